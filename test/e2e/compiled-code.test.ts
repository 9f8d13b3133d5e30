import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { BIN, runBuiltAction } from './built-action.ts';

// A cache also keeps what V8 made of the bundle: here the built program is started again and again.

const folder = useTemporaryFolder();
const run = promisify(execFile);

/** Builds the project and gives its home page. */
async function build(flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const out = join(folder.path(), 'site');
  const args = [BIN, 'build', join(folder.path(), 'docs'), '--out', out, ...flags];
  await run(process.execPath, args, { env: { HOME: folder.path(), ...env } });
  return readFile(join(out, 'index.html'), 'utf8');
}

const place = (...names: readonly string[]): string =>
  join(folder.path(), 'cache', 'compiled', 'chunks', ...names);
const savedAt = async (): Promise<bigint> =>
  (await stat(place('docs-export.cache'), { bigint: true })).mtimeNs;

test('two builds keep the code that they ran, later ones take it as it is', async () => {
  await writeDocsProject(join(folder.path(), 'docs'));
  const cache = ['--cache', join(folder.path(), 'cache')];
  const plain = await build([], { CI: 'true' });
  const pages: string[] = [];
  const times: bigint[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    pages.push(await build(cache));
    times.push(await savedAt());
  }
  expect(pages).toEqual([plain, plain, plain, plain]);
  const [first, second, third, fourth] = times;
  expect(second).not.toBe(first);
  expect([third, fourth]).toEqual([second, second]);
});

test('the code of the library that draws diagrams is kept, and taken in a later build', async () => {
  const docs = join(folder.path(), 'docs');
  const cache = ['--cache', join(folder.path(), 'cache')];
  const writeDiagram = (words: string): Promise<void> =>
    writeDocsProject(docs, {
      'index.mdx': `---\ntitle: Home\n---\n\n\`\`\`mermaid\ngraph LR\n  A --> ${words}\n\`\`\`\n`,
    });
  const keeps = async (): Promise<boolean> =>
    (await readFile(place('docs-export.cache'), 'latin1')).includes('mermaid');
  await writeDocsProject(docs);
  await build(cache);
  expect(await keeps()).toBe(false);
  await writeDiagram('B');
  await build(cache);
  expect(await keeps()).toBe(true);
  await writeDiagram('C');
  const kept = await build(cache);
  expect(kept).toBe(await build([], { CI: 'true' }));
  expect(kept).toContain('<svg');
});

test('code that is broken is made anew', async () => {
  await writeDocsProject(join(folder.path(), 'docs'));
  const cache = ['--cache', join(folder.path(), 'cache')];
  const plain = await build(cache);
  const before = await savedAt();
  for (const name of await readdir(place())) {
    if (name === 'docs-export.cache') continue;
    const bytes = await readFile(place(name));
    await writeFile(
      place(name),
      bytes.map((byte, at) => (at % 7 === 0 ? byte ^ 0xff : byte)),
    );
  }
  expect(await build(cache)).toBe(plain);
  expect(await savedAt()).not.toBe(before);
});

test('without a cache a command keeps its code among those of the user, unless it runs in a workflow', async () => {
  await writeDocsProject(join(folder.path(), 'docs'));
  const own = join(folder.path(), '.cache', 'docs-export');
  await build([], { CI: 'true' });
  await build([], { NODE_DISABLE_COMPILE_CACHE: '1' });
  expect(existsSync(own)).toBe(false);
  await build();
  expect(await readdir(own)).toEqual(['compiled']);
  await build([], { XDG_CACHE_HOME: join(folder.path(), 'elsewhere') });
  expect(await readdir(join(folder.path(), 'elsewhere', 'docs-export'))).toEqual(['compiled']);
});

test('the Action takes the code that two runs have kept, also where it publishes', async () => {
  await writeDocsProject(join(folder.path(), 'docs'));
  const times: bigint[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const inputs = { domain: 'docs.example.com', 'cache-dir': 'cache', deploy: 'dir:site' };
    const { exitCode } = await runBuiltAction({ workspace: folder.path(), inputs });
    expect(exitCode).toBe(0);
    times.push(await savedAt());
  }
  // The second run finds the folder before it reads its inputs, and keeps what does so from then on.
  const [, second, third, fourth, fifth] = times;
  expect(third).not.toBe(second);
  expect([fourth, fifth]).toEqual([third, third]);
});
