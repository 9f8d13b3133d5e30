import type { JsonObject } from './json.ts';

/** Why a file is no description of the kind that it is named as, and what to do about it. */
export function otherKind(
  root: JsonObject,
  kind: 'openapi' | 'asyncapi',
  write: string,
): { readonly message: string; readonly hint: string } {
  const [own, other] = kind === 'openapi' ? [['openapi', 'swagger'], 'asyncapi'] : [['asyncapi'], 'openapi'];
  const given = own.find((key) => root[key] !== undefined);
  const why =
    given === undefined ? `it has no "${kind}"` : `"${given}" is ${JSON.stringify(root[given] ?? null)}`;
  const name = kind === 'openapi' ? 'API' : 'AsyncAPI';
  const isOther = given === undefined && [other, 'swagger'].some((key) => root[key] !== undefined);
  return {
    message: `This is no ${name} description that is understood: ${why}.`,
    hint: isOther ? `Name it as "${other}" in place of "${kind}".` : write,
  };
}
