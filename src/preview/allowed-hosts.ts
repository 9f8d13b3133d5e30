import { isIP } from 'node:net';
import { isLoopback } from '../inputs/values.ts';

/** Whether a name always means the machine that asks. */
function isOwn(name: string): boolean {
  return isLoopback(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * Whether a request with this `Host` may be answered by a server that only its own machine reaches. A page of another
 * site whose name has come to mean this machine (DNS rebinding) would read it otherwise. `names` are allowed besides.
 */
export function isAllowedHost(host: string | undefined, names: readonly string[]): boolean {
  // No browser leaves it out.
  if (host === undefined) return true;
  const name = host.replace(/:\d*$/, '').toLowerCase();
  return isOwn(name) || names.some((allowed) => allowed.toLowerCase() === name);
}
