/** Something the author of a docs project should know. The build goes on, but for a broken `docs.json`. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning' | 'notice';
  /** A stable kind in kebab case: `broken-link`, `missing-file`, `unbound-name`, … */
  readonly kind: string;
  readonly message: string;
  /** What to do: "did you mean /guides/start?". */
  readonly hint?: string | undefined;
  /** Path inside the docs project, with `/`. */
  readonly file?: string | undefined;
  /** Counts from 1. */
  readonly line?: number | undefined;
  /** Counts from 1. */
  readonly column?: number | undefined;
}

/** Takes diagnostics as they are found. */
export type Report = (diagnostic: Diagnostic) => void;

/** What a message says of all places of one mistake: of an address the host alone. */
export function commonMessage({ message }: Pick<Diagnostic, 'message'>): string {
  return message.replaceAll(/(https?:\/\/[^/\s]+\/)\S+/g, '$1…');
}

/** Diagnostics in their order, each with which of those of the same mistake it is, from 0, and how many these are. */
export function countMistakes(
  diagnostics: readonly Diagnostic[],
): { readonly diagnostic: Diagnostic; readonly nth: number; readonly times: number }[] {
  const times = new Map<string, number>();
  const numbered = diagnostics.map((diagnostic) => {
    const mistake = `${diagnostic.severity}\n${diagnostic.kind}\n${commonMessage(diagnostic)}`;
    const nth = times.get(mistake) ?? 0;
    times.set(mistake, nth + 1);
    return { diagnostic, mistake, nth };
  });
  return numbered.map(({ mistake, ...one }) => ({ ...one, times: times.get(mistake) ?? 0 }));
}
