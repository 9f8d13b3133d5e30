import { MAY_HAVE_STARTED } from '../admin-api/failures.ts';
import { codeOf } from '../errors/failure.ts';
import type { BundleLinks } from '../export/bundle-link.ts';
import { startExport } from '../export/job.ts';
import { createJobMemory, type ExportKey } from '../github/job-memory.ts';
import type { Config } from '../inputs/config.ts';
import { bundleLinks } from './bundle-links.ts';
import type { Connection } from './connect.ts';
import type { RunContext } from './context.ts';

/** The job this run exports with. */
export interface ChosenJob {
  readonly jobId: string;
  readonly origin: 'started' | 'adopted' | 'remembered';
  readonly links: BundleLinks;
}

/**
 * The job given by hand; else the one that this workflow run started for the same export, unless it failed or is
 * gone; else a new one, which is remembered for steps, jobs and attempts that follow.
 */
export async function chooseJob(
  config: Config,
  connection: Connection,
  context: RunContext,
): Promise<ChosenJob> {
  const { exportJobId, service } = config;
  const linksOf = (jobId: string): BundleLinks => bundleLinks(jobId, config.domain, connection, context);
  if (exportJobId !== undefined)
    return { jobId: exportJobId, origin: 'adopted', links: linksOf(exportJobId) };
  const request = { domain: config.domain, version: config.exportVersion, paths: config.exportPaths };
  const start = async (): Promise<ChosenJob> => {
    const { api } = connection;
    const { signal, log } = context;
    const jobId = await startExport(api, request, signal).catch((error: unknown) => {
      if (signal.aborted && service.kind === 'hosted')
        log.warning(`The run was cancelled before the service answered: ${MAY_HAVE_STARTED}`);
      if (config.versionIsTag !== true || !isRefusal(error)) throw error;
      log.info(
        `The service knows no version ${request.version}, as the tag is called; exporting without one`,
      );
      return startExport(api, { ...request, version: undefined }, signal);
    });
    return { jobId, origin: 'started', links: linksOf(jobId) };
  };
  // The embedded service ends with this process, and its jobs with it.
  if (service.kind !== 'hosted') return start();
  const key: ExportKey = {
    baseUrl: service.baseUrl.href,
    domain: config.domain,
    version: config.exportVersion ?? null,
    paths: config.exportPaths,
    commit: context.github?.sha ?? '',
  };
  const { github, workDir, clock, log, signal } = context;
  const memory = createJobMemory({ context: github, tempDir: workDir, clock, log, signal });
  const known = await memory.recall(key);
  if (known !== undefined) {
    const links = linksOf(known);
    const problem = await problemOf(known, links, connection, context);
    if (problem === undefined) return { jobId: known, origin: 'remembered', links };
    log.info(`Export job ${known} of this workflow run ${problem}; starting another`);
  }
  const started = await start();
  // Known to later steps even when remembering is cut short.
  context.setOutput('export-job-id', started.jobId);
  await memory.remember(key, started.jobId, known);
  return started;
}

/** Whether the service understood the request and did not want it. */
function isRefusal(error: unknown): boolean {
  return ['E_API_NOT_FOUND', 'E_API_REQUEST_REJECTED'].includes(codeOf(error));
}

/** Why a job cannot be gone on with; undefined when it can. A completed one shows that its bundle is still there. */
async function problemOf(
  jobId: string,
  links: BundleLinks,
  { api }: Connection,
  { signal }: RunContext,
): Promise<string | undefined> {
  try {
    const { job } = await api.exportJob(jobId, signal);
    if (job.status === 'failed') return 'had failed';
    if (job.status === 'completed') await links.current();
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'E_API_NOT_FOUND') return 'is no longer known to the service';
    if (code === 'E_API_REQUEST_REJECTED') return 'has no bundle any more';
    throw error;
  }
}
