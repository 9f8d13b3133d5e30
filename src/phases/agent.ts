import type { AgentJob } from '../admin-api/schemas.ts';
import { wordsIn } from '../admin-api/words.ts';
import { Failure, messageOf } from '../errors/failure.ts';
import { pollAgentJob } from '../export/agent-job.ts';
import type { Connection } from './connect.ts';
import { limited } from './export.ts';
import type { Run } from './run.ts';

/** The agent job being followed beside the export; settles without ever rejecting. */
export type FollowedAgent = Promise<{ readonly job: AgentJob } | { readonly error: unknown }>;

/**
 * Starts to follow the agent job, where there is one, until the run is `over`. What was seen of it last is reported
 * however the run ends.
 */
export function followAgent(
  { api, pace }: Connection,
  { config, context, ledger }: Run,
  over: AbortSignal,
): FollowedAgent | undefined {
  const { agent } = config;
  if (agent === undefined) return undefined;
  const { clock } = context;
  const signal = AbortSignal.any([context.signal, over]);
  return pollAgentJob({
    api,
    projectId: agent.projectId,
    jobId: agent.jobId,
    clock,
    pace,
    timeoutMs: agent.timeoutMs,
    signal,
    onLimit: (milliseconds) => context.log.info(limited(milliseconds)),
    onSeen(job) {
      ledger.facts.agentJob = job;
    },
  }).then(
    (job) => ({ job }),
    (error: unknown) => ({ error }),
  );
}

/** Makes outputs of what was seen of the agent job last; also of a run that ends before it comes to the agent. */
export function agentOutputs({ context: { setOutput }, ledger }: Run): void {
  const { agentJob } = ledger.facts;
  if (agentJob === null) return;
  setOutput('agent-status', agentJob.status);
  setOutput('pr-link', agentJob.prLink ?? '');
}

/** Waits for the agent job and notes what came of it. Throws what `fail-on` counts as a failure. */
export async function agentPhase(followed: FollowedAgent, { config, context, ledger }: Run): Promise<void> {
  if (ledger.facts.agentJob?.status === 'active')
    context.log.info(`Waiting for agent job ${config.agent?.jobId}, which is active`);
  const outcome = await followed;
  context.signal.throwIfAborted();
  const required = config.failOn.includes('agent');
  if ('error' in outcome) {
    if (required) throw outcome.error;
    context.log.warning(messageOf(outcome.error));
    return;
  }
  const { job } = outcome;
  const nothing = job.status === 'completed' ? 'no files were changed' : 'no pull request';
  context.log.info(`Agent job ${job.id}: ${job.status}, ${job.prLink ?? nothing}`);
  if (job.status !== 'failed') return;
  const failure = new Failure('E_AGENT_FAILED', {
    what: 'The agent job failed',
    value: job.id,
    // No field of the spec: exports have it, and services may say it here, too.
    why: wordsIn(job.error),
    fix: 'see the job in the dashboard',
  });
  if (required) throw failure;
  context.log.warning(failure.message);
}
