import { isIP } from 'node:net';
import { literalIn } from '../text/literal-in.ts';

/** Hosts that documentation writes down for none in particular (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))$/i;
/** What a reader is to put something of their own in the place of. */
const PLACEHOLDER = /[<>{}…]|%7B|%3C|%E2%80%A6|(^|\/)\.\.\.(\/|$)|\bYOUR[-_]|\bX{3,}\b/;
/** Addresses of the own machine, of a private network, and of what a cloud tells its machines. */
const PRIVATE =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^\[(::|f[cd]|fe[89ab])/i;

/**
 * The address that is asked for a link, without its fragment; undefined where nobody can tell from here whether it leads
 * anywhere: of mail, of placeholders, of hosts that stand for others, of private networks.
 */
export function askableAddress(link: string): string | undefined {
  const url = URL.parse(link, 'https://docs.invalid');
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const { hostname, pathname } = url;
  if (PLACEHOLDER.test(hostname + pathname) || /\bYOUR_/.test(url.search)) return undefined;
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (RESERVED.test(hostname) || PRIVATE.test(hostname)) return undefined;
  if (!isNumber && !hostname.includes('.')) return undefined;
  url.hash = '';
  return url.href;
}

/** Whether an address is meant by one of these: each as it is written, with `*` for anything. */
export function meantBy(patterns: readonly string[]): (address: string) => boolean {
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split('*').map(literalIn);
    return new RegExp(`^${parts.join('.*')}$`);
  });
  return (address) => expressions.some((expression) => expression.test(address));
}
