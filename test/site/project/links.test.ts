import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { buildSite } from '../../../src/site/build.ts';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { openProjectFolder } from '../../../src/site/project/folder.ts';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';
import { docsJson, highlighters } from '../support.ts';

const folder = useTemporaryFolder();

/** What a build says of files that are missing. */
async function missing(): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await buildSite(
    await openProjectFolder(folder.path('docs')),
    { domain: 'docs.example.com', deploymentType: 'air-gapped' },
    { onFile() {} },
    { highlighters },
  );
  return diagnostics.filter(({ kind }) => kind.startsWith('missing-'));
}

it('says of what is missing for a link that is not followed that it is one, wherever it is asked for', async () => {
  await mkdir(folder.path('docs', 'snippets'), { recursive: true });
  await mkdir(folder.path('shared'));
  await writeFile(folder.path('shared', 'note.mdx'), 'A note');
  const navigation = { pages: ['index', 'changes'] };
  await writeFile(
    folder.path('docs', 'docs.json'),
    docsJson({ navigation, api: { openapi: 'spec/api.json' } }),
  );
  await writeFile(
    folder.path('docs', 'index.mdx'),
    'import Note from "/snippets/note.mdx"\n\n<Note />\n\n![A](/images/a.png)\n',
  );
  for (const [link, target] of [
    ['changes.md', '../shared/note.mdx'],
    ['snippets/note.mdx', '../../shared/note.mdx'],
    ['images', '../shared'],
    ['spec', 'nowhere'],
  ] as const)
    await symlink(target, folder.path('docs', link));
  const hints = (await missing()).map(
    ({ hint }) => /^"(\S+)" is a symbolic link .*not followed/.exec(hint ?? '')?.[1],
  );
  expect(hints.sort()).toEqual(['changes.md', 'images', 'snippets/note.mdx', 'spec']);
});
