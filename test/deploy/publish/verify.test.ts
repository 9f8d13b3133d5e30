import { describe, expect, onTestFinished, test } from 'vitest';
import type { Clock } from '../../../src/clock.ts';
import { pagesToVerify, verifyPages } from '../../../src/deploy/publish/verify.ts';
import type { Http } from '../../../src/http/http.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { contextOf, hurriedClock, manifestOf, recordedLog } from '../fixtures.ts';

const CONTENT = { 'index.html': 'home', 'a/b c.html': 'page', 'x.css': '' };

/** A host that answers a path with a text, a status, or a redirect to a path. */
async function hostOf(answers: Readonly<Record<string, string | number | { to: string }>>) {
  const { url, requests, close } = await startRecordingServer(({ path }, response) => {
    const answer = answers[path] ?? 404;
    if (typeof answer === 'object') response.writeHead(301, { location: answer.to }).end();
    else if (typeof answer === 'number') response.writeHead(answer).end('no');
    else response.end(answer);
  });
  onTestFinished(close);
  return { asked: () => requests.map(({ path }) => path), siteUrl: new URL('docs', url) };
}

function verify(
  siteUrl: URL,
  pages = 5,
  clock: Clock = hurriedClock,
  http: Http = contextOf().http,
  log = recordedLog(),
) {
  const signal = new AbortController().signal;
  return verifyPages(manifestOf(CONTENT), undefined, {
    pages,
    siteUrl,
    http,
    clock,
    signal,
    log,
  });
}

describe('verifyPages', () => {
  test('is content with a host that serves what was published, clean addresses included', async () => {
    const { siteUrl, asked } = await hostOf({
      '/docs/index.html': { to: './' },
      '/docs/': 'home',
      '/docs/a/b%20c.html': 'page',
    });
    await verify(siteUrl);
    expect(asked()).toEqual(['/docs/a/b%20c.html', '/docs/index.html', '/docs/']);
  });

  test('looks again before it says that a page is missing or other', async () => {
    const { siteUrl, asked } = await hostOf({ '/docs/index.html': 'old home', '/docs/a/b%20c.html': 503 });
    const log = recordedLog();
    const failure = verify(siteUrl, 5, hurriedClock, contextOf().http, log);
    await expect(failure).rejects.toMatchObject({ code: 'E_DEPLOY_VERIFY' });
    const waits = (seconds: number) =>
      `info: 2 pages are not seen as published yet (a/b c.html: status 503); looking again in ${seconds} s`;
    expect(log.lines).toEqual([waits(2), waits(5), waits(10)]);
    await expect(failure).rejects.toThrow(/a\/b c.html: status 503; index.html: it has other bytes/);
    expect(asked()).toHaveLength(8);
  });

  test.each([401, 403])('says that verify cannot see pages that %i keeps from readers', async (status) => {
    const { siteUrl } = await hostOf({ '/docs/index.html': status, '/docs/a/b%20c.html': status });
    await expect(verify(siteUrl)).rejects.toThrow(
      /readers need no login there; where they do, set verify to 0/,
    );
  });

  test('says where the bytes are from that a redirect led to, and no secret of that address', async () => {
    const login = { to: '/login?next=secret' };
    const { siteUrl } = await hostOf({
      '/docs/index.html': login,
      '/docs/a/b%20c.html': login,
      '/login?next=secret': 'Who are you?',
    });
    await expect(verify(siteUrl)).rejects.toThrow(
      `index.html: it has other bytes, where it redirects to: ${siteUrl.host}/login: 2 of 2 pages differ`,
    );
  });

  test('looks at the other pages where one is broken', async () => {
    const { siteUrl } = await hostOf({
      '/docs/index.html': 'home',
      '/docs/a/b%20c.html': { to: 'http://[bad' },
    });
    await expect(verify(siteUrl)).rejects.toThrow(
      /: a\/b c.html: it redirects elsewhere: 1 of 2 pages differ/,
    );
    const http: Http = async (request) => {
      const response = await contextOf().http(request);
      return { ...response, headers: { ...response.headers, 'content-encoding': 'gzip' } };
    };
    await expect(verify(siteUrl, 5, hurriedClock, http)).rejects.toThrow(/; index.html: it has other bytes/);
  });

  test('waits for all pages together, and asks a host that does not answer once a round', async () => {
    const pauses: number[] = [];
    const clock = { ...hurriedClock, sleep: async (pause: number) => void pauses.push(pause) };
    const { siteUrl } = await hostOf({});
    await expect(verify(siteUrl, 5, clock)).rejects.toThrow(/2 of 2 pages differ/);
    expect(pauses).toEqual([2000, 5000, 10_000]);
    const asked: string[] = [];
    const http = async ({ url }: { readonly url: string | URL }): Promise<never> => {
      asked.push(String(url));
      throw new Error('no answer');
    };
    await expect(verify(siteUrl, 5, clock, http)).rejects.toThrow(
      /published site could not be reached: 127\.0\.0\.1:\d+: no answer: .*host is up.*E_DEPLOY_VERIFY/,
    );
    expect(asked).toHaveLength(4);
  });

  test('does not follow redirects for ever', async () => {
    const { siteUrl } = await hostOf({
      '/docs/a/b%20c.html': { to: '/docs/a/b%20c.html' },
      '/docs/index.html': 'home',
    });
    await expect(verify(siteUrl)).rejects.toThrow(/redirects too often/);
  });
});

test('pagesToVerify takes what changed first, then others from all over the site', () => {
  const names = Array.from({ length: 10 }, (_, index) => [`p${index}.html`, '']);
  const manifest = manifestOf(Object.fromEntries(names));
  const changes = { added: ['p8'], changed: ['p2'], removed: ['gone'], layout: [], lost: [] };
  expect(pagesToVerify(manifest, changes, 4)).toEqual(['p2', 'p8', 'p0', 'p5']);
  expect(pagesToVerify(manifest, changes, 1)).toEqual(['p2']);
  expect(pagesToVerify(manifest, undefined, 50)).toHaveLength(10);
});
