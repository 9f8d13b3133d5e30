import type { ErrorCode } from 'yaml';
import { messageOf } from '../../../errors/failure.ts';
import type { Diagnostic, Report } from '../../diagnostic.ts';
import { placeAt, type TextPlace } from '../../project/place.ts';
import { isObject, type JsonObject, parseJson, shown } from '../json.ts';
import type { WrittenValue } from './key-places.ts';
import { repeatedPaths } from './repeated-paths.ts';

/** A file that descriptions refer to may be a list: of tags, of servers. */
export type ApiFilePart = JsonObject | readonly unknown[];

/** Reads the text of a JSON or YAML file; undefined, with a diagnostic, when it is neither or not what is asked for. */
export interface ApiFileParser {
  description(file: string, text: string, report: Report): JsonObject | undefined;
  part(file: string, text: string, report: Report): ApiFilePart | undefined;
  /** What the text says, with the places of all that is in it. */
  written(text: string): WrittenValue | undefined;
}

/** Loads the YAML parser, once needed, and gives a parser for both formats. */
export async function loadApiFileParser(): Promise<ApiFileParser> {
  const { parseYaml, repeatedKeys, valueIn } = await import('./yaml.ts');
  const { writtenValue } = await import('./written-values.ts');
  const { stripComments, visit } = await import('jsonc-parser');

  /** JSON as others write it for people: with comments, and with a comma behind the last. */
  const withoutComments = (text: string): string | undefined =>
    /^\uFEFF?\s*[{/]/.test(text) ? stripComments(text, ' ') : undefined;

  const part: ApiFileParser['part'] = (file, text, report) => {
    const broken = (why: string, place?: Place, hint?: string) => report(unreadable(file, why, place, hint));
    const warn = (message: string, hint: string, place?: TextPlace) =>
      report({ severity: 'warning', kind: 'api-document', message, hint, file, ...place });

    const warnOfRepeated = (found: readonly { readonly key: string; readonly offset: number }[]) => {
      for (const { key, offset } of found.slice(0, MOST_TOLD)) {
        warn(
          `${JSON.stringify(key)} stands twice in one place, and only the last one counts.`,
          'Join the two.',
          placeAt(text, offset),
        );
      }
    };

    if (MARKUP.test(text)) {
      broken('it is HTML, or another file of markup');
      return undefined;
    }
    let value: unknown;
    try {
      value = parseJson(text);
      warnOfRepeated(repeatedPaths(text, visit));
    } catch {
      // Everything that is not strict JSON is tried as YAML, whose parser also says where it went wrong.
      const asWritten = parseYaml(text);
      const isMisread = COMMENTED.test(text) || asWritten.document?.errors.length;
      const plain = isMisread ? withoutComments(text) : undefined;
      const uncommented = plain === undefined ? undefined : parseYaml(plain);
      const { document, documents } = uncommented?.document?.errors.length === 0 ? uncommented : asWritten;
      if (document === undefined) {
        broken(noObject(text));
        return undefined;
      }
      const [error] = document.errors;
      if (error !== undefined) {
        const why = error.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? error.name;
        broken(why, error.linePos?.[0], HINTS[error.code]);
        return undefined;
      }
      if (documents > 1) {
        warn(
          `${file} holds ${documents} YAML documents, and only the first is read.`,
          'Put each into a file of its own.',
        );
      }
      warnOfRepeated(repeatedKeys(document));
      try {
        const read = valueIn(document, text);
        value = read.value;
        for (const offset of read.withoutKey.slice(0, MOST_TOLD)) {
          warn(
            'This entry has no key, and is left out.',
            'Write one before the colon.',
            placeAt(text, offset),
          );
        }
      } catch (error) {
        broken(messageOf(error));
        return undefined;
      }
    }
    if (isObject(value)) return withVersion(value);
    if (Array.isArray(value)) return value;
    broken(noObject(text));
    return undefined;
  };

  return {
    part,
    written: writtenValue,
    description(file, text, report) {
      const value = part(file, text, report);
      if (value === undefined || isObject(value)) return value;
      report(unreadable(file, noObject(text)));
      return undefined;
    },
  };
}

/** Keys that are told of as standing twice. */
const MOST_TOLD = 10;

/** What a file is that is no object. */
function noObject(text: string): string {
  return text.trim() === '' ? 'it is empty' : 'it is not an object';
}

/** A page that leads to a description is easily saved in place of it. */
const MARKUP = /^\uFEFF?\s*<[!?a-z]/i;

/** JSON with comments, which YAML takes for a part of the key behind them. */
const COMMENTED = /^\uFEFF?\s*(?:\{\s*)?(?:\/[/*]|"[\s\S]*?[\s,{[]\/[/*])/;

interface Place {
  readonly line: number;
  readonly col: number;
}

/** What to do about the mistakes that people make most. */
const HINTS: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'Put a value that has a colon in quotes, and begin the keys of one object in one column.',
  BLOCK_IN_FLOW: 'Put a value that has a colon in quotes.',
  TAB_AS_INDENT: 'Write spaces in place of the tab.',
  UNEXPECTED_TOKEN:
    'Put a value that has braces or brackets in quotes, and a backslash before quotes that are in quotes.',
};

function unreadable(
  file: string,
  why: string,
  place?: Place,
  hint = 'Write it as valid JSON or YAML.',
): Diagnostic {
  return {
    severity: 'error',
    kind: 'api-document',
    message: `The API description cannot be read: ${why}`,
    hint,
    file,
    line: place?.line,
    column: place?.col,
  };
}

/** A description whose version is a number for want of quotes, with the text that it means: `2.0`, `3.1`. */
function withVersion(root: JsonObject): JsonObject {
  const numbers = ['openapi', 'swagger', 'asyncapi'].filter((key) => typeof root[key] === 'number');
  if (numbers.length === 0) return root;
  const texts = numbers.map((key): [string, string] => {
    const version = shown(root[key]);
    return [key, version.includes('.') ? version : `${version}.0`];
  });
  return { ...root, ...Object.fromEntries(texts) };
}
