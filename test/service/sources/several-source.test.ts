import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unpackBundle } from '../../../src/bundle/unpack.ts';
import { projectSource } from '../../../src/service/sources/project-source.ts';
import type { SiteSummary } from '../../../src/site/site.ts';
import { writeDocsProject } from '../../support/docs-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { DOMAIN, startTestService, type TestService } from '../setup.ts';

const SEVERAL = [
  { folder: 'core/docs', basePath: 'core' },
  { folder: 'cli/docs', basePath: 'cli' },
];

/** A service for two projects in a new folder, and what its builds said. */
async function twoProjects(cacheDir?: string) {
  const directory = await temporaryFolder();
  for (const { folder } of SEVERAL) await writeDocsProject(join(directory, folder));
  const said: SiteSummary[] = [];
  const source = projectSource(
    { directory, several: SEVERAL },
    { domain: DOMAIN, deploymentType: 'client-hosted' },
    { cacheDir, onBuilt: (summary) => said.push(summary) },
  );
  return { service: await startTestService({ sites: new Map([[DOMAIN, source]]) }), said, directory };
}

/** Exports over HTTP; the job as it ended, and the archive. */
async function exported(service: TestService, request: object = {}) {
  const { body } = await service.call('POST', '/v1/static-export/jobs', { domain: DOMAIN, ...request });
  const job = await service.poll(
    String(body.jobId),
    ({ status }) => status === 'completed' || status === 'failed',
  );
  if (job.status === 'failed') throw new Error(String(job.error));
  const bytes = Buffer.from(await (await fetch(await service.link(String(body.jobId)))).arrayBuffer());
  return { job, bytes };
}

it('several projects are one export job, the same bytes each time, with a cache of each', async () => {
  const cacheDir = join(await temporaryFolder(), 'cache');
  const { service, said } = await twoProjects(cacheDir);
  const first = await exported(service);
  expect(first.job).toMatchObject({ progress: 100, pageCount: 7 });
  expect(said[0]?.pages).toEqual([
    'cli/guides/first',
    'cli/guides/second',
    'cli/index',
    'core/guides/first',
    'core/guides/second',
    'core/index',
    'index',
  ]);
  expect(said[0]?.diagnostics.map(({ file }) => file)).toEqual([
    'core/docs/guides/second.mdx',
    'cli/docs/guides/second.mdx',
  ]);
  const kept = await readdir(cacheDir, { recursive: true });
  expect(kept.filter((path) => path.endsWith('.cache')).sort()).toEqual([
    'cli/docs-export.cache',
    'core/docs-export.cache',
  ]);
  const again = await exported(service);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  const uncached = await exported((await twoProjects()).service);
  expect(uncached.bytes.equals(first.bytes)).toBe(true);
});

it.each([
  [['/core/guides/first'], ['core/guides/first', 'core/index', 'index']],
  [
    ['cli', 'core/guides/**'],
    [
      'cli/guides/first',
      'cli/guides/second',
      'cli/index',
      'core/guides/first',
      'core/guides/second',
      'core/index',
      'index',
    ],
  ],
])('paths %j are those of the whole site', async (paths, pages) => {
  const { service, said } = await twoProjects();
  await exported(service, { paths });
  expect(said[0]?.pages).toEqual(pages);
});

it('paths in none of the projects are an error that is told, and nothing is left out silently', async () => {
  const { service } = await twoProjects();
  await expect(exported(service, { paths: ['/sdk'] })).rejects.toThrow('No project is at or below sdk');
  const { service: other, said } = await twoProjects();
  await exported(other, { paths: ['/sdk', '/core'] });
  expect(said[0]?.pages).toEqual(['core/guides/first', 'core/guides/second', 'core/index', 'index']);
  expect(said[0]?.diagnostics).toContainEqual(
    expect.objectContaining({ kind: 'unknown-path', hint: 'the projects are at core, cli' }),
  );
});

it('a version that no project has is told of each', async () => {
  const { service, said } = await twoProjects();
  await exported(service, { version: 'v9' });
  expect(
    said[0]?.diagnostics.filter(({ kind }) => kind === 'unknown-version').map(({ file }) => file),
  ).toEqual(['core/docs/docs.json', 'cli/docs/docs.json']);
});

it('a version that some projects have is no mistake of the others', async () => {
  const { service, said, directory } = await twoProjects();
  const navigation = { versions: [{ version: 'v9', pages: ['index'] }] };
  const settings = { theme: 'mint', name: 'Command line', colors: { primary: '#0d9373' }, navigation };
  await writeDocsProject(join(directory, 'cli', 'docs'), { 'docs.json': JSON.stringify(settings) });
  await exported(service, { version: 'v9' });
  expect(said[0]?.diagnostics.filter(({ kind }) => kind === 'unknown-version')).toMatchObject([
    { severity: 'notice', file: 'core/docs/docs.json' },
  ]);
});

it('a project that is broken by the time of the export fails the job with its file', async () => {
  const { service, directory } = await twoProjects();
  await writeDocsProject(join(directory, 'cli', 'docs'), { 'docs.json': '{' });
  await expect(exported(service)).rejects.toThrow('cli/docs/docs.json:1');
});

it('the archive unpacks into a folder for each project', async () => {
  const { service } = await twoProjects();
  const folder = await temporaryFolder();
  const { bytes } = await exported(service);
  const archive = join(folder, 'site.tar.gz');
  await writeFile(archive, bytes);
  await mkdir(join(folder, 'out'));
  await unpackBundle({
    archive,
    directory: join(folder, 'out', 'site'),
    signal: new AbortController().signal,
  });
  expect((await readdir(join(folder, 'out', 'site'))).sort()).toEqual([
    '.nojekyll',
    '404.html',
    'cli',
    'core',
    'favicon.ico',
    'index.html',
    'llms-full.txt',
    'llms.txt',
    'robots.txt',
    'sitemap.xml',
  ]);
});
