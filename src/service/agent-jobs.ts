import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { AgentJob } from '../admin-api/schemas.ts';
import { Failure, messageOf } from '../errors/failure.ts';

/** Finds an agent job; resolves to undefined when there is none. */
export type FindAgentJob = (projectId: string, id: string) => Promise<AgentJob | undefined>;

/** Project id → its agent jobs. */
const AgentJobsFile = z.record(z.string(), z.array(AgentJob));

/**
 * Agent jobs from a JSON file, `{ "PROJECT_ID": [{ "id": "…", "status": "active", … }] }`. The file is read anew
 * for each request, so that whoever plays the agent can change it. Rejects with E_INPUT_INVALID when it is missing
 * or broken.
 */
export function agentJobsFromFile(path: string): FindAgentJob {
  return async (projectId, id) => {
    const projects = new Map(Object.entries(await readAgentJobs(path)));
    return projects.get(projectId)?.find((job) => job.id === id);
  };
}

async function readAgentJobs(path: string): Promise<z.infer<typeof AgentJobsFile>> {
  const broken = (why: string, cause?: unknown): Failure =>
    new Failure('E_INPUT_INVALID', {
      what: 'The file of agent jobs cannot be used',
      value: path,
      why,
      fix: 'write a JSON object of project ids, each with a list of agent jobs',
      cause,
    });
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw broken(messageOf(error), error);
  }
  const parsed = AgentJobsFile.safeParse(value);
  if (parsed.success) return parsed.data;
  throw broken(
    parsed.error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; '),
    parsed.error,
  );
}
