import { ENCODINGS, type Encoding } from '../deploy/files/compressor.ts';

/** The encoding that a reader likes best by `Accept-Encoding` (RFC 9110, 12.5.3); `undefined` sends the file as it is. */
export async function chooseEncoding(accept: string | undefined): Promise<Encoding | undefined> {
  if (accept === undefined) return undefined;
  const { parseAccept } = await import('hono/utils/accept');
  const asked = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (encoding: string): number => asked.get(encoding) ?? asked.get('*') ?? 0;
  const [best] = ENCODINGS.filter((one) => liking(one) > 0).sort((a, b) => liking(b) - liking(a));
  return best;
}
