import { mkdir, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { checkedOutCommit, repositoryRoot } from '../../src/github/checkout.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

async function repository(files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(folder.path('repo', '.git', 'refs', 'heads'), { recursive: true });
  await mkdir(folder.path('repo', 'docs', 'deep'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(folder.path('repo', '.git', path), text);
  return folder.path('repo', 'docs', 'deep');
}

describe('the commit checked out around a folder', () => {
  test.each([
    ['is what a detached HEAD names', { HEAD: `${COMMIT}\n` }],
    ['is that of the branch', { HEAD: 'ref: refs/heads/main\n', 'refs/heads/main': `${COMMIT}\n` }],
    [
      'is that of a packed branch',
      {
        HEAD: 'ref: refs/heads/main\n',
        'packed-refs': `# pack-refs with: peeled\n${COMMIT} refs/heads/main\n`,
      },
    ],
  ])('%s', async (_, files) => {
    expect(await checkedOutCommit(await repository(files))).toBe(COMMIT);
  });

  test.each([
    ['there is no such branch', { HEAD: 'ref: refs/heads/gone\n' }],
    ['HEAD is no commit', { HEAD: 'nonsense' }],
    ['a ref leads elsewhere', { HEAD: 'ref: ../../etc/passwd\n' }],
  ])('cannot be told where %s', async (_, files) => {
    expect(await checkedOutCommit(await repository(files))).toBeUndefined();
  });
});

test('the root of a repository is looked for no higher than told', async () => {
  const deep = await repository({});
  expect(await repositoryRoot(deep)).toBe(folder.path('repo'));
  expect(await repositoryRoot(deep, folder.path('repo', 'docs'))).toBeUndefined();
});
