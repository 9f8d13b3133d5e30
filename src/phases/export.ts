import { codeOf } from '../errors/failure.ts';
import type { BundleLinks } from '../export/bundle-link.ts';
import { type FinishedExport, pollExport } from '../export/job.ts';
import { timeText } from '../export/time-text.ts';
import { ASKS } from '../http/retry.ts';
import { counted } from '../log/measures.ts';
import type { Connection } from './connect.ts';
import { chooseJob } from './export-job.ts';
import type { Run } from './run.ts';

/** A completed export job, and the links to its bundle. */
export interface CompletedExport extends FinishedExport {
  readonly links: BundleLinks;
}

const ORIGINS = {
  started: '',
  adopted: ', adopted',
  remembered: ', started earlier in this workflow run and adopted',
};

/** What is said while a service wants no further request. */
export function limited(milliseconds: number): string {
  return `The service takes no more requests for now, and ${ASKS} ${timeText(milliseconds)}`;
}

/** A pause between two looks that nobody expects. */
const LONG_MS = 60_000;

/** Starts an export job, or adopts one, and polls it to its end. */
export async function exportPhase(
  connection: Connection,
  { config, context, ledger }: Run,
): Promise<CompletedExport> {
  const { log, clock, signal, setOutput } = context;
  const { api, pace, ended } = connection;
  const { jobId, origin, links } = await chooseJob(config, connection, context);
  log.info(`Export job ${jobId} of ${config.domain}${ORIGINS[origin]}`);
  setOutput('export-job-id', jobId);
  const note = (status: string, pageCount: number | undefined): void => {
    // The embedded service ends with the run, and its jobs with it.
    const adoptable = config.service.kind === 'hosted';
    ledger.facts.exportJob = { id: jobId, status, pageCount: pageCount ?? null, adoptable };
  };
  note(origin === 'started' ? 'started' : 'unknown', undefined);
  try {
    const finished = await pollExport(jobId, {
      api,
      clock,
      pace,
      ended,
      timeoutMs: config.exportTimeoutMs,
      signal,
      isNew: origin === 'started',
      isGiven: origin === 'adopted',
      onLimit: (milliseconds) => log.info(limited(milliseconds)),
      onProgress(job, share, retryAfterMs = 0) {
        note(job.status, job.pageCount ?? undefined);
        const percent = share === undefined ? '' : ` ${Math.floor(share * 100)} %`;
        const pages = job.pageCount ? `, ${counted(job.pageCount, 'page')}` : '';
        const asks = retryAfterMs < LONG_MS ? '' : `; the service ${ASKS} ${timeText(retryAfterMs)}`;
        log.progress(`${job.status}${percent}${pages}${asks}`);
      },
    });
    const pages =
      finished.pageCount === undefined ? 'an unknown number of pages' : counted(finished.pageCount, 'page');
    log.info(`Completed: ${pages}, seen with ${counted(finished.polls, 'poll')}`);
    return { ...finished, links };
  } catch (error) {
    // There is nothing to go on with.
    if (codeOf(error) === 'E_API_NOT_FOUND' && ledger.facts.exportJob !== null)
      ledger.facts.exportJob = { ...ledger.facts.exportJob, adoptable: false };
    throw error;
  } finally {
    setOutput('export-status', ledger.facts.exportJob?.status ?? 'unknown');
    const pageCount = ledger.facts.exportJob?.pageCount;
    if (typeof pageCount === 'number') setOutput('page-count', pageCount);
  }
}
