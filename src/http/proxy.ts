import { isIPv6 } from 'node:net';
import type { Pool } from 'undici';
import { Failure } from '../errors/failure.ts';
import type { Environment } from '../process/environment.ts';
import { secureConnectionProblem } from './certificate.ts';
import { type NetworkError, networkErrorIn, PROXY_HUNG_UP } from './retry.ts';

/** No proxy reaches this machine itself, nor so the embedded service, whatever the environment says. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host name of an address means this machine. */
export function isThisMachine(hostname: string): boolean {
  return LOOPBACK.includes(hostname);
}

/** The proxies of an environment, as undici takes them; empty where there is none. */
export interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/**
 * Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY, in small letters first; an address without a scheme is one of http, as
 * other programs take it. Throws E_INPUT_INVALID, which shows no password, for a proxy of another kind.
 */
export function readProxies(env: Environment): Proxies {
  return {
    httpProxy: readProxy('HTTP_PROXY', env.http_proxy ?? env.HTTP_PROXY ?? ''),
    httpsProxy: readProxy('HTTPS_PROXY', env.https_proxy ?? env.HTTPS_PROXY ?? ''),
    noProxy: directHosts(env).split(',').map(inBrackets).join(','),
  };
}

/**
 * Hosts that an environment wants to be asked directly, and this machine itself, as NO_PROXY names them; `*` where it
 * wants so of all, which means that only where it stands alone.
 */
export function directHosts(env: Environment): string {
  const named = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[,\s]+/).filter((one) => one !== '');
  return named.includes('*') ? '*' : [...named, ...LOOPBACK].join(',');
}

/** Addresses of IPv6 stand bare in NO_PROXY, as a rule; in an address they do not. */
function inBrackets(host: string): string {
  return isIPv6(host) ? new URL(`http://[${host}]`).hostname : host;
}

function readProxy(name: string, given: string): string {
  const value = given.trim();
  if (value === '') return '';
  const address = /^[a-z][\w+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  const url = URL.parse(address);
  if (url !== null && /^https?:$/.test(url.protocol)) return address;
  throw new Failure('E_INPUT_INVALID', {
    what: 'The proxy of the environment cannot be used',
    value: name,
    why: url === null ? 'it is no address' : `${url.protocol.slice(0, -1)} is not http or https`,
    fix: 'write it as http://host:port, or name the hosts that are reached without it in NO_PROXY and remove it',
  });
}

/**
 * Makes the connections to a proxy itself, so that its failures are told from those of who is asked through it. One that
 * hangs up on a CONNECT has a code of its own: what undici says there, it takes for a connection that was idle too long,
 * and asks the proxy again at once and without end.
 */
export function proxyConnections(AnyPool: typeof Pool, quietMs: number) {
  return (proxy: URL, options: object): Pool => {
    const pool = new AnyPool(proxy, { ...options, headersTimeout: quietMs });
    const connect = pool.connect.bind(pool);
    return Object.assign(pool, {
      async connect(tunnel: Parameters<typeof connect>[0]) {
        return connect(tunnel).catch((error: unknown) => {
          const found = networkErrorIn(error);
          const insecure = error instanceof Error && secureConnectionProblem(error) !== undefined;
          if (found === undefined && !insecure) throw error;
          const { message, code, hostname, address, port } = (found ?? error) as NetworkError;
          throw Object.assign(new Error(message, { cause: error }), {
            ...{ hostname, address, port, isOfProxy: true },
            code: code === 'UND_ERR_SOCKET' ? PROXY_HUNG_UP : code,
          });
        });
      },
    });
  };
}
