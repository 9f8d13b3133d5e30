import { InvalidArgumentError } from 'commander';
import { shellWordIn } from '../shell-word.ts';

/** Reads an option that names what is written. An empty one would mean the folder that somebody stands in. */
export function writtenPath(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Name a path; is a variable of the shell not set?');
  // Behind the = of an option no shell fills it in, and a folder of that name would be made.
  const word = shellWordIn(text);
  if (word === undefined) return text;
  throw new InvalidArgumentError(
    `Only a shell knows what ${word} is; write the path in full, or from the current folder.`,
  );
}
