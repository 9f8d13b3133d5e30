import { tryingAgain } from '../../http/retry.ts';
import type { Log } from '../../log/log.ts';
import { bytes } from '../../log/measures.ts';
import type { DownloadOptions } from './download.ts';

/** Says on a log how far a download has come, and why it is tried again. */
export function toldOn(log: Log): Required<Pick<DownloadOptions, 'onProgress' | 'onRetry'>> {
  return {
    onRetry: (reason, pauseMs) => log.info(tryingAgain(reason, pauseMs)),
    onProgress: (received, total) =>
      log.progress(`${bytes(received)}${total === undefined ? '' : ` of ${bytes(total)}`}`),
  };
}
