import { createHmac } from 'node:crypto';

/** Headers that are signed by their place; the others that count start with `x-ms-`. */
const SIGNED = [
  'content-encoding',
  'content-language',
  'content-length',
  'content-md5',
  'content-type',
  'date',
  'if-modified-since',
  'if-match',
  'if-none-match',
  'if-unmodified-since',
  'range',
];

/**
 * The `Authorization` header of a request signed with the account's key ("Authorize with Shared Key", Blob service).
 * `headers` have names in lower case and hold `x-ms-date` and `x-ms-version`; `key` is in base64.
 */
export function sharedKeyHeader(
  request: { readonly method: string; readonly url: string; readonly headers: Record<string, string> },
  account: string,
  key: string,
): string {
  const url = new URL(request.url);
  const { headers } = request;
  const placed = SIGNED.map((name) =>
    name === 'content-length' && headers[name] === '0' ? '' : (headers[name] ?? ''),
  );
  const marked = Object.keys(headers)
    .filter((name) => name.startsWith('x-ms-'))
    .sort()
    .map((name) => `${name}:${headers[name]}`);
  const query = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
  const resource = [`/${account}${url.pathname}`, ...query.map(([name, value]) => `${name}:${value}`)];
  const text = [request.method, ...placed, ...marked, ...resource].join('\n');
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64');
  return `SharedKey ${account}:${signature}`;
}
