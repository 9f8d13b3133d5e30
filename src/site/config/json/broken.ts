import type { ParseError, ParseErrorCode } from 'jsonc-parser';
import { Failure } from '../../../errors/failure.ts';
import { placeAt } from '../../project/place.ts';

/** Further places that one message names. */
const MOST_PLACES = 8;

/** What is wrong with JSON that cannot be parsed: the first mistake, and where others are. */
export function brokenJson(
  file: string,
  text: string,
  errors: readonly ParseError[],
  print: (code: ParseErrorCode) => string,
): Failure {
  if (text.trim() === '') {
    return new Failure('E_DOCS_JSON_INVALID', {
      what: `${file} is empty`,
      value: `${file}:1:1`,
      fix: 'write the settings as { "theme": …, "name": …, "colors": …, "navigation": … }',
    });
  }
  const [first, ...others] = errors.map((error) => mistakeOf(text, error, print));
  const { line, column, why, fix } = first as Mistake;
  const seen = new Set([`${line}:${column}`]);
  const more = others.filter((one) => {
    const place = `${one.line}:${one.column}`;
    const isNew = one.isAlone && !seen.has(place);
    seen.add(place);
    return isNew;
  });
  const listed = more
    .slice(0, MOST_PLACES)
    .map((one) => `${one.line}:${one.column} ${one.why.split(';')[0]}`);
  const rest = more.length > listed.length ? ` and ${more.length - listed.length} more` : '';
  return new Failure('E_DOCS_JSON_INVALID', {
    what: `${file} is not valid JSON`,
    value: `${file}:${line}:${column}`,
    why: listed.length === 0 ? why : `${why} (also ${listed.join(', ')}${rest})`,
    fix: `${fix} line ${line}, column ${column}`,
  });
}

const REASONS: Partial<Record<ReturnType<typeof import('jsonc-parser').printParseErrorCode>, string>> = {
  InvalidSymbol: 'a word that JSON does not know; texts need double quotes',
  InvalidNumberFormat: 'a number that JSON does not know',
  PropertyNameExpected:
    'a property name in double quotes was expected (is there a comma before the bracket?)',
  ValueExpected: 'a value was expected (is there a comma before the bracket?)',
  ColonExpected: 'a colon was expected after the property name',
  CommaExpected: 'a comma was expected between two entries',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'text after the end of the document',
  InvalidCommentToken: 'comments are not allowed in JSON',
  UnexpectedEndOfComment: 'a comment that does not end; comments are not allowed in JSON',
  UnexpectedEndOfString: 'a text without its closing quote',
  InvalidUnicode: 'an escape \\u without four hex digits',
  InvalidEscapeCharacter: 'an escape that JSON does not know',
  InvalidCharacter: 'a control character inside a text',
};

/** The offset of a comma with nothing but a closing bracket behind it, where that is what is wrong at an offset. */
function trailingComma(text: string, offset: number): number | undefined {
  if (!/[}\]]/.test(text[offset] ?? '')) return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(',') ? before.length - 1 : undefined;
}

const TRAILING_COMMA = 'a comma before a closing bracket; JSON has commas between entries only';

interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly why: string;
  readonly fix: 'correct' | 'remove the comma at';
  /** Whether the parser reads on behind it as if it were right, so that what it finds there is no consequence. */
  readonly isAlone: boolean;
}

function mistakeOf(text: string, error: ParseError, print: (code: ParseErrorCode) => string): Mistake {
  const comma = trailingComma(text, error.offset);
  const name = print(error.error);
  return comma === undefined
    ? {
        ...placeAt(text, error.offset),
        why: (REASONS as Record<string, string>)[name] ?? name,
        fix: 'correct',
        isAlone: name === 'InvalidCommentToken',
      }
    : { ...placeAt(text, comma), why: TRAILING_COMMA, fix: 'remove the comma at', isAlone: true };
}
