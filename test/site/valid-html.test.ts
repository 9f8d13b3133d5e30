import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAuthored } from '../../scripts/sites/authored.ts';
import { htmlErrors } from '../../scripts/sites/validity.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { built } from './support.ts';
import { project } from './theme/accessibility-pages.ts';

const { error } = spawnSync('java', ['-version']);

describe.skipIf(error !== undefined)('pages (skipped where there is no Java)', () => {
  const folder = useTemporaryFolder();

  it('of every kind are valid HTML, with the styles that they hold', async () => {
    const { files } = await built(project('mint'));
    for (const [path, text] of files) {
      if (!path.endsWith('.html')) continue;
      await mkdir(dirname(folder.path(path)), { recursive: true });
      await writeFile(folder.path(path), text);
    }
    const errors = await htmlErrors(folder.path());
    if ('skipped' in errors) throw new Error(errors.skipped);
    expect(errors.filter((error) => !isAuthored(error, ''))).toEqual([]);
  });
});
