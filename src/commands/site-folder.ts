import { InvalidArgumentError } from 'commander';

/** Reads the argument that names a folder with a site. An empty one would mean the folder that somebody stands in. */
export function siteFolder(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('Name the folder with the site; is a variable of the shell not set?');
}
