import type { AgentChoice } from './config.ts';
import type { InputReader } from './reader.ts';
import { readDuration, readId } from './values.ts';

/** The agent job to wait for; undefined where there is none, or where there is a problem, which the reader hears of. */
export function readAgent({ given, read, conflict }: InputReader): AgentChoice | undefined {
  const projectId = given('agent-project-id');
  const jobId = given('agent-job-id');
  const timeoutMs = read('agent-timeout', readDuration);
  // A project alone is usual: workflows set it always, and the job only when an agent has run.
  if (jobId === '') return undefined;
  if (projectId === '') {
    return conflict('agent-job-id', 'an agent job belongs to a project', 'give agent-project-id as well');
  }
  if (given('base-url') === '') {
    return conflict(
      'agent-job-id',
      'the embedded service has no agent jobs',
      'give base-url and api-key, or remove it',
    );
  }
  const ids = [read('agent-project-id', readId), read('agent-job-id', readId)];
  return timeoutMs === undefined || ids.includes(undefined) ? undefined : { projectId, jobId, timeoutMs };
}
