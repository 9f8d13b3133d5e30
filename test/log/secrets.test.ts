import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecrets, secretsOfLink } from '../../src/log/secrets.ts';
import { createTerminalLog } from '../../src/log/terminal.ts';

describe('secrets', () => {
  it('are replaced wherever they stand, also encoded', () => {
    const secrets = createSecrets();
    secrets.add('svc_a+b/c"d');
    expect(secrets.redact('key svc_a+b/c"d, url svc_a%2Bb%2Fc%22d, json svc_a+b/c\\"d')).toBe(
      'key ***, url ***, json ***',
    );
    secrets.add("one two!(3)'s/");
    const forms = [
      "one%20two!(3)'s%2F",
      'one%20two%21%283%29%27s%2F',
      'one%20two%21%283%29%27s%2f',
      'one+two%21%283%29%27s%2F',
    ];
    for (const form of forms) expect(secrets.redact(form)).toBe('***');
  });

  it('are replaced in Base64, wherever in it they stand', () => {
    const secret = 'svc_top+secret/key=1234';
    const secrets = createSecrets();
    secrets.add(secret);
    for (const around of ['', 'a', 'ab', 'abc', 'user:']) {
      for (const alphabet of ['base64', 'base64url'] as const) {
        const shown = secrets.redact(Buffer.from(`${around}${secret}${around}`).toString(alphabet));
        expect(shown).toContain('***');
        const left = shown.split('***').map((part) => Buffer.from(part, alphabet).toString());
        expect(left.join('')).not.toMatch(/top|secret|key|1234/);
      }
    }
  });

  it('of a link are also what opens it under a name that nobody knows, as written and decoded', () => {
    const link =
      'https://me:a-password@s.example.com/b?verify=abc%2bdef%2Fghi%3D%3D&Expires=1790000000000000&response-content-type=application%2Fgzip';
    const secrets = createSecrets();
    for (const secret of secretsOfLink(link)) secrets.add(secret);
    expect(secrets.redact('abc%2bdef%2Fghi%3D%3D, abc+def/ghi==, a-password')).toBe('***, ***, ***');
    expect(secrets.redact('1790000000000000 application/gzip')).toBe('1790000000000000 application/gzip');
  });

  it('of a link are the link, its query and its signature', () => {
    const link =
      'https://s.example.com/bucket/site.tar.gz?X-Amz-Date=20260101&X-Amz-Signature=abcdef0123456789';
    const secrets = createSecrets();
    for (const secret of secretsOfLink(link)) secrets.add(secret);
    expect(secrets.redact(`got ${link}`)).toBe('got ***');
    expect(secrets.redact('signature abcdef0123456789 at https://s.example.com')).toBe(
      'signature *** at https://s.example.com',
    );
  });

  it('of a link are no names of headers, which stand in other words too', () => {
    const names = ['X-Amz-SignedHeaders', 'X-Goog-SignedHeaders', 'x-oss-additional-headers'];
    for (const name of names)
      expect(secretsOfLink(`https://s.example.com/b?${name}=content-type%3Bhost`)).toEqual([
        `https://s.example.com/b?${name}=content-type%3Bhost`,
        `${name}=content-type%3Bhost`,
      ]);
  });

  it('leave nothing of themselves behind, whatever they are made of', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 6 }), { minLength: 1 }), fc.string(), (values, around) => {
        const secrets = createSecrets();
        for (const value of values) secrets.add(value);
        const shown = secrets.redact(values.map((value) => around + value).join(' '));
        return values.every(
          (value) => value.trim().length < 6 || !shown.replaceAll('***', '').includes(value.trim()),
        );
      }),
    );
  });
});

describe('the log of a terminal', () => {
  it('writes lines, keeps secrets out, and thins out progress where nothing can be replaced', async () => {
    let text = '';
    let time = 0;
    const secrets = createSecrets();
    const log = await createTerminalLog({ write: (part: string) => (text += part) }, secrets, {
      now: () => time,
    });
    log.mask('svc_0123456789');
    await log.phase('Export', async () => {
      log.progress('10 %');
      time = 1000;
      log.progress('20 %');
      time = 7000;
      log.progress('90 %');
      log.warning('odd: svc_0123456789', { file: 'a.mdx', line: 3, column: 1 });
    });
    expect(text).toBe('Export\n  10 %\n  90 %\n  warning a.mdx:3:1  odd: ***\n  7.0 s\n');
  });
});
