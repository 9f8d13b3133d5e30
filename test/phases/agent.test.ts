import { expect, it, onTestFinished } from 'vitest';
import { createAdminApi } from '../../src/admin-api/client.ts';
import { LOOPBACK_PACE } from '../../src/export/pace.ts';
import { createHttpClient } from '../../src/http/client.ts';
import type { Config } from '../../src/inputs/config.ts';
import { agentPhase, followAgent } from '../../src/phases/agent.ts';
import type { Connection } from '../../src/phases/connect.ts';
import type { RunContext } from '../../src/phases/context.ts';
import { openLedger } from '../../src/phases/ledger.ts';
import { recordedLog } from '../deploy/fixtures.ts';
import { sendJson, startRecordingServer } from '../support/http-server.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

/** Follows an agent job of which a service says this. */
async function followed(answer: object): Promise<void> {
  const server = await startRecordingServer((_request, response) => sendJson(response, 200, answer));
  const client = createHttpClient();
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  const [log, clock] = [recordedLog(), createVirtualClock()];
  const api = createAdminApi({ baseUrl: server.url, apiKey: 'svc_key', http: client.http, clock });
  const config = {
    domain: 'docs.example.com',
    agent: { projectId: 'project-1', jobId: 'job-1', timeoutMs: 60_000 },
    failOn: ['agent'],
  } as unknown as Config;
  const connection = { api, pace: LOOPBACK_PACE } as Connection;
  const { signal } = new AbortController();
  const context = { log, clock, signal, setOutput: () => {} } as unknown as RunContext;
  const ledger = openLedger({ domain: config.domain, siteUrl: undefined }, { log, clock, github: undefined });
  const run = { config, context, ledger };
  const agent = followAgent(connection, run, signal);
  if (agent === undefined) throw new Error('there is no agent job');
  await agentPhase(agent, run);
}

const FAILED = { id: 'job-1', status: 'failed', prLink: null };

it('tells why an agent job failed, where the service says it', async () => {
  await expect(followed({ ...FAILED, error: { message: 'the branch is\nprotected' } })).rejects.toThrow(
    'The agent job failed: job-1: the branch is protected: see the job in the dashboard [E_AGENT_FAILED]',
  );
  await expect(followed(FAILED)).rejects.toThrow(
    'The agent job failed: job-1: see the job in the dashboard [E_AGENT_FAILED]',
  );
});
