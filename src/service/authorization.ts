import { hash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header carries the key; takes the same time wherever the two differ. */
export function checkAuthorization(
  header: string | undefined,
  apiKey: string,
): 'valid' | 'missing' | 'wrong' {
  const token = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
  if (token === undefined) return 'missing';
  return timingSafeEqual(digest(token), digest(apiKey)) ? 'valid' : 'wrong';
}

/** Digests have one length, as the comparison needs. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
