import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readManifest } from '../../src/bundle/read-manifest.ts';
import { answer } from '../../src/host/answer.ts';
import { createRelease } from '../../src/host/release.ts';
import { listen } from '../../src/http/server.ts';
import { createSecrets } from '../../src/log/secrets.ts';
import { createTerminalLog } from '../../src/log/terminal.ts';
import { freshPage, it } from '../support/browser.ts';
import { chromiumPath, cutOff } from '../support/chromium.ts';
import { docsSettings, writeDocsProject } from '../support/docs-project.ts';
import { HEAD, SHA, useScenario } from './scenario.ts';

// A monorepo whose projects are one site.
const scenario = useScenario();
const inputs = {
  'docs-dir': 'packages/*/docs',
  deploy: 'dir:public host-files=nginx',
  'site-url': 'https://docs.example.com',
};

const settingsOf = (name: string, color: string): string =>
  docsSettings({
    name,
    description: `All about ${name}.`,
    colors: { primary: color },
    redirects: [{ source: '/former', destination: '/guides/first' }],
  });

beforeAll(async () => {
  for (const [folder, name, color] of [
    ['core', 'Core', '#0a7f5a'],
    ['cli', 'Command line', '#5b3df5'],
  ] as const) {
    await writeDocsProject(scenario.path('checkout', 'packages', folder, 'docs'), {
      'docs.json': settingsOf(name, color),
      'guides/first.mdx': `---\ntitle: First guide of ${name}\n---\n\nThe zebra of ${folder} sleeps.\n`,
    });
  }
});

/** What the last run made; later tests read it. */
let outputs: Readonly<Record<string, string>> = {};

it('publishes all projects as one site, with warnings at their files in the repository', async () => {
  const run = await scenario.run({ ...inputs, 'cache-dir': 'cache' });
  expect(run.stdout).not.toContain('::error');
  expect(run.exitCode).toBe(0);
  outputs = run.outputs;
  expect(outputs['page-count']).toBe('7');
  expect(run.stdout).toContain('2 projects of');
  expect(run.stdout).toContain('cli/docs at /cli/, core/docs at /core/');
  for (const folder of ['core', 'cli'])
    expect(run.stdout).toMatch(
      new RegExp(`::warning file=packages/${folder}/docs/guides/second\\.mdx,line=5,col=\\d+::`),
    );
  const manifest = readManifest(await readFile(outputs['manifest-path'] ?? '', 'utf8'));
  expect(manifest.pages).toEqual([
    'cli/guides/first',
    'cli/guides/second',
    'cli/index',
    'core/guides/first',
    'core/guides/second',
    'core/index',
    'index',
  ]);
  const maps = scenario.path('checkout', 'public', '.docs-export', 'nginx', 'maps.conf');
  expect(await readFile(maps, 'utf8')).toContain('/core/former');
  expect(await readdir(scenario.path('checkout', 'cache'))).toEqual(expect.arrayContaining(['cli', 'core']));
});

it('is the same bundle the next time, from the cache, and publishes only what changed', async () => {
  const again = await scenario.run({ ...inputs, 'cache-dir': 'cache' });
  expect(again.outputs['bundle-sha256']).toBe(outputs['bundle-sha256']);
  expect(JSON.parse(again.outputs.deployments ?? '')).toMatchObject([{ status: 'unchanged', bytes: 0 }]);
  await writeFile(
    scenario.path('checkout', 'packages', 'cli', 'docs', 'guides', 'first.mdx'),
    '---\ntitle: First guide\n---\n\nOther words.\n',
  );
  const { exitCode } = await scenario.onPullRequest({ ...inputs, 'cache-dir': 'cache' });
  expect(exitCode).toBe(0);
  const [comment] = await scenario.comments();
  expect(comment?.body).toContain(
    '- changed [/cli/guides/first](https://docs.example.com/cli/guides/first.html)',
  );
  expect(comment?.body).not.toContain('/core/guides/first');
});

it('fails before anything is deployed where the projects cannot stand side by side', async () => {
  const { exitCode, stdout } = await scenario.run({ ...inputs, 'docs-dir': '.\npackages/cli/docs' });
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/::error::docs-dir: .*one of the projects lies around the others.*\[E_DOCS_DIR\]/);
});

