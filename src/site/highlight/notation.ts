import { lookUp } from '../../look-up.ts';
/** A line's marks, by the class names they are written as: `hl`, `focus`, `add`, `del`, `error`, `warning`. */
export type LineMarks = ReadonlyMap<number, ReadonlySet<string>>;

const MARKS: Readonly<Record<string, string>> = {
  '++': 'add',
  '--': 'del',
  highlight: 'hl',
  hl: 'hl',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

const NOTE =
  /[ \t]*(?:\/\/|\/\*|<!--|\{\/\*|#|--|;|%)\s*\[!code\s+([\w+-]+)(?::(\d+))?\]\s*(?:\*\/\}?|-->)?[ \t]*$/;

const MAX_COUNT = 10_000;

/** Takes comments such as `// [!code ++]` and `# [!code highlight:3]` out of code; lines count from 1. */
export function readNotation(code: string): { code: string; marks: LineMarks } {
  const marks = new Map<number, Set<string>>();
  if (!code.includes('[!code')) return { code, marks };
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const note = NOTE.exec(line);
    const mark = lookUp(MARKS, note?.[1] ?? '');
    if (!note || mark === undefined) {
      lines.push(line);
      continue;
    }
    const rest = line.slice(0, note.index);
    // A comment on a line of its own speaks of the lines below it.
    if (rest.trim() !== '') lines.push(rest);
    const first = rest.trim() === '' ? lines.length + 1 : lines.length;
    const count = Math.min(Number(note[2] ?? 1), MAX_COUNT);
    for (let n = first; n < first + count; n++) marks.set(n, (marks.get(n) ?? new Set()).add(mark));
  }
  return { code: lines.join('\n'), marks };
}
