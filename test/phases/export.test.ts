import { expect, it } from 'vitest';
import type { AdminApi } from '../../src/admin-api/client.ts';
import { HOSTED_PACE } from '../../src/export/pace.ts';
import type { Config } from '../../src/inputs/config.ts';
import type { Connection } from '../../src/phases/connect.ts';
import type { RunContext } from '../../src/phases/context.ts';
import { exportPhase } from '../../src/phases/export.ts';
import { openLedger } from '../../src/phases/ledger.ts';
import { recordedLog } from '../deploy/fixtures.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

it('a service that wants to be asked again late is waited for, no longer than export-timeout, and that is told', async () => {
  const [log, clock] = [recordedLog(), createVirtualClock()];
  const api = { exportJob: async () => ({ job: { status: 'running' }, retryAfterMs: 600_000 }) };
  const config = {
    domain: 'docs.example.com',
    exportJobId: 'job-1',
    service: { kind: 'hosted' },
    exportTimeoutMs: 900_000,
  } as Config;
  const connection = { api: api as unknown as AdminApi, pace: HOSTED_PACE } as Connection;
  const { signal } = new AbortController();
  const context = { log, clock, signal, setOutput: () => {} } as unknown as RunContext;
  const ledger = openLedger({ domain: config.domain, siteUrl: undefined }, { log, clock, github: undefined });
  await expect(exportPhase(config, connection, context, ledger)).rejects.toThrow('[E_EXPORT_TIMEOUT]');
  expect(log.lines).toContain('progress: running; the service asks to wait 10 min');
  expect(clock.now()).toBe(900_000);
});
