import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

/** A build of one page, with its own file as standard output or as standard error. */
async function build(output: 'pipe' | number, errors: 'pipe' | number = 'pipe') {
  await mkdir(folder.path('docs'), { recursive: true });
  await writeFile(folder.path('docs/docs.json'), '{"name":"Docs","navigation":{"pages":["index"]}}');
  await writeFile(folder.path('docs/index.mdx'), 'Hello\n');
  const args = [BIN, 'build', folder.path('docs'), '--out', folder.path('site')];
  return spawn(process.execPath, args, { stdio: ['ignore', output, errors] });
}

describe('a command whose output is lost', () => {
  it.runIf(existsSync('/dev/full'))('on a full disk does its work, then fails and says why', async () => {
    const full = await open('/dev/full', 'w');
    const child = await build(full.fd);
    const said = child.stderr === null ? '' : text(child.stderr);
    const [code] = await once(child, 'close');
    await full.close();
    expect(await said).toMatch(/^error Standard output could not .*ENOSPC.*\[E_STDOUT\]\n$/);
    expect(code).toBe(1);
    expect(existsSync(folder.path('site/index.html'))).toBe(true);
  });

  it.runIf(existsSync('/dev/full')).each(['help', 'build --help', '--version'])(
    'on a full disk fails and says why, though it is asked for no more than %s',
    async (asked) => {
      const full = await open('/dev/full', 'w');
      const child = spawn(process.execPath, [BIN, ...asked.split(' ')], {
        stdio: ['ignore', full.fd, 'pipe'],
      });
      const said = child.stderr === null ? '' : text(child.stderr);
      const [code] = await once(child, 'close');
      await full.close();
      expect(await said).toMatch(/ENOSPC.*\[E_STDOUT\]\n$/);
      expect(code).toBe(1);
    },
  );

  it('since its reader has stopped early does its work and succeeds', async () => {
    const child = await build('pipe');
    child.stdout?.destroy();
    const said = child.stderr === null ? '' : text(child.stderr);
    const [code] = await once(child, 'close');
    expect(await said).toBe('');
    expect(code).toBe(0);
    expect(existsSync(folder.path('site/index.html'))).toBe(true);
  });
});
