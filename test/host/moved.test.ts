import { describe, expect, test } from 'vitest';
import { routingOf } from '../../src/deploy/host-files/routing.ts';
import { movedBy } from '../../src/host/moved.ts';
import { resolveTarget } from '../../src/host/resolve-target.ts';
import { raw, recordingLog, SITE, startTestHost, writeBundle } from './setup.ts';

const RULES = `/old /guides/start 301
/moved/away https://example.com/new 302
/blog/* /guides/:splat 301
/users/:name /people/:name?from=users 308
/guides/* /elsewhere/:splat 302
/älter /neu 301
/e%2Cf /guides/start 301
/login https://example.com/?next=https%3A%2F%2Fa.example%2F%3fb=%C3%A9 302
`;
const FORCED = '/guides/* /forced/:splat 301!';
const HAS = (path: string): boolean => Object.hasOwn(SITE, path);
const pages = ['index', 'guides/index', 'guides/start'];
const movedIn = (rules: string) => {
  const found = movedBy(routingOf({ pages, files: SITE }, rules));
  return (target: string) => found(target, resolveTarget(target, HAS).kind === 'missing');
};
const moved = movedIn(RULES);
const at = (target: string): string => {
  const found = moved(target);
  return found === undefined ? 'stays' : `${found.status} ${found.location}`;
};

describe('what a site has moved', () => {
  test.each([
    ['/old', '301 ./guides/start'],
    ['/old/', '301 ../guides/start'],
    ['/old?a=1', '301 ./guides/start?a=1'],
    ['/moved/away', '302 https://example.com/new'],
    ['/blog/a/b', '301 ../../guides/a/b'],
    ['/blog//example.com', '301 ../../guides/example.com'],
    ['/users/jo?x=1', '308 ../people/jo?from=users'],
    ['/%C3%A4lter', '301 ./neu'],
    ['/e%2Cf', '301 ./guides/start'],
    ['/e,f', '301 ./guides/start'],
    ['/login', '302 https://example.com/?next=https%3A%2F%2Fa.example%2F%3Fb=%C3%A9'],
    ['/blog/a%2Bb%2fc', '301 ../guides/a%2Bb%2Fc'],
    ['/blog/100%25%252B', '301 ../guides/100%25%252B'],
    ['//old', '301 ../guides/start'],
    ['/guides/gone', '302 ../elsewhere/gone'],
  ])('%s leads to %s', (target, answer) => {
    expect(at(target)).toBe(answer);
  });

  test.each(['/', '/guides/start', '/guides/', '/nowhere', '/blog', '/%'])('%s stays', (target) => {
    expect(at(target)).toBe('stays');
  });

  test('a rule that says so takes what the site has itself', () => {
    expect(movedIn(FORCED)('/guides/start')).toEqual({ status: 301, location: '../forced/start' });
  });

  test('is answered by a host, also below a path of another', async () => {
    const { url } = await startTestHost({ bundle: await writeBundle({ ...SITE, _redirects: RULES }) });
    const answer = await raw(url, '/blog/start?x=1');
    expect(answer).toMatchObject({ status: 301, headers: { location: '../guides/start?x=1' } });
    expect(await (await fetch(`${url}/blog/start`)).text()).toBe('<h1>Start</h1>');
    expect((await raw(url, '/guides/start')).status).toBe(200);
  });

  test('a host says which rules it cannot carry out', async () => {
    const { log, lines } = recordingLog();
    await startTestHost({ bundle: await writeBundle({ ...SITE, _redirects: '/api/* /proxy 200\n' }), log });
    expect(lines.join('\n')).toContain('This host cannot be told: /api/* /proxy 200');
  });
});
