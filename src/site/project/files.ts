/** The files of a docs project, read on demand. Paths are relative to its root, with `/`, sorted by code unit. */
export interface ProjectFiles {
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** The bytes of a file that is in `paths`; throws for any other. */
  read(path: string): Uint8Array;
  /** The same as text (UTF-8, a byte order mark removed). */
  readText(path: string): string;
}
