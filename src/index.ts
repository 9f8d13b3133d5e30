import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, workerData } from 'node:worker_threads';
import { HIGHLIGHT_ROOM } from './workers/room.ts';

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

// One bundle with three doors: the runner starts it without arguments, a terminal with a sub-command, and a build
// starts threads of it.
const [, started = ''] = process.argv;
if (!isMainThread) {
  if (workerData?.room === HIGHLIGHT_ROOM) await import('./workers/highlight-thread.ts');
} else if (started !== '' && realpathSync(started) === fileURLToPath(import.meta.url)) {
  if (process.argv.length > 2) await cli();
  else await run();
}
