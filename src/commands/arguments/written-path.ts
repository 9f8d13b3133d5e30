import { InvalidArgumentError } from 'commander';
import { shellWordIn } from '../../text/shell-word.ts';
import { named } from './named.ts';

/** Reads an option that names what is written. */
export function writtenPath(text: string): string {
  named('a path')(text);
  // Behind the = of an option no shell fills it in, and a folder of that name would be made.
  const word = shellWordIn(text);
  if (word === undefined) return text;
  throw new InvalidArgumentError(
    `Only a shell knows what ${word} is; write the path in full, or from the current folder.`,
  );
}
