import { InvalidArgumentError } from 'commander';

/** Reads what names something. An empty one, as of a variable that nobody has set, would mean where somebody stands, or all. */
export function named(what: string): (text: string) => string {
  return (text) => {
    if (text.trim() !== '') return text;
    throw new InvalidArgumentError(`Name ${what}; is a variable of the shell not set?`);
  };
}

/** Reads the argument that names a folder with a site. */
export const siteFolder = named('the folder with the site');
