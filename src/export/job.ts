import type { AdminApi } from '../admin-api/client.ts';
import { progressShare } from '../admin-api/progress.ts';
import type { ExportJob, StartExportRequest } from '../admin-api/schemas.ts';
import { wordsIn } from '../admin-api/words.ts';
import type { Clock } from '../clock.ts';
import { codeOf, Failure } from '../errors/failure.ts';
import { requestUntil } from './deadline.ts';
import { limitWithin, nextPollDelay, type Pace, pauseAtAge, type Sample } from './pace.ts';
import { timeText } from './time-text.ts';

export interface PollOptions {
  readonly api: AdminApi;
  readonly clock: Clock;
  readonly pace: Pace;
  /** Longest time from now to the end of the job, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Longest time of a request beyond the timeout; 10 s unless told. */
  readonly lastLookMs?: number | undefined;
  /** The job was started a moment ago: a service of several machines may not know it everywhere yet. */
  readonly isNew?: boolean | undefined;
  /** The job was named by an input: the same run again would take it up again. */
  readonly isGiven?: boolean | undefined;
  /** Aborts when the job has ended, where this process is told: the next look comes at once. */
  readonly ended?: AbortSignal | undefined;
  /** Told of how long the service wants no further request. */
  readonly onLimit?: ((milliseconds: number) => void) | undefined;
  /** Told of each answer, with the pause that the service asks for. */
  readonly onProgress?:
    | ((job: ExportJob, share: number | undefined, retryAfterMs: number | undefined) => void)
    | undefined;
}

export interface FinishedExport {
  readonly jobId: string;
  readonly status: string;
  /** Pages in the export, where the service says. */
  readonly pageCount: number | undefined;
  /** Polls it took. */
  readonly polls: number;
}

/** Starts an export job; the body holds only what is set (spec section 4, start static export job). */
export async function startExport(
  api: AdminApi,
  request: { domain: string; version?: string | undefined; paths?: readonly string[] | undefined },
  signal: AbortSignal,
): Promise<string> {
  const body: StartExportRequest = {
    domain: request.domain,
    ...(request.version === undefined ? {} : { version: request.version }),
    ...(request.paths === undefined || request.paths.length === 0 ? {} : { paths: [...request.paths] }),
  };
  return (await api.startExport(body, signal)).jobId;
}

/** Polls in a row without an answer, each of several attempts: the job goes on while its service restarts. */
export const MOST_LOST = 3;

/** A new job may be unknown for this long. */
const SETTLING_MS = 10_000;

/**
 * Polls an export job to its end (spec section 3). Only `completed` and `failed` end it; any other status means
 * that it still runs. Rejects with E_EXPORT_FAILED, or the code that the job ended with, E_EXPORT_TIMEOUT, or what the Admin API client throws.
 */
export async function pollExport(jobId: string, options: PollOptions): Promise<FinishedExport> {
  const { api, clock, pace, signal, timeoutMs } = options;
  const settlingMs = Math.min(SETTLING_MS, timeoutMs);
  const started = clock.now();
  const age = (): number => clock.now() - started;
  const samples: Sample[] = [];
  let pageCount: number | undefined;
  let pause = nextPollDelay(samples, pace);
  let lost = 0;
  let status: string | undefined;
  let { ended } = options;
  /** Throws where a look that failed ends the wait. */
  const bear = (error: unknown): undefined => {
    const isUnknown = codeOf(error) === 'E_API_NOT_FOUND';
    if (isUnknown && options.isNew === true && age() < settlingMs) return;
    // Who knew it a moment ago has lost it: no input is wrong.
    if (isUnknown && (status !== undefined || options.isNew === true)) throw exportGone(jobId, status, error);
    const limit = limitWithin(timeoutMs - age(), error);
    if (limit !== undefined) {
      // The service is well, and the job goes on meanwhile.
      options.onLimit?.(limit);
      pause = pauseAtAge(age(), pace, limit);
      return;
    }
    lost += 1;
    const isOver = lost === MOST_LOST || age() >= timeoutMs;
    if (isOver || codeOf(error) !== 'E_API_UNREACHABLE') throw error;
  };
  for (let polls = 1; ; polls += 1) {
    // The last look comes at the deadline, not after it.
    await sleepUntil(ended, Math.max(0, Math.min(pause, timeoutMs - age())), options);
    // Told once only: a look that fails is followed by a pause like any other.
    if (ended?.aborted) ended = undefined;
    const request = requestUntil(timeoutMs - age(), signal, options.lastLookMs);
    const answer = await api.exportJob(jobId, request.signal).catch((error: unknown) => {
      signal.throwIfAborted();
      if (request.late.aborted) throw exportTimeout(jobId, status, timeoutMs);
      return bear(error);
    });
    if (answer === undefined) continue;
    lost = 0;
    const { job, retryAfterMs } = answer;
    status = job.status;
    const share = progressShare(job.progress);
    const elapsed = age();
    samples.push({ elapsed, share });
    pageCount = job.pageCount ?? pageCount;
    options.onProgress?.(job, share, retryAfterMs);
    if (status === 'completed') return { jobId, status, pageCount, polls };
    if (status === 'failed') throw exportFailed(jobId, job, options.isGiven);
    if (elapsed >= timeoutMs) throw exportTimeout(jobId, status, timeoutMs);
    pause = Math.max(nextPollDelay(samples, pace), retryAfterMs ?? 0);
  }
}

