import { type FinishedExport, pollExport, startExport } from '../export/job.ts';
import { counted } from '../github/measures.ts';
import type { Config } from '../inputs/config.ts';
import type { Connection } from './connect.ts';
import type { RunContext } from './context.ts';
import type { Ledger } from './ledger.ts';

/** Starts an export job, or adopts the given one, and polls it to its end. */
export async function exportPhase(
  config: Config,
  connection: Connection,
  context: RunContext,
  ledger: Ledger,
): Promise<FinishedExport> {
  const { log, clock, signal, setOutput } = context;
  const { api, pace } = connection;
  const jobId =
    config.exportJobId ??
    (await startExport(
      api,
      { domain: config.domain, version: config.exportVersion, paths: config.exportPaths },
      signal,
    ));
  log.info(`Export job ${jobId} of ${config.domain}${config.exportJobId === undefined ? '' : ', adopted'}`);
  setOutput('export-job-id', jobId);
  const note = (status: string, pageCount: number | undefined): void => {
    ledger.facts.exportJob = { id: jobId, status, pageCount: pageCount ?? null };
  };
  note('started', undefined);
  try {
    const finished = await pollExport(jobId, {
      api,
      clock,
      pace,
      timeoutMs: config.exportTimeoutMs,
      signal,
      onProgress(job, share) {
        note(job.status, job.pageCount ?? undefined);
        const percent = share === undefined ? '' : ` ${Math.floor(share * 100)} %`;
        const pages = job.pageCount ? `, ${counted(job.pageCount, 'page')}` : '';
        log.progress(`${job.status}${percent}${pages}`);
      },
    });
    log.info(
      `Completed: ${finished.pageCount ?? 'an unknown number of'} pages, seen with ${finished.polls} polls`,
    );
    return finished;
  } finally {
    setOutput('export-status', ledger.facts.exportJob?.status ?? 'unknown');
    const pageCount = ledger.facts.exportJob?.pageCount;
    if (typeof pageCount === 'number') setOutput('page-count', pageCount);
  }
}