it('takes the pages of a fork for such where one of the projects is a checkout of it', async () => {
  for (const [name, commit] of [
    ['ours', SHA],
    ['theirs', HEAD],
  ] as const) {
    await writeDocsProject(scenario.path('checkout', name, 'docs'));
    await mkdir(scenario.path('checkout', name, '.git'));
    await writeFile(scenario.path('checkout', name, '.git', 'HEAD'), `${commit}\n`);
  }
  const { exitCode, stdout } = await scenario.onPullRequest(
    { 'docs-dir': 'ours/docs\ntheirs/docs', deploy: 'branch:gh-pages', comment: 'never' },
    { fork: 'mallory/docs', name: 'pull_request_target' },
  );
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/::error::.*commit fedcba9 of mallory\/docs.*\[E_FORK_DEPLOY\]/);
});

describe.skipIf(chromiumPath === undefined)(
  'a site of several projects in a browser (skipped where there is no Chromium)',
  () => {
    let browser: Browser;
    let server: Server;
    let origin: string;
    /** Where the host serves the site: at its root or, as a preview, below a path. */
    let base = '/';
    it.beforeAll(async ({ browser: shared }) => {
      browser = shared;
      const manifest = readManifest(await readFile(outputs['manifest-path'] ?? '', 'utf8'));
      const log = await createTerminalLog(process.stderr, createSecrets(), { debug: false });
      const site = outputs['site-dir'] ?? '';
      const release = createRelease(site, site, manifest);
      server = createServer((request, response) => {
        // What is not below the site's path is not there; the host answers with its page for that too.
        const path = request.url ?? '';
        request.url = path.startsWith(base) ? `/${path.slice(base.length)}` : '/not/here';
        void answer(request, response, release, log);
      });
      origin = await listen(server, '127.0.0.1', 0);
    });
    afterAll(() => {
      server?.close();
      server?.closeAllConnections();
    });

    /** Opens a page of the site served at `place`, cut off from other hosts, and expects that it asked none. */
    async function on(
      path: string,
      work: (page: Page) => Promise<void>,
      place = '/',
      scripts = true,
    ): Promise<void> {
      base = place;
      const page = await freshPage(browser, { javaScriptEnabled: scripts, reducedMotion: 'reduce' });
      const { foreign } = await cutOff(page, origin);
      await page.goto(origin + place + path);
      await work(page);
      expect(foreign).toEqual([]);
    }

    it.each(['/', '/preview/pr-1/'])(
      'leads from %s into a project, whose search finds its own pages',
      (place) =>
        on(
          '',
          async (page) => {
            expect(await page.getByRole('link').allTextContents()).toEqual(['Command line', 'Core']);
            await page.getByRole('link', { name: 'Core' }).click();
            await page.waitForURL(`${origin}${place}core/index.html`);
            await page.keyboard.press('Control+k');
            await page.getByRole('combobox').fill('zebra');
            const found = page.getByRole('option');
            await found.first().waitFor();
            expect(await found.allTextContents()).toEqual([expect.stringContaining('First guide of Core')]);
            await found.first().click();
            await page.waitForURL(/core\/guides\/first/);
            expect(await page.textContent('h1')).toBe('First guide of Core');
          },
          place,
        ),
    );

    it('reads the same without scripts', () =>
      on(
        '',
        async (page) => {
          await page.getByRole('link', { name: 'Command line' }).click();
          await page.waitForURL(`${origin}/cli/index.html`);
          await page.goto(`${origin}/no/such/page`);
          await page.getByRole('link', { name: 'Core' }).click();
          expect(page.url()).toBe(`${origin}/core/index.html`);
        },
        '/',
        false,
      ));

    it('leads home from any wrong address, also below a path', () =>
      on(
        'no/such/page',
        async (page) => {
          expect(await page.textContent('h1')).toBe('Page not found');
          await page.waitForFunction("document.baseURI.endsWith('/preview/pr-1/')");
          await page.getByRole('link', { name: 'Core' }).click();
          await page.waitForURL(`${origin}/preview/pr-1/core/index.html`);
        },
        '/preview/pr-1/',
      ));

    it('has no accessibility problem on its first page and on that for wrong addresses, light or dark', async () => {
      const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
      for (const path of ['', 'no/such/page']) {
        await on(path, async (page) => {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            const background = await page.evaluate(
              'getComputedStyle(document.documentElement).backgroundColor',
            );
            expect(background).toBe(colorScheme === 'dark' ? 'rgb(11, 13, 15)' : 'rgb(255, 255, 255)');
            await page.evaluate(axe);
            const violations = await page.evaluate(
              'axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))',
            );
            expect(violations).toEqual([]);
          }
          // The choice a reader makes in one project holds here too.
          await page.evaluate("localStorage.setItem('theme', 'light')");
          await page.reload();
          expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
            'rgb(255, 255, 255)',
          );
          await page.evaluate("localStorage.removeItem('theme')");
        });
      }
    });
  },
);
