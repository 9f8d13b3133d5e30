import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type AdminApi, createAdminApi } from '../admin-api/client.ts';
import { HOSTED_PACE, LOOPBACK_PACE, type Pace } from '../export/pace.ts';
import type { Config } from '../inputs/config.ts';
import { isLoopback } from '../inputs/values.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import type { RunContext } from './context.ts';

/** A service to export from. Whether it is hosted or embedded makes no difference from here on. */
export interface Connection {
  readonly api: AdminApi;
  readonly pace: Pace;
  /** What the embedded service found in the docs project; a hosted one keeps that to itself. */
  readonly diagnostics: () => readonly Diagnostic[];
  close(): Promise<void>;
}

/** Connects to the hosted service, or starts the embedded one on a free port of the loopback interface. */
export async function connect(config: Config, context: RunContext): Promise<Connection> {
  const { service } = config;
  if (service.kind === 'embedded') return startEmbedded(config, service.docsDir, context);
  context.log.info(`Hosted service at ${service.baseUrl.origin}`);
  return {
    api: apiOf(service.baseUrl, service.apiKey, context),
    pace: isLoopback(service.baseUrl.hostname) ? LOOPBACK_PACE : HOSTED_PACE,
    diagnostics: () => [],
    close: async () => {},
  };
}

function apiOf(baseUrl: URL, apiKey: string, { http, clock, log, retryBudget }: RunContext): AdminApi {
  log.mask(apiKey);
  return createAdminApi({
    baseUrl,
    apiKey,
    http,
    clock,
    budget: retryBudget,
    onRetry: (message) => log.info(message),
  });
}

async function startEmbedded(config: Config, docsDir: string, context: RunContext): Promise<Connection> {
  const { startService } = await import('../service/service.ts');
  const { folderSource } = await import('../service/folder-source.ts');
  const apiKey = `svc_${randomBytes(24).toString('base64url')}`;
  context.log.mask(apiKey);
  let diagnostics: readonly Diagnostic[] = [];
  const source = folderSource(
    docsDir,
    { domain: config.domain, deploymentType: config.deploymentType },
    (summary) => {
      diagnostics = summary.diagnostics;
    },
  );
  const service = await startService({
    sites: new Map([[config.domain, source]]),
    apiKey,
    host: '127.0.0.1',
    storage: join(context.workDir, 'service'),
    clock: context.clock,
    log: context.log,
  });
  context.log.info(`Embedded service at ${service.url}, for ${docsDir}`);
  return {
    api: apiOf(new URL(service.url), apiKey, context),
    pace: LOOPBACK_PACE,
    diagnostics: () => diagnostics,
    close: () => service.close(),
  };
}
