import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

/** Keeps what is loaded of the program from now on in its compiled form, below the folder of a cache. */
export function keepCompiled(folder: string | undefined): void {
  if (folder !== undefined) enableCompileCache(join(folder, 'compiled'));
}

/** The cache folder that a command line names, read before there is a parser of command lines. */
export function namedFolder(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((argument) => /^--cache(=|$)/.test(argument));
  if (at < 0) return undefined;
  const folder = argv[at]?.split('=')[1] ?? argv[at + 1];
  return folder === undefined || folder === '' ? undefined : resolve(folder);
}
