import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, workerData } from 'node:worker_threads';
import type { Room } from './workers/thread.ts';

/** The Action, for runners that import it instead of starting it, as `@github/local-action` does. */
export async function run(): Promise<void> {
  await import('./main.ts');
}

/** The command line, with the arguments of the process. */
export async function cli(): Promise<void> {
  const { keepCompiled, namedFolder } = await import('./cache/compiled.ts');
  keepCompiled(namedFolder(process.argv));
  await import('./cli.ts');
}

/** Threads of other programs that load this one have no room here. */
async function enter(room: Room | undefined): Promise<void> {
  if (room === 'docs-export highlight') await import('./workers/highlight-thread.ts');
  if (room === 'docs-export write') await import('./bundle/write-thread.ts');
  if (room === 'docs-export hash') await import('./bundle/hash-thread.ts');
}

// One bundle with three doors: the runner starts it without arguments, a terminal with a sub-command, and its
// threads enter by their rooms.
const [, started = ''] = process.argv;
if (!isMainThread) {
  await enter(workerData?.room);
} else if (started !== '' && realpathSync(started) === fileURLToPath(import.meta.url)) {
  if (process.argv.length > 2) await cli();
  else await run();
}
