import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RunContext } from '../../src/phases/context.ts';
import { collectParts } from '../../src/phases/parts.ts';
import { tarGz } from '../bundle/archives.ts';
import { recordedLog } from '../deploy/fixtures.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

it('tells parts of one name by the folders that hold them', async () => {
  for (const name of ['part-1', 'part-2']) {
    await mkdir(folder.path('parts', name), { recursive: true });
    await writeFile(join(folder.path('parts', name), 'bundle.tar.gz'), tarGz({ name: 'a.html', body: name }));
  }
  const log = recordedLog();
  const context = { log, signal: new AbortController().signal, workDir: folder.path('work') };
  const parts = await collectParts(
    folder.path('parts'),
    { artifactName: 'docs' },
    context as unknown as RunContext,
  );
  expect(parts.map(({ name }) => name)).toEqual(['part-1/bundle.tar.gz', 'part-2/bundle.tar.gz']);
  expect(log.lines).toEqual(['info: 2 parts: part-1/bundle.tar.gz, part-2/bundle.tar.gz']);
});