/** Sleeps, or until `ended` aborts; rejects with the signal's reason when that aborts. */
async function sleepUntil(
  ended: AbortSignal | undefined,
  milliseconds: number,
  { clock, signal }: Pick<PollOptions, 'clock' | 'signal'>,
): Promise<void> {
  const either = ended === undefined ? signal : AbortSignal.any([signal, ended]);
  await clock.sleep(milliseconds, either).catch((error: unknown) => {
    signal.throwIfAborted();
    if (!ended?.aborted) throw error;
  });
}

/** The failure where a service has lost a job that it knew, with this status where it told one. */
export function exportGone(jobId: string, status: string | undefined, cause: unknown): Failure {
  const before = status === undefined ? 'it was started by this run' : `its status was "${status}" before`;
  return new Failure('E_API_NOT_FOUND', {
    what: 'The service no longer knows the export job',
    value: jobId,
    why: cause instanceof Failure ? `${before}, then ${cause.why}` : before,
    fix: 'run again (without export-job-id, where it is given), which starts another one; if that gets lost too, ask those who run the service',
    cause,
  });
}

/** Codes of what is wrong with the project or the inputs, at the end of what a build of ours says. */
const OF_BUILDS = [
  'E_DOCS_DIR',
  'E_DOCS_JSON_INVALID',
  'E_DOCS_JSON_MISSING',
  'E_INPUT_INVALID',
  'E_SHARDS',
] as const;

function exportFailed(jobId: string, job: ExportJob, isGiven = false): Failure {
  const said = wordsIn(job);
  const what = 'The export job failed';
  const code = OF_BUILDS.find((one) => typeof job.error === 'string' && job.error.endsWith(` [${one}]`));
  // It says what to do, too.
  if (code !== undefined)
    return new Failure(code, { what, value: jobId, why: said?.replace(` [${code}]`, ''), fix: '' });
  const first = said === undefined ? 'look at the job in the dashboard of the service' : 'mend what it names';
  return new Failure('E_EXPORT_FAILED', {
    what,
    value: jobId,
    why: said ?? 'the service gives no reason',
    fix: `${first}, then run again${isGiven ? ' without export-job-id, which starts another job' : ''}`,
  });
}

/** What services call a job that has not ended. */
const UNDER_WAY = /^(queued|pending|waiting|started|running|active|processing|in[ _-]?progress)$/i;

function exportTimeout(jobId: string, status: string | undefined, timeoutMs: number): Failure {
  const seen = status === undefined ? 'the service has not told its status' : `its status is "${status}"`;
  return new Failure('E_EXPORT_TIMEOUT', {
    what: 'The export job did not complete in time',
    value: jobId,
    why: `after ${timeText(timeoutMs)} ${seen}`,
    fix:
      status === undefined || UNDER_WAY.test(status)
        ? 'raise export-timeout'
        : 'raise export-timeout if it still runs; only "completed" and "failed" end a job, so that one which ended otherwise is a matter for those who run the service',
  });
}
