import { messageOf } from '../errors/failure.ts';
import { secureConnectionProblem } from './certificate.ts';
import { DRIPPING, ENDLESS } from './endless.ts';
import { networkErrorIn, PROXY_HUNG_UP, proxyRefusal } from './retry.ts';

/** What the codes mean that say least. */
const WORDS: Readonly<Record<string, string>> = {
  UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
  UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
  UND_ERR_BODY_TIMEOUT: 'the answer broke off',
  UND_ERR_CONNECT_TIMEOUT: 'no connection was made in time',
  [ENDLESS]: 'the answer does not come to an end',
  [DRIPPING]: 'the answer only drips, with less than 1 kB a second',
  [PROXY_HUNG_UP]: 'the proxy of the environment closed the connection without an answer',
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no host of this name',
};

/** Why a request failed on the way, in words and with its code. */
export function networkWords(error: unknown): string {
  const status = proxyRefusal(error);
  if (status === 407)
    return 'the proxy of the environment wants another user and password than it is given (407)';
  if (status !== undefined) return `the proxy of the environment answered ${status}`;
  const found = networkErrorIn(error);
  // OpenSSL's own words name a line of its source.
  if (found === undefined) return secureConnectionProblem(error)?.why ?? messageOf(error);
  const { code, hostname, address, port, isOfProxy } = found;
  const place = hostname ?? (address === undefined ? '' : `${address}:${port}`);
  const where = place === '' ? code : `${code} ${place}`;
  const words = WORDS[code];
  const said = words === undefined ? where : `${words} (${where})`;
  return isOfProxy && code !== PROXY_HUNG_UP
    ? `the proxy of the environment cannot be reached: ${said}`
    : said;
}
