import { messageOf } from '../../errors/failure.ts';
import type { Report } from '../diagnostic.ts';
import { endCircles } from '../project/circles.ts';
import { endCopies } from '../project/copies.ts';
import { exactNumber, hasLongNumbers, isObject, type JsonObject, parseJson, shown } from './json.ts';

/** Reads the text of a JSON or YAML file; undefined, with a diagnostic, when it is neither or no object. */
export type ParseApiFile = (file: string, text: string, report: Report) => JsonObject | undefined;

/** Loads the YAML parser, once needed, and gives a parser for both formats. */
export async function loadApiFileParser(): Promise<ParseApiFile> {
  const yaml = await import('yaml');
  const { cutDeepKeys } = await import('../project/deep-keys.ts');

  return (file, text, report) => {
    const broken = (message: string, place?: { line: number; col: number }) =>
      report({
        severity: 'error',
        kind: 'api-document',
        message: `The API description cannot be read: ${message}`,
        hint: 'Write it as valid JSON or YAML.',
        file,
        line: place?.line,
        column: place?.col,
      });

    let value: unknown;
    try {
      value = parseJson(text);
    } catch {
      // Everything that is not strict JSON, JSON with comments or a trailing comma included, is tried as YAML,
      // whose parser also says where it went wrong.
      const document = yaml.parseDocument(text, { merge: true, uniqueKeys: false, version: '1.2' });
      const [error] = document.errors;
      if (error !== undefined) {
        broken(error.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? error.name, error.linePos?.[0]);
        return undefined;
      }
      try {
        if (hasLongNumbers(text)) {
          yaml.visit(document, {
            Scalar(_, node) {
              node.value = exactNumber(node.value, node.source);
            },
          });
        }
        cutDeepKeys(document, text);
        // Aliases share one object, so that many of them cost nothing.
        value = document.toJS({ maxAliasCount: -1 });
        if (/\*\S/.test(text)) {
          endCircles(value, (pointer) => ({ $ref: `#${pointer}` }));
          endCopies(value);
        }
      } catch (error) {
        broken(messageOf(error));
        return undefined;
      }
    }
    if (isObject(value)) return withVersion(value);
    broken('it is not an object');
    return undefined;
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
