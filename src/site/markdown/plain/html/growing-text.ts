/** A text that is written from its beginning to its end, and of which the end is looked at and taken back. */
export interface GrowingText {
  /** How much there is: a place to come back to. */
  length(): number;
  /** The end of it, at least as much as {@link KEPT} of what is there, and no blanks alone where there are words. */
  end(): string;
  /** The line that is being written, or the end of a long one. */
  line(): string;
  write(more: string): void;
  /** Takes back all that was written from a place on. */
  cut(at: number): string;
  /** Writes the end anew, where it matches. */
  amend(pattern: RegExp, by: string): void;
  /** Takes back blanks and ends of lines. */
  trimEnd(): void;
  whole(): string;
}

/** More than anybody looks back for what the last words are a part of. */
const KEPT = 500;
const MOST = 4 * KEPT;

/** Begins a text. A look at its end takes the same time however long it has become. */
export function createGrowingText(): GrowingText {
  const settled: string[] = [];
  let before = 0;
  let end = '';
  const settle = (): void => {
    const at = end.length > MOST ? end.trimEnd().length - KEPT : 0;
    if (at <= 0) return;
    settled.push(end.slice(0, at));
    before += at;
    end = end.slice(at);
  };
  /** Puts what was settled last before the end again. */
  const unsettle = (): boolean => {
    const last = settled.pop();
    if (last === undefined) return false;
    before -= last.length;
    end = last + end;
    return true;
  };
  return {
    length: () => before + end.length,
    end: () => end,
    line: () => end.slice(end.lastIndexOf('\n') + 1),
    write(more) {
      end += more;
      settle();
    },
    cut(at) {
      const taken: string[] = [];
      while (at < before) {
        taken.push(end);
        end = '';
        unsettle();
      }
      taken.push(end.slice(at - before));
      end = end.slice(0, at - before);
      while (end.trim() === '' && unsettle());
      return taken.reverse().join('');
    },
    amend(pattern, by) {
      end = end.replace(pattern, by);
    },
    trimEnd() {
      end = end.trimEnd();
    },
    whole: () => settled.join('') + end,
  };
}
