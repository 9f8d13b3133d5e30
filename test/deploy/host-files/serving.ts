import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { withHeaders } from '../../../src/deploy/plan/headers.ts';
import type { ServerChild } from '../../support/child.ts';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';
import { push } from '../pushing.ts';
import { REDIRECTS, RULES, SAMPLE, sampleSite } from './sample.ts';

/** A web server that reads a published folder as its files for that server tell it. */
interface WebServer {
  /** As `host-files=` names it. */
  readonly name: string;
  /** Why it cannot run here, or undefined if it can. */
  readonly missing: string | undefined;
  readonly start: (root: string) => Promise<ServerChild>;
}

/** What readers get from a web server that was told how to serve a site; the same from each. */
export function describeServing({ name, missing, start }: WebServer): void {
  const folder = useTemporaryFolder('perFile');
  describe.skipIf(missing !== undefined)(
    `the files for ${name}, served by it${missing ? ` (${missing})` : ''}`,
    () => {
      let started: Promise<ServerChild> | undefined;
      const server = (): Promise<ServerChild> => {
        started ??= publishAndStart();
        return started;
      };
      afterAll(async () => (await started)?.end());

      async function publishAndStart(): Promise<ServerChild> {
        const site = await sampleSite({
          _redirects: `${REDIRECTS}/was/* /:splat 301\n/had* /:splat 301\n/"quoted" /new 301\n/e%2Cf /new 301\n/login https://example.com/?next=${encodeURIComponent('https://a.example/?b=c&d=é')} 302\n`,
        });
        const { error, log } = await push(
          { ...site, manifest: withHeaders(site.manifest, RULES) },
          `dir:public host-files=${name} precompress=br,gzip`,
          { workingDirectory: folder.path() },
        );
        expect(error).toBeUndefined();
        expect(log.lines.join('\n')).toContain(
          `warning: ${name} cannot be told: /away/* https://api.example.com/:splat 200`,
        );
        return start(folder.path('public'));
      }

      async function get(path: string, headers: Record<string, string> = {}) {
        const { url } = await server();
        const answer = await fetch(url + path, { redirect: 'manual', headers });
        const { status } = answer;
        const header = (name: string): string | null => answer.headers.get(name);
        // Apache names itself in it.
        const location = header('location')
          ?.replace(url, '')
          .replace(/%\w\w/g, (code) => code.toUpperCase());
        return { status, location, header, text: await answer.text() };
      }

      test.each([
        ['/', 'index.html'],
        ['/new', 'new.html'],
        ['/new.html', 'new.html'],
        ['/fonts', 'fonts.html'],
        ['/guides/start', 'guides/start.html'],
        ['/releases/v1.2', 'releases/v1.2.html'],
        ['/sdk/c%23', 'sdk/c#.html'],
        ['/sdk/c%23.html', 'sdk/c#.html'],
        ['/sdk/100%25', 'sdk/100%.html'],
      ])('%s is the page %s, to be asked for anew', async (path, file) => {
        const { status, text, header } = await get(path);
        expect(status).toBe(200);
        expect(text).toBe(SAMPLE[file]);
        expect(header('content-type')).toBe('text/html; charset=utf-8');
        expect(header('cache-control')).toBe('public, max-age=0, must-revalidate');
      });

      test.each([
        ['/old', 301, '/new'],
        ['/old/?a=1&b=2', 301, '/new?a=1&b=2'],
        ['/gone?a=1', 302, 'https://example.com/elsewhere?from=docs'],
        ['/caf%C3%A9', 301, '/new'],
        ['/price$', 301, '/new#plans'],
        ['/%22quoted%22', 301, '/new'],
        ['/e%2Cf', 301, '/new'],
        ['/e,f', 301, '/new'],
        ['/login', 302, 'https://example.com/?next=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d%3D%C3%A9'],
        ['/blog/a%2Bb', 301, '/guides/a%2Bb'],
        ['/forced', 301, '/new'],
        ['/blog/first', 301, '/guides/first'],
        ['/blog/2020/some%20post?x=1', 301, '/guides/2020/some%20post?x=1'],
        ['/users/ann/profile', 302, '/people/ann'],
        ['/api/v1/things', 308, '/new'],
        ['/was/a/b', 301, '/a/b'],
        // Never to another host.
        ['/was//evil.example/', 301, '/evil.example/'],
        ['/had/evil.example', 301, '/evil.example'],
        ['/had-more', 301, '/-more'],
        ['/guides', 301, '/guides/'],
        ['/guides/start/', 301, '/guides/start'],
        ['/guides/second%20part%20%C3%A9/', 301, '/guides/second%20part%20%C3%A9'],
      ])('%s answers %i and leads to %s', async (path, status, location) => {
        expect(await get(path)).toMatchObject({ status, location });
      });

      test.each([
        '/nowhere',
        '/nowhere/',
        '/users/ann/other',
        '/.docs-export/manifest.json',
        '/away/x',
        '/assets/',
      ])('%s shows the page for wrong addresses', async (path) => {
        const { status, text } = await get(path);
        expect(status).toBe(404);
        if (!path.startsWith('/.')) expect(text).toBe(SAMPLE['404.html']);
      });

      test('files named by digest are cached for a year, others asked for anew', async () => {
        const caching = async (path: string) => (await get(path)).header('cache-control');
        for (const path of [
          '/assets/app.1a2b3c4d.js',
          '/assets/app.2b3c4d5e.css',
          '/fonts/a.3c4d5e6f.woff2',
        ]) {
          expect(await caching(path)).toBe('public, max-age=31536000, immutable');
        }
        expect(await caching('/assets/plain.css')).toBe('public, max-age=0, must-revalidate');
        expect(await caching('/blog/picture.svg')).toBe('public, max-age=0, must-revalidate');
      });

      test.each([
        ['/blog/kept', 'blog/kept.html'],
        ['/guides/', 'guides/index.html'],
        ['/guides/second%20part%20%C3%A9', 'guides/second part é.html'],
      ])('%s has the header that is told for %s', async (path, file) => {
        const { status, text, header } = await get(path);
        expect([status, text]).toEqual([200, SAMPLE[file]]);
        expect(header('content-type')).toBe('text/html; charset=utf-8');
        expect(header('cache-control')).toBe('max-age=60');
      });

      test.each([
        ['/guides/start.md', 'text/markdown; charset=utf-8'],
        ['/assets/module.mjs', 'text/javascript; charset=utf-8'],
        ['/assets/plain.css', 'text/css; charset=utf-8'],
        ['/assets/names.csv', 'text/csv; charset=utf-8'],
        ['/assets/spec.yaml', 'text/yaml; charset=utf-8'],
        ['/nowhere.yaml', 'text/html; charset=utf-8'],
        ['/fonts/a.3c4d5e6f.woff2', 'font/woff2'],
      ])('%s is of the type %s', async (path, type) => {
        expect((await get(path)).header('content-type')).toBe(type);
      });

      test('readers get the form they understand', async () => {
        for (const [accept, encoding] of [
          ['br, gzip', 'br'],
          ['gzip', 'gzip'],
          ['identity', null],
        ]) {
          const { header, text } = await get('/guides/start', { 'accept-encoding': accept ?? '' });
          expect(header('content-encoding')).toBe(encoding);
          expect(text).toBe(SAMPLE['guides/start.html']);
        }
      });

      test('an address can put no header into the answer', async () => {
        const run = promisify(execFile);
        const { url } = await server();
        const { stdout } = await run('curl', ['-si', `${url}/blog/a%0d%0aset-cookie:%20x=1`]);
        expect(stdout).toMatch(/^HTTP\/1.1 301/);
        expect(stdout).not.toMatch(/^set-cookie/im);
        const slash = await run('curl', ['-si', `${url}/guides/start%0d%0aset-cookie:%20x=1/`]);
        expect(slash.stdout).not.toMatch(/^set-cookie/im);
      });
    },
  );
}
