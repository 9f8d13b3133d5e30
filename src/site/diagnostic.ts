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

/** The same for the same mistake, wherever it is. */
export function mistakeOf(diagnostic: Pick<Diagnostic, 'severity' | 'kind' | 'message'>): string {
  const { severity, kind } = diagnostic;
  return `${severity}\n${kind}\n${commonMessage(diagnostic)}`;
}
