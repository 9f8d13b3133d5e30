import type { Node, ParseError } from 'jsonc-parser';
import { Failure } from '../../../errors/failure.ts';
import { brokenJson } from './broken.ts';

/** Deeper than any navigation. */
export const DEEPEST = 200;

/** What the parser says of text that ends before there is a value. */
const NO_VALUE: ParseError = { error: 4, offset: 0, length: 0 };

/**
 * Loads what parses the text of a file to a tree that knows where each value was written. It throws a Failure
 * (E_DOCS_JSON_INVALID) for text that is no JSON, with line and column, and for what nests deeper than can be meant.
 */
export async function loadJsonParser(): Promise<(file: string, text: string) => Node> {
  const { parseTree, printParseErrorCode } = await import('jsonc-parser');
  return (file, text) => {
    const errors: ParseError[] = [];
    try {
      const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
      if (errors.length === 0 && root !== undefined) return root;
    } catch (error) {
      // The parser goes down into it as deep as it goes.
      if (error instanceof RangeError) throw tooMuch(file, `it nests deeper than ${DEEPEST} levels`);
      throw error;
    }
    throw brokenJson(file, text, errors.length === 0 ? [NO_VALUE] : errors, printParseErrorCode);
  };
}

/** The failure of a file that holds more than can be meant. */
export function tooMuch(file: string, why: string): Failure {
  return new Failure('E_DOCS_JSON_INVALID', {
    what: `${file} cannot be read`,
    why,
    fix: 'write it flatter, and let no file refer to another again and again',
  });
}
