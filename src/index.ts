import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lookUp } from './look-up.ts';
import { loadChunksAsScripts } from './process/chunks.ts';
import type { Room } from './workers/thread.ts';

loadChunksAsScripts();

/** The Action, for runners that import it instead of starting it, as `@github/local-action` does. */
export async function run(): Promise<void> {
  const { actionFolder, keepCompiled } = await import('./cache/compiled.ts');
  keepCompiled(actionFolder(process.env));
  await import('./main.ts');
}

/** The command line, with the arguments of the process. */
export async function cli(): Promise<void> {
  const { commandFolder, keepCompiled } = await import('./cache/compiled.ts');
  keepCompiled(await commandFolder(process.argv, process.env));
  await import('./cli.ts');
}

/** What the threads of this program do, by the name that they are started with (workers/thread.ts). */
const ROOMS: Readonly<Record<Room, () => Promise<unknown>>> = {
  'docs-export highlight': () => import('./workers/highlight-thread.ts'),
  'docs-export write': () => import('./bundle/writing/write-thread.ts'),
  'docs-export update': () => import('./bundle/writing/update-thread.ts'),
  'docs-export hash': () => import('./bundle/hash-thread.ts'),
};

// One bundle with three doors: the runner starts it without arguments, a terminal with a sub-command, and its
// threads enter by their rooms. Whoever imports it, also in a thread of another program, comes in by none.
const [, started = '', first] = process.argv;
if (started !== '' && realpathSync(started) === fileURLToPath(import.meta.url)) {
  const enter = lookUp<() => Promise<unknown>>(ROOMS, first ?? '');
  if (enter !== undefined) await enter();
  else if (first !== undefined) await cli();
  else await run();
}
