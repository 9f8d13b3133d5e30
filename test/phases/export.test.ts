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

/** The phase with a job that the input names, as a service tells of it. */
function adopting(answer: Awaited<ReturnType<AdminApi['exportJob']>>) {
  const [log, clock] = [recordedLog(), createVirtualClock()];
  const config = {
    domain: 'docs.example.com',
    exportJobId: 'job-1',
    service: { kind: 'hosted' },
    exportTimeoutMs: 900_000,
  } as Config;
  const api = { exportJob: async () => answer } as unknown as AdminApi;
  const { signal } = new AbortController();
  const context = { log, clock, signal, setOutput: () => {} } as unknown as RunContext;
  const ledger = openLedger({ domain: config.domain, siteUrl: undefined }, { log, clock, github: undefined });
  const ending = exportPhase({ api, pace: HOSTED_PACE } as Connection, { config, context, ledger });
  return { log, clock, ending };
}

it('a service that wants to be asked again late is waited for, no longer than export-timeout, and that is told', async () => {
  const { log, clock, ending } = adopting({ job: { status: 'running' }, retryAfterMs: 600_000 });
  await expect(ending).rejects.toThrow('[E_EXPORT_TIMEOUT]');
  expect(log.lines).toContain('progress: running; the service asks to wait 10 min');
  expect(clock.now()).toBe(900_000);
});

it('a failed job that export-job-id names is not to be taken up again', async () => {
  const { ending } = adopting({ job: { status: 'failed' }, retryAfterMs: undefined });
  await expect(ending).rejects.toThrow(
    'run again without export-job-id, which starts another job [E_EXPORT_FAILED]',
  );
});

it('a run that is cancelled while a service has not yet answered its start says that a job may have begun', async () => {
  const [log, clock, ended] = [recordedLog(), createVirtualClock(), new AbortController()];
  const config = {
    domain: 'docs.example.com',
    exportPaths: [],
    service: { kind: 'hosted', baseUrl: new URL('https://api.example.com') },
  };
  const context = {
    log,
    clock,
    signal: ended.signal,
    github: undefined,
    workDir: '/nowhere',
    setOutput: () => {},
  };
  const api = {
    startExport: async () => {
      ended.abort(new Error('cancelled'));
      throw ended.signal.reason;
    },
  };
  const ledger = openLedger({ domain: config.domain, siteUrl: undefined }, { log, clock, github: undefined });
  const ending = exportPhase({ api, pace: HOSTED_PACE } as unknown as Connection, {
    config: config as unknown as Config,
    context: context as unknown as RunContext,
    ledger,
  });
  await expect(ending).rejects.toThrow('cancelled');
  expect(log.lines).toContain(
    'warning: The run was cancelled before the service answered: the job may have started all the same: look for it in the dashboard, and adopt it with export-job-id',
  );
});
