import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { folderSource } from '../../../src/service/sources/folder-source.ts';
import type { SiteFile, SiteSummary } from '../../../src/site/site.ts';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';

const folder = useTemporaryFolder();
beforeEach(async () => {
  await mkdir(folder.path('docs'));
  const settings = {
    theme: 'mint',
    name: 'Kept',
    colors: { primary: '#0D9373' },
    navigation: { pages: ['a'] },
  };
  await writeFile(folder.path('docs', 'docs.json'), JSON.stringify(settings));
  await writeFile(folder.path('docs', 'a.mdx'), '# A\n\n```js\nlet x\n```\n');
});

async function built(cacheDir?: string): Promise<{ site: ReadonlyMap<string, string>; said: SiteSummary }> {
  const site = new Map<string, string>();
  const heard: SiteSummary[] = [];
  const source = folderSource(
    folder.path('docs'),
    { domain: 'docs.example.com', deploymentType: 'client-hosted' },
    { cacheDir, onBuilt: (summary) => heard.push(summary) },
  );
  const onFile = ({ path, bytes }: { path: string; bytes: Uint8Array }): void => {
    site.set(path, Buffer.from(bytes).toString('latin1'));
  };
  await source.build({}, { onFile });
  const [said] = heard;
  if (said === undefined) throw new Error('the source said nothing of its build');
  return { site, said };
}

test('a source with a cache folder gives the same site again, and writes nothing there a second time', async () => {
  const cacheDir = folder.path('cache');
  const alone = await built();
  expect(await built(cacheDir)).toEqual(alone);
  const files = await readdir(cacheDir);
  expect(files).toContain('docs-export.cache');
  expect(await built(cacheDir)).toEqual(alone);
  expect(await readdir(cacheDir)).toEqual(files);
});

test('a cache folder that cannot be written is a notice; the site is whole', async () => {
  await writeFile(folder.path('file'), '');
  const { site, said } = await built(folder.path('file', 'cache'));
  expect(site).toEqual((await built()).site);
  expect(said.diagnostics.map(({ kind, severity }) => `${severity} ${kind}`)).toEqual([
    'notice cache-not-kept',
  ]);
});

test('a page shows the day of its last commit, also where the cache knows it with another', async () => {
  await writeFile(folder.path('docs', 'a.mdx'), '---\ntitle: A\ntimestamp: true\n---\n');
  const git = (day: string, ...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com', ...args], {
      cwd: folder.path(),
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  git('2026-02-03', 'init', '--quiet');
  git('2026-02-03', 'add', 'docs');
  git('2026-02-03', 'commit', '--quiet', '--message', 'Begin');
  const day = async (): Promise<string | undefined> =>
    /<time datetime="(.*?)">/.exec((await built(folder.path('cache'))).site.get('a.html') ?? '')?.[1];
  expect(await day()).toBe('2026-02-03');
  git('2026-03-04', 'commit', '--quiet', '--amend', '--no-edit');
  expect(await day()).toBe('2026-03-04');
});

test.each(['docs/a.mdx', 'docs/more'])('%s that may not be read is a fault of the folder', async (path) => {
  await mkdir(folder.path('docs', 'more'));
  await chmod(folder.path(), 0o755);
  await chmod(folder.path(path), 0o000);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await expect(built()).rejects.toMatchObject({
      code: 'E_DOCS_DIR',
      message: expect.stringMatching(/^The docs project cannot be read: .*EACCES: permission denied/),
    });
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(folder.path(path), 0o755);
  }
});

test('a film is handed on in pieces, whatever its size, and one that goes meanwhile is named', async () => {
  const film = folder.path('docs', 'talk.mp4');
  await writeFile(film, 'begins');
  await truncate(film, 2 ** 31 + 1);
  await writeFile(folder.path('docs', 'a.mdx'), '# A\n\n<video src="/talk.mp4" />\n');
  const source = folderSource(folder.path('docs'), {
    domain: 'docs.example.com',
    deploymentType: 'client-hosted',
  });
  const read = (file: SiteFile): string => {
    for (const piece of file.pieces?.() ?? []) return Buffer.from(piece.subarray(0, 6)).toString();
    return '';
  };
  const begins: string[] = [];
  await source.build({}, { onFile: (file) => void (file.path === 'talk.mp4' && begins.push(read(file))) });
  expect(begins).toEqual(['begins']);
  const building = source.build(
    {},
    {
      async onFile(file) {
        if (file.path !== 'talk.mp4') return;
        await rm(film);
        read(file);
      },
    },
  );
  await expect(building).rejects.toMatchObject({ code: 'E_DOCS_DIR', value: 'talk.mp4' });
});

test('a file that is too large to be read is named, with what to do', async () => {
  await writeFile(folder.path('docs', 'talk.mp4'), '');
  await truncate(folder.path('docs', 'talk.mp4'), 2 ** 31 + 1);
  await writeFile(folder.path('docs', 'a.mdx'), '# A\n\n<video src="/talk.mp4" />\n');
  await expect(built()).rejects.toMatchObject({
    code: 'E_DOCS_DIR',
    value: 'talk.mp4',
    fix: 'keep that file elsewhere, and link to it by its whole address',
  });
});
