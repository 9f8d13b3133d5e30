import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a presigned link turned out to be worth. */
export type LinkCheck = 'valid' | 'expired' | 'forged';

/** Adds an expiry (milliseconds since the epoch) and its signature to an address, as `?expires=…&signature=…`. */
export function signLink(address: string | URL, expires: number, secret: string): string {
  const url = new URL(address);
  const text = String(expires);
  url.searchParams.set('expires', text);
  url.searchParams.set('signature', sign(url.pathname, text, secret));
  return url.href;
}

/** Whether a link was signed with `secret` for its very path and expiry, and is not over at `now`. */
export function checkLink(link: URL, now: number, secret: string): LinkCheck {
  const expires = link.searchParams.get('expires') ?? '';
  const given = Buffer.from(link.searchParams.get('signature') ?? '');
  const wanted = Buffer.from(sign(link.pathname, expires, secret));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'forged';
  return now > Number(expires) ? 'expired' : 'valid';
}

function sign(path: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`${path}\n${expires}`).digest('hex');
}
