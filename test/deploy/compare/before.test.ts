import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import { pagesBefore } from '../../../src/deploy/compare/before.ts';
import { deploy } from '../../../src/deploy/deploy.ts';
import { parseDestinations } from '../../../src/deploy/parse.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { contextOf, manifestOf, opened, recordedLog, siteOf, temporaryFolder } from '../fixtures.ts';

const signal = new AbortController().signal;
const WANTED = manifestOf({ 'index.html': '', 'guides/index.html': '', 'guides/a b.html': '' });

/** A published site that answers these paths, and the pages that readers of it have. */
async function pagesOf(
  answers: (origin: string) => Readonly<Record<string, string>>,
  { path = '', log = recordedLog() } = {},
) {
  const server = await startRecordingServer((request, response) => {
    const text = answers(server.url.origin)[request.path.replace(/\?.*$/, '')];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  onTestFinished(() => server.close());
  const url = new URL(path, server.url);
  const before = await pagesBefore({ kind: 'address', url }, WANTED, contextOf({ log }), signal);
  return { before, requests: server.requests };
}

test('a published site tells its pages by its manifest, in one request past caches and without credentials', async () => {
  const { before, requests } = await pagesOf(() => ({ [`/docs/${MANIFEST_PATH}`]: JSON.stringify(WANTED) }), {
    path: '/docs',
  });
  expect(before?.pages).toEqual(WANTED.pages);
  expect(before?.files?.get('index.html')).toMatchObject({ size: 0 });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.path).toMatch(/\?at=\d+$/);
  expect(requests[0]?.headers.authorization).toBeUndefined();
});

test('a site of another program tells its pages by its sitemap, and those that it names', async () => {
  const log = recordedLog();
  const { before } = await pagesOf(
    (origin) => ({
      '/docs/sitemap.xml': `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>${origin}/docs/maps/one.xml</loc></sitemap>
        <sitemap><loc>https://elsewhere.example/two.xml</loc></sitemap></sitemapindex>`,
      '/docs/maps/one.xml': `<urlset xmlns:image="http://example.com/image">
        <url><loc> ${origin}/docs </loc><image:image><image:loc>${origin}/docs/x.png</image:loc></image:image></url>
        <url><loc>${origin}/docs/guides/</loc></url>
        <url><loc>${origin}/docs/guides/a%20b.html</loc></url>
        <url><loc>${origin}/docs/faq?x=1&amp;y=2</loc></url>
        <url><loc>${origin}/blog/post</loc></url></urlset>`,
    }),
    { path: '/docs/', log },
  );
  // By the names that the new site has for the same addresses.
  expect(before).toEqual({ pages: ['index', 'guides/index', 'guides/a b', 'faq'], files: undefined });
  expect(log.lines).toEqual([expect.stringMatching(/has no manifest: it is compared by its sitemap/)]);
});

test('a site without either tells nothing', async () => {
  expect((await pagesOf(() => ({ '/': 'hello' }))).before).toBeUndefined();
  expect((await pagesOf(() => ({ '/sitemap.xml': '<html><body>Not here' }))).before).toBeUndefined();
});

test('a site that is busy for a moment is asked again, and one that leads nowhere is not taken for an empty one', async () => {
  let asked = 0;
  const server = await startRecordingServer(({ path }, response) => {
    asked += 1;
    if (path.startsWith('/busy/') && asked === 1) response.writeHead(503, { 'retry-after': '1' }).end();
    else if (path.startsWith('/busy/')) response.end(JSON.stringify(WANTED));
    else response.writeHead(302, { location: path.startsWith('/loop/') ? path : 'http://' }).end();
  });
  onTestFinished(() => server.close());
  const before = (path: string) =>
    pagesBefore({ kind: 'address', url: new URL(path, server.url) }, WANTED, contextOf(), signal);
  expect((await before('/busy/'))?.pages).toEqual(WANTED.pages);
  await expect(before('/loop/')).rejects.toThrow(/redirects too often.*E_DEPLOY_UNREACHABLE/);
  await expect(before('/nowhere/')).rejects.toThrow(/redirects elsewhere.*E_DEPLOY_UNREACHABLE/);
});

test('a destination tells what it holds', async () => {
  const workingDirectory = await temporaryFolder();
  const context = contextOf({ workingDirectory });
  const [spec] = parseDestinations('dir:public').specs;
  if (spec === undefined) throw new Error('no destination');
  const asked = () => pagesBefore({ kind: 'destination', spec }, WANTED, context, signal);
  expect(await asked()).toBeUndefined();
  const options = { plan: false, maxPageLoss: 1, signal, log: recordedLog() };
  await deploy(await siteOf({ 'index.html': 'home', 'a.html': 'a' }), opened('dir:public', context), options);
  expect((await asked())?.pages).toEqual(['a', 'index']);
});
