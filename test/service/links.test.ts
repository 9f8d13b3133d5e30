import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLink, signLink } from '../../src/service/links.ts';

const path = fc
  .array(fc.stringMatching(/^[\w.~-]+$/), { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);
const time = fc.integer({ min: 0, max: 8.64e15 });
const secret = fc.string({ minLength: 1 });
const signed = fc.record({ path, expires: time, secret }).map((parts) => ({
  ...parts,
  link: signLink(`http://127.0.0.1:8080${parts.path}`, parts.expires, parts.secret),
}));

test('a link is valid up to its expiry, whatever path, time and secret', () => {
  fc.assert(
    fc.property(signed, fc.nat(), ({ link, expires, secret: key }, before) => {
      expect(checkLink(new URL(link), expires, key)).toBe('valid');
      expect(checkLink(new URL(link), expires - before, key)).toBe('valid');
    }),
  );
});

test('a link is expired from then on', () => {
  fc.assert(
    fc.property(signed, fc.integer({ min: 1 }), ({ link, expires, secret: key }, after) => {
      expect(checkLink(new URL(link), expires + after, key)).toBe('expired');
    }),
  );
});

test('a link is worth nothing to another secret', () => {
  fc.assert(
    fc.property(signed, secret, ({ link, expires, secret: key }, other) => {
      fc.pre(other !== key);
      expect(checkLink(new URL(link), expires, other)).toBe('forged');
    }),
  );
});

test('a link with another path, expiry or signature is forged', () => {
  fc.assert(
    fc.property(
      signed,
      path,
      time,
      fc.string(),
      ({ link, secret: key, ...given }, otherPath, otherTime, other) => {
        const change = (change: (url: URL) => void): string => {
          const url = new URL(link);
          change(url);
          return url.href === link ? 'unchanged' : checkLink(url, 0, key);
        };
        fc.pre(new URL(otherPath, link).pathname !== new URL(link).pathname && otherTime !== given.expires);
        expect(change((url) => (url.pathname = otherPath))).toBe('forged');
        expect(change((url) => url.searchParams.set('expires', String(otherTime)))).toBe('forged');
        expect(change((url) => url.searchParams.set('expires', `0${given.expires}`))).toBe('forged');
        expect(change((url) => url.searchParams.set('signature', other))).toBe('forged');
        expect(change((url) => url.searchParams.delete('signature'))).toBe('forged');
        expect(change((url) => url.searchParams.delete('expires'))).toBe('forged');
      },
    ),
  );
});

test('every single changed character of the signature counts', () => {
  const link = new URL(signLink('http://127.0.0.1/bundles/x.tar.gz', 1000, 'secret'));
  const signature = link.searchParams.get('signature') ?? '';
  for (let index = 0; index < signature.length; index += 1) {
    const changed = signature[index] === '0' ? '1' : '0';
    link.searchParams.set('signature', signature.slice(0, index) + changed + signature.slice(index + 1));
    expect(checkLink(link, 0, 'secret')).toBe('forged');
  }
});
