import { textOf } from '../store/xml.ts';
import type { Refusal } from './failure.ts';

/** What only a bucket's service can tell for certain. */
export interface Known {
  readonly region: string;
  /** Milliseconds that the service's clock is ahead of ours; 0 until it refuses our time. */
  readonly clockOffset: number;
}

/**
 * What is known after a refusal of a request that was signed with `sent`; undefined where to send it again would change
 * nothing. `known` may have become more than that meanwhile, by other requests. `now` is our time, in milliseconds.
 */
export function learned(
  { code, status, headers, body }: Refusal,
  sent: Known,
  known: Known,
  now: number,
): Known | undefined {
  const region = headers['x-amz-bucket-region'] ?? textOf(body, 'Region');
  if ([301, 307, 400].includes(status) && region !== undefined && region !== sent.region)
    return { ...known, region };
  const served = Date.parse(headers.date ?? '');
  if (code !== 'RequestTimeTooSkewed' || sent.clockOffset !== 0 || Number.isNaN(served)) return undefined;
  return known.clockOffset === 0 ? { ...known, clockOffset: served - now } : known;
}
