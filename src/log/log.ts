/** A place in a file of the docs project, for annotations. Line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Where the program speaks. Every text passes through the redaction of {@link Secrets} first. */
export interface Log {
  /** Runs `work` under a heading (a log group on the runner). */
  phase<T>(title: string, work: () => Promise<T>): Promise<T>;
  info(message: string): void;
  /** Said for the record only: shown when debug logging is on. */
  debug(message: string): void;
  notice(message: string): void;
  warning(message: string, place?: Place): void;
  error(message: string, place?: Place): void;
  /**
   * A live line: replaced in place on a terminal, thinned out in a log. Work that goes on side by side has a line for
   * each name (`of`); an empty message ends one.
   */
  progress(message: string, of?: string): void;
  /** Masks a secret everywhere from now on. */
  mask(secret: string): void;
}
