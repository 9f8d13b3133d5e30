import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../src/make-folder.ts';
import { freshPage, it } from '../support/browser.ts';
import { chromiumPath } from '../support/chromium.ts';
import { docsSettings, writeDocsProject } from '../support/docs-project.ts';
import { onLoopback } from '../support/loopback.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { followIn } from './following.ts';

const folder = useTemporaryFolder();
const docs = (...parts: string[]): string => folder.path('docs', ...parts);
const follow = (signal?: AbortSignal): ReturnType<typeof followIn> =>
  followIn(folder.path(), signal === undefined ? {} : { signal });

async function change(file: string, from: string, to: string): Promise<void> {
  await writeFile(docs(file), (await readFile(docs(file), 'utf8')).replace(from, to));
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

describe('a preview', () => {
  test('serves pages, files and what is not there as a host does', async () => {
    await writeDocsProject(docs());
    const { url } = await follow();
    expect(await textOf(`${url}/guides/first`)).toContain('And words.');
    const sitemap = await fetch(`${url}/sitemap.xml`);
    expect(sitemap.headers.get('content-type')).toContain('xml');
    expect(await sitemap.text()).toContain('</urlset>');
    const missing = await fetch(`${url}/nowhere`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<title>');
    expect((await fetch(`${url}/guides/first`, { method: 'POST' })).status).toBe(405);
  });

  test('builds what was changed, added and removed, and tells which files those were', async () => {
    await writeDocsProject(docs());
    const { url, builds } = await follow();
    await change('guides/first.mdx', 'And words.', 'Other words.');
    await expect.poll(() => builds.length).toBe(2);
    expect(await textOf(`${url}/guides/first`)).toContain('Other words.');
    expect(builds[1]).toMatchObject({ because: [docs('guides/first.mdx')] });
    expect(builds[1]?.changed).toContain('guides/first.html');
    expect(builds[1]?.changed).not.toContain('index.html');
    await rm(docs('guides/second.mdx'));
    await expect.poll(() => builds.length).toBe(3);
    expect((await fetch(`${url}/guides/second`)).status).toBe(404);
  });

  test('takes a file that an editor moves into the place of another', async () => {
    await writeDocsProject(docs());
    const { url, builds } = await follow();
    await writeFile(docs('guides/.first.mdx.tmp'), '---\ntitle: Moved\n---\n\nMoved in.\n');
    await rename(docs('guides/.first.mdx.tmp'), docs('guides/first.mdx'));
    await expect.poll(() => builds.length).toBe(2);
    expect(await textOf(`${url}/guides/first`)).toContain('Moved in.');
  });

  test('follows a project whose folder is a link', async () => {
    await writeDocsProject(folder.path('elsewhere'));
    await symlink(folder.path('elsewhere'), docs());
    const { url, builds } = await follow();
    await change('guides/first.mdx', 'And words.', 'Other words.');
    await expect.poll(() => builds.length).toBe(2);
    expect(await textOf(`${url}/guides/first`)).toContain('Other words.');
  });

  test('lets alone what is no part of a project', async () => {
    await writeDocsProject(docs(), { 'node_modules/a/index.mdx': 'a', '.git/HEAD': 'ref' });
    const { builds } = await follow();
    await writeFile(docs('node_modules/a/index.mdx'), 'b');
    await writeFile(docs('.git/HEAD'), 'other');
    await writeFile(docs('cache', 'note'), 'x');
    await change('index.mdx', 'Welcome.', 'Hello.');
    await expect.poll(() => builds.length).toBe(2);
    expect(builds[1]?.because).toEqual([docs('index.mdx')]);
  });

  test('shows what was changed while something else is written all the time', async () => {
    await writeDocsProject(docs());
    const { url } = await follow();
    const script = `let n = 0; setInterval(() => fs.writeFileSync('log-' + (n++ % 40) + '.txt', String(n)), 4)`;
    const writing = spawn(process.execPath, ['-e', script], { cwd: docs() });
    const ended = once(writing, 'exit');
    try {
      await change('guides/first.mdx', 'And words.', 'Other words.');
      await expect.poll(() => textOf(`${url}/guides/first`), { timeout: 8000 }).toContain('Other words.');
    } finally {
      writing.kill();
      await ended;
    }
  });

  test('lets alone a site that is built into the project, before or meanwhile', async () => {
    await writeDocsProject(docs());
    const write = async (site: string, text: string): Promise<void> => {
      makeFolder(docs(site, '.docs-export'));
      await writeFile(docs(site, 'index.html'), text);
    };
    await write('before', 'Old');
    const { url, builds } = await follow();
    await write('before', 'New');
    await write('meanwhile', 'New');
    await change('guides/first.mdx', 'And words.', 'Other words.');
    await expect.poll(() => textOf(`${url}/guides/first`)).toContain('Other words.');
    expect(builds.flatMap(({ because }) => because)).toEqual([docs('guides', 'first.mdx')]);
  });

  test('keeps the site while the project is broken, and goes on when it is mended', async () => {
    await writeDocsProject(docs());
    const { url, builds, failures } = await follow();
    await writeFile(docs('docs.json'), '{ "theme": ');
    await expect.poll(() => failures).toMatchObject([{ code: 'E_DOCS_JSON_INVALID' }]);
    expect(await textOf(`${url}/guides/first`)).toContain('And words.');
    await writeFile(docs('docs.json'), docsSettings({ name: 'Mended' }));
    await expect.poll(() => builds.length).toBe(2);
    expect(await textOf(`${url}/`)).toContain('Mended');
  });

  test('is given up during its first build', async () => {
    await writeDocsProject(docs());
    const reason = new Error('Stopped');
    const stop = new AbortController();
    const following = follow(stop.signal);
    setTimeout(() => stop.abort(reason), 10);
    await expect(following).rejects.toBe(reason);
  });

  test('shows the state of the last of many changes', async () => {
    await writeDocsProject(docs());
    const { url, builds } = await follow();
    for (let turn = 1; turn <= 20; turn += 1)
      await writeFile(docs('guides/first.mdx'), `---\ntitle: First\n---\n\nTurn ${turn}.\n`);
    await expect.poll(() => textOf(`${url}/guides/first`)).toContain('Turn 20.');
    expect(builds.length).toBeLessThan(21);
  });
});

describe.skipIf(chromiumPath === undefined)('an open page of a preview (skipped without Chromium)', () => {
  it('shows what was changed, and nothing else makes it load anew', async ({ browser }) => {
    await writeDocsProject(docs());
    const { url, builds } = await follow();
    const page = await freshPage(browser);
    await page.goto(`${url}/guides/first`);
    await page.evaluate('window.isSame = true');
    await change('guides/second.mdx', 'Leads', 'Goes');
    await expect.poll(() => builds.length).toBe(2);
    await change('guides/first.mdx', 'And words.', 'Other words.');
    await page.getByText('Other words.').waitFor();
    expect(await page.evaluate('window.isSame')).toBeUndefined();
    await page.evaluate('window.isSame = true');
    await change('guides/second.mdx', 'Goes', 'Comes');
    await expect.poll(() => builds.length).toBe(4);
    expect(await page.evaluate('window.isSame')).toBe(true);
  });

  it('says what is wrong with the project for as long as it is', async ({ browser }) => {
    await writeDocsProject(docs());
    const { url } = await follow();
    const page = await freshPage(browser);
    await page.goto(`${url}/guides/first`);
    await writeFile(docs('docs.json'), '{ "theme": ');
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.textContent()).toContain('docs.json:1:');
    await writeFile(docs('docs.json'), docsSettings());
    await expect.poll(() => alert.count()).toBe(0);
    expect(await page.locator('h1').textContent()).toContain('First guide');
  });

  it('leaves room for others while nobody looks at it, and is as the project is when somebody does', async ({
    browser,
  }) => {
    await writeDocsProject(docs());
    const { url, builds } = await follow();
    const tabs = await browser.newContext();
    onTestFinished(() => tabs.close());
    await tabs.addInitScript(
      "Object.defineProperty(document, 'hidden', { get: () => window.isShown !== true })",
    );
    const pages = await Promise.all(Array.from({ length: 8 }, () => tabs.newPage()));
    for (const page of pages) await page.goto(`${url}/guides/first`);
    await change('guides/first.mdx', 'And words.', 'Other words.');
    await expect.poll(() => builds.length).toBe(2);
    expect(await pages[0]?.getByText('And words.').count()).toBe(1);
    await pages[0]?.evaluate("window.isShown = true; document.dispatchEvent(new Event('visibilitychange'))");
    await pages[0]?.getByText('Other words.').waitFor();
  });

  it('follows changes also below a path of another server', async ({ browser }) => {
    await writeDocsProject(docs());
    const { url } = await follow();
    const outer = createServer((request, response) => {
      const inner = httpRequest(url + (request.url ?? '').replace('/tools/docs', ''), (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      inner.on('error', () => response.destroy());
      request.pipe(inner);
    });
    const { origin, close } = await onLoopback(outer);
    onTestFinished(() => void close());
    const page = await freshPage(browser);
    await page.goto(`${origin}/tools/docs/guides/first`);
    await change('guides/first.mdx', 'And words.', 'Other words.');
    await page.getByText('Other words.').waitFor();
  });

  it('that was not there, or is away for a while, comes as soon as it is written', async ({ browser }) => {
    await writeDocsProject(docs());
    const { url } = await follow();
    const page = await freshPage(browser);
    await page.goto(`${url}/guides/third`);
    await page.getByText('not found').first().waitFor();
    await writeFile(docs('guides/third.mdx'), '---\ntitle: Third\n---\n\nNew words.\n');
    await page.getByText('New words.').waitFor();
    await rename(docs('guides/third.mdx'), folder.path('third.mdx'));
    await page.getByText('not found').first().waitFor();
    await rename(folder.path('third.mdx'), docs('guides/third.mdx'));
    await page.getByText('New words.').waitFor();
  });

  it('that came before the first site gets it', async ({ browser }) => {
    await writeDocsProject(docs(), { 'docs.json': '{' });
    const { url, failures } = await follow();
    expect(failures).toHaveLength(1);
    const page = await freshPage(browser);
    await page.goto(`${url}/guides/first`);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('docs.json:1:');
    await writeFile(docs('docs.json'), docsSettings());
    await page.getByText('And words.').waitFor();
  });
});
