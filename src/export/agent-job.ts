import type { AdminApi } from '../admin-api/client.ts';
import type { AgentJob } from '../admin-api/schemas.ts';
import type { Clock } from '../clock.ts';
import { codeOf, Failure } from '../errors/failure.ts';
import { requestUntil } from './deadline.ts';
import { MOST_LOST } from './job.ts';
import { limitWithin, type Pace, pauseAtAge } from './pace.ts';
import { timeText } from './time-text.ts';

export interface AgentJobOptions {
  readonly api: AdminApi;
  readonly projectId: string;
  readonly jobId: string;
  readonly clock: Clock;
  readonly pace: Pace;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Longest time of a request beyond the timeout; 10 s unless told. */
  readonly lastLookMs?: number | undefined;
  /** Told of how long the service wants no further request. */
  readonly onLimit?: ((milliseconds: number) => void) | undefined;
  /** Told of every answer. */
  readonly onSeen?: ((job: AgentJob) => void) | undefined;
}

/**
 * Polls an agent job until it is `completed`, `archived` or `failed` (spec section 3) and returns it as it is then;
 * what a failed one means is the caller's to decide. Rejects with E_AGENT_TIMEOUT.
 */
export async function pollAgentJob(options: AgentJobOptions): Promise<AgentJob> {
  const { api, clock, signal } = options;
  const until = clock.now() + options.timeoutMs;
  const left = (): number => until - clock.now();
  let lost = 0;
  let wasSeen = false;
  for (;;) {
    let limit: number | undefined;
    const request = requestUntil(left(), signal, options.lastLookMs);
    const asking = api.agentJob(options.projectId, options.jobId, request.signal);
    const job = await asking.catch((error: unknown) => {
      signal.throwIfAborted();
      if (request.late.aborted) throw agentTimeout(options, 'the service has not told its status');
      limit = limitWithin(left(), error);
      if (limit !== undefined) {
        options.onLimit?.(limit);
        return undefined;
      }
      lost += 1;
      // Of a job that nobody has seen, nobody can say that it is still active.
      const isOver = lost === MOST_LOST || (!wasSeen && left() <= 0);
      if (isOver || codeOf(error) !== 'E_API_UNREACHABLE') throw error;
      return undefined;
    });
    if (job !== undefined) {
      lost = 0;
      wasSeen = true;
      options.onSeen?.(job);
      if (job.status !== 'active') return job;
    }
    const leftNow = left();
    if (leftNow <= 0) throw agentTimeout(options, 'it is still active');
    const pause = pauseAtAge(options.timeoutMs - leftNow, options.pace, limit);
    await clock.sleep(Math.min(pause, leftNow), signal);
  }
}

function agentTimeout({ jobId, timeoutMs }: AgentJobOptions, seen: string): Failure {
  return new Failure('E_AGENT_TIMEOUT', {
    what: 'The agent job did not finish in time',
    value: jobId,
    why: `${seen} after ${timeText(timeoutMs)}`,
    fix: 'raise agent-timeout, or run again later',
  });
}
