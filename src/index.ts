import { isMainThread, workerData } from 'node:worker_threads';
import { HIGHLIGHT_ROOM } from './workers/room.ts';

// One bundle with three doors: the runner starts it without arguments, a terminal with a sub-command, and a build
// starts threads of it.
if (!isMainThread && workerData?.room === HIGHLIGHT_ROOM) await import('./workers/highlight-thread.ts');
else if (process.argv.length > 2) await import('./cli.ts');
else await import('./main.ts');
