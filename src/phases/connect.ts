import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type AdminApi, createAdminApi } from '../admin-api/client.ts';
import { HOSTED_PACE, LOOPBACK_PACE, type Pace } from '../export/pace.ts';
import { checkedOutCommit } from '../github/checkout.ts';
import type { Config, ServiceChoice } from '../inputs/config.ts';
import { isLoopback } from '../inputs/values.ts';
import { counted } from '../log/measures.ts';
import { withKnownVersion } from '../service/sources/known-version.ts';
import type { SiteSource } from '../service/sources/source.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import type { SiteSummary } from '../site/site.ts';
import type { RunContext } from './context.ts';

/** A service to export from. Whether it is hosted or embedded makes no difference from here on. */
export interface Connection {
  readonly api: AdminApi;
  readonly pace: Pace;
  /** Aborts when the embedded service has ended a job. */
  readonly ended?: AbortSignal;
  /** What the embedded service found in the docs project; a hosted one keeps that to itself. */
  readonly diagnostics: () => readonly Diagnostic[];
  close(): Promise<void>;
}

type LocalService = Exclude<ServiceChoice, { kind: 'hosted' }>;

/** Connects to the hosted service, or starts the embedded one on a free port of the loopback interface. */
export async function connect(config: Config, context: RunContext): Promise<Connection> {
  const { service } = config;
  if (service.kind !== 'hosted') return startEmbedded(config, service, context);
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

async function startEmbedded(config: Config, choice: LocalService, context: RunContext): Promise<Connection> {
  const { startService } = await import('../service/service.ts');
  const apiKey = `svc_${randomBytes(24).toString('base64url')}`;
  context.log.mask(apiKey);
  let diagnostics: readonly Diagnostic[] = [];
  const source = await sourceOf(choice, config, context, (summary) => {
    diagnostics = summary.diagnostics;
    // The only notice of the run itself, not of the docs.
    for (const { kind, message, hint } of diagnostics)
      if (kind === 'cache-not-kept') context.log.notice(`${message} (${hint})`);
  });
  const ended = new AbortController();
  const service = await startService({
    sites: new Map([[config.domain, source]]),
    apiKey,
    storage: join(context.workDir, 'service'),
    clock: context.clock,
    log: context.log,
    onJob({ status }) {
      if (status === 'completed' || status === 'failed') ended.abort();
    },
  });
  context.log.info(`Embedded service at ${service.url}, for ${contentOf(choice)}`);
  return {
    api: apiOf(new URL(service.url), apiKey, context),
    pace: LOOPBACK_PACE,
    ended: ended.signal,
    diagnostics: () => diagnostics,
    close: () => service.close(),
  };
}

function contentOf(choice: LocalService): string {
  if (choice.kind === 'parts') return 'the parts of the site';
  if (choice.several.length === 0) return choice.docsDir;
  const each = choice.several.map(({ folder, basePath }) => `${folder} at /${basePath}/`);
  return `${counted(each.length, 'project')} of ${choice.docsDir}: ${each.join(', ')}`;
}

/** Where the embedded service has its pages from: the project, a part of it, or parts made before. */
async function sourceOf(
  choice: LocalService,
  config: Config,
  context: RunContext,
  onBuilt: (summary: SiteSummary) => void,
): Promise<SiteSource> {
  const { domain, deploymentType } = config;
  if (choice.kind === 'parts') {
    const { partsSource } = await import('../service/sources/parts-source.ts');
    const { collectParts } = await import('./parts.ts');
    return partsSource(
      await collectParts(choice.folder, config, context),
      { domain, deploymentType },
      onBuilt,
    );
  }
  const { projectSource } = await import('../service/sources/project-source.ts');
  const shard = config.shard && { ...config.shard, origin: await originOf(choice.docsDir, context) };
  const { docsDir: directory, several, cacheDir } = choice;
  const source = projectSource(
    { directory, several },
    { domain, deploymentType, shard },
    { cacheDir, onBuilt },
  );
  return withKnownVersion(source, 'export-version');
}

/** What all parts of a site must have in common besides the project's files. */
async function originOf(docsDir: string, { github }: RunContext): Promise<Record<string, string>> {
  const { filesDigest } = await import('../cache/program.ts');
  const commit = (await checkedOutCommit(docsDir)) ?? github?.sha ?? 'unknown';
  // Not Node.js, which may differ a little among the machines of one matrix.
  return { commit, program: filesDigest() };
}
