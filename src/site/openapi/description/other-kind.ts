import { placeAt, type TextPlace } from '../../project/place.ts';
import type { JsonObject } from '../json.ts';
import type { WrittenValue } from './key-places.ts';

interface OtherKind extends Partial<TextPlace> {
  readonly message: string;
  readonly hint: string;
}

/** Why a file is no description of the kind that it is named as, and what to do about it. */
export function otherKind(
  root: JsonObject,
  kind: 'openapi' | 'asyncapi',
  write: string,
  text: string,
  parse: (text: string) => WrittenValue | undefined,
): OtherKind {
  const [own, other] = kind === 'openapi' ? [['openapi', 'swagger'], 'asyncapi'] : [['asyncapi'], 'openapi'];
  const given = own.find((key) => root[key] !== undefined);
  const why =
    given === undefined ? `it has no "${kind}"` : `"${given}" is ${JSON.stringify(root[given] ?? null)}`;
  const name = kind === 'openapi' ? 'API' : 'AsyncAPI';
  const at = given === undefined ? undefined : parse(text)?.inside(given)?.offset;
  const isOther = given === undefined && [other, 'swagger'].some((key) => root[key] !== undefined);
  return {
    message: `This is no ${name} description that is understood: ${why}.`,
    hint: isOther ? `Name it as "${other}" in place of "${kind}".` : write,
    ...(at === undefined ? {} : placeAt(text, at)),
  };
}
