import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { buildSite } from '../../../src/site/build.ts';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { openProjectFolder } from '../../../src/site/project/folder.ts';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';
import { docsJson, highlighters } from '../support.ts';

const folder = useTemporaryFolder();

/** What a build says of pages and files that are missing. */
async function missing(): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await buildSite(
    await openProjectFolder(folder.path('docs')),
    { domain: 'docs.example.com', deploymentType: 'air-gapped' },
    { onFile() {} },
    { highlighters },
  );
  return diagnostics.filter(({ kind }) => /^missing-|^broken-link$/.test(kind));
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

it('says of what is missing that a rule of .mintignore leaves it out, wherever it is asked for', async () => {
  for (const [name, text] of Object.entries({
    '.mintignore': 'private/\n*.draft.mdx\n/spec.json\n',
    'docs.json': docsJson({
      navigation: { pages: ['index', 'new.draft'] },
      logo: '/private/logo.svg',
      api: { openapi: 'spec.json' },
    }),
    'index.mdx':
      'import Note from "/private/note.mdx"\n\n<Note />\n\n[Plan](/private/plan) ![A](/private/a.png) [No](/plan)\n',
    'new.draft.mdx': 'New',
    'spec.json': '{}',
    'private/note.mdx': 'A note',
    'private/plan.mdx': 'A plan',
  })) {
    await mkdir(folder.path('docs', 'private'), { recursive: true });
    await writeFile(folder.path('docs', name), text);
  }
  const hints = (await missing()).map(({ hint }) => /^"(\S+)" is left out by a rule/.exec(hint ?? '')?.[1]);
  expect(hints.sort()).toEqual([
    'new.draft.mdx',
    'private',
    'private',
    'private',
    'private',
    'spec.json',
    undefined,
  ]);
});
