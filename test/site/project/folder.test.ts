import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openProjectFolder } from '../../../src/site/project/folder.ts';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';

const root = useTemporaryFolder();

async function put(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(root.path(name)), { recursive: true });
    await writeFile(root.path(name), text);
  }
}

it('lists files with slashes, sorted, and reads them without a byte order mark', async () => {
  await put({ 'docs.json': '\uFEFF{}', 'b/z.mdx': 'z', 'b/a.mdx': 'a', 'Zed.md': '' });
  const files = await openProjectFolder(root.path());
  expect(files.paths).toEqual(['Zed.md', 'b/a.mdx', 'b/z.mdx', 'docs.json']);
  expect(files.readText('docs.json')).toBe('{}');
  expect(files.has('b')).toBe(false);
  expect(() => files.read('../secret')).toThrow('no file');
});

it('leaves out dot files, node_modules, exported sites, and what .mintignore names', async () => {
  await put({
    'docs.json': '{}',
    '.git/config': '',
    '.env': '',
    'node_modules/x/readme.md': '',
    'site/index.html': '',
    'site/.docs-export/manifest.json': '{}',
    '.mintignore': '# ours\ndrafts/\n*.draft.mdx\n!keep.draft.mdx\n',
    'drafts/a.mdx': '',
    'x.draft.mdx': '',
    'keep.draft.mdx': '',
  });
  expect((await openProjectFolder(root.path())).paths).toEqual(['docs.json', 'keep.draft.mdx']);
});

it('follows links to files of the project, never out of it', async () => {
  await put({ 'docs.json': '{}', 'a.mdx': 'a', 'folder/b.mdx': 'b' });
  await symlink('a.mdx', root.path('linked.mdx'));
  await symlink('/etc/hostname', root.path('host.mdx'));
  await symlink('nowhere', root.path('dangling.mdx'));
  await symlink('..', root.path('folder/up'));
  expect((await openProjectFolder(root.path())).paths).toEqual([
    'a.mdx',
    'docs.json',
    'folder/b.mdx',
    'linked.mdx',
  ]);
});

it('says which folder cannot be read', async () => {
  await expect(openProjectFolder(root.path('none'))).rejects.toMatchObject({
    code: 'E_DOCS_DIR',
    value: root.path('none'),
  });
});

it.skipIf(process.platform !== 'linux')(
  'leaves out files whose names are no UTF-8, since nobody could name them',
  async () => {
    await put({ 'docs.json': '{}', 'caf\u00e9.mdx': 'a', 'odd\uFFFD.mdx': 'b' });
    await writeFile(
      Buffer.concat([Buffer.from(`${root.path()}/bad`), Buffer.from([0xff]), Buffer.from('.mdx')]),
      '',
    );
    const files = await openProjectFolder(root.path());
    expect(files.paths).toEqual(['caf\u00e9.mdx', 'docs.json', 'odd\uFFFD.mdx']);
    expect(files.paths.map(files.readText)).toEqual(['a', '{}', 'b']);
  },
);
