import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { systemClock } from '../clock.ts';
import { Failure } from '../errors/failure.ts';
import { readDomain, readSecret } from '../inputs/values.ts';
import type { Log } from '../log/log.ts';
import { projectSource } from '../service/sources/project-source.ts';
import type { SiteSource } from '../service/sources/source.ts';
import { DEPLOYMENT_TYPES, type DeploymentType, type SiteSummary } from '../site/site.ts';
import { readPort } from './arguments/listening.ts';
import { projectsOf } from './arguments/projects.ts';
import { showDiagnostics } from './diagnostics.ts';
import { inTemporaryFolder, untilStopped } from './serving.ts';
import { addCommonOptions, type CommonFlags, runCommand } from './session.ts';

interface Flags extends CommonFlags {
  readonly site: ReadonlyMap<string, readonly string[]>;
  readonly port: number;
  readonly apiKey?: string;
  readonly agentJobs?: string;
  readonly deploymentType: DeploymentType;
}

/** `docs-export service`: the embedded Admin API, until it is stopped. */
export function addService(program: Command): void {
  const command = program
    .command('service')
    .description('Serve the Admin API for docs projects on this machine');
  addCommonOptions(command)
    .requiredOption(
      '--site <domain=dir>',
      'a domain and the folder of its project; may be repeated, of one domain for several projects',
      readSite,
    )
    .option('--port <number>', 'port on 127.0.0.1; 0 takes a free one', readPort, 0)
    .option('--api-key <key>', 'admin API key (else DOCS_EXPORT_API_KEY, else one is made)')
    .option('--agent-jobs <file>', 'JSON file with agent jobs, read anew at each request')
    .addOption(
      new Option('--deployment-type <type>', 'where the sites will be served')
        .choices(DEPLOYMENT_TYPES)
        .default('client-hosted'),
    )
    .action(async (flags: Flags) => {
      await runCommand(flags, async ({ log, secrets, signal, answer }) => {
        const { startService } = await import('../service/service.ts');
        const given = readKey(flags.apiKey || process.env.DOCS_EXPORT_API_KEY || undefined);
        const apiKey = given ?? `svc_${randomBytes(24).toString('base64url')}`;
        // A key made here must be shown once, or nobody could use it.
        if (given === undefined) log.info(`API key for this run: ${apiKey}`);
        else secrets.add(apiKey);
        await inTemporaryFolder('docs-export-service-', async (storage) => {
          const service = await startService({
            sites: new Map(await Promise.all([...flags.site].map((site) => sourceOf(site, flags, log)))),
            apiKey,
            ...(flags.agentJobs === undefined ? {} : { agentJobs: await agentJobsOf(flags.agentJobs) }),
            port: flags.port,
            storage,
            clock: systemClock,
            log,
            onJob: ({ id, request, status, error }) =>
              error === undefined
                ? log.info(`Export job ${id} of ${request.domain}: ${status}`)
                : log.error(`Export job ${id} of ${request.domain}: ${error}`),
          });
          log.info(`Admin API at ${service.url} for ${[...flags.site.keys()].join(', ')}; Ctrl C stops it`);
          // A program that started this one waits for the address, and for the key where it was made here.
          answer({ ok: true, url: service.url, ...(given === undefined ? { apiKey } : {}) });
          secrets.add(apiKey);
          await untilStopped(signal);
          await service.close();
        });
      });
    });
}

/** A key that clients can send. */
function readKey(given: string | undefined): string | undefined {
  const key = given === undefined ? undefined : readSecret(given);
  if (key === undefined || key.ok) return key?.value;
  throw new Failure('E_INPUT_INVALID', { what: '--api-key', value: '***', why: key.why, fix: key.fix });
}

async function sourceOf(
  [domain, dirs]: readonly [string, readonly string[]],
  { deploymentType }: Flags,
  log: Log,
): Promise<[string, SiteSource]> {
  const projects = await projectsOf(dirs);
  // Who asks for an export hears of its pages alone.
  const onBuilt = ({ diagnostics }: SiteSummary): void =>
    void showDiagnostics(diagnostics, log, projects.directory);
  return [domain, projectSource(projects, { domain, deploymentType }, { onBuilt })];
}

async function agentJobsOf(file: string) {
  const { agentJobsFromFile } = await import('../service/agent-jobs.ts');
  return agentJobsFromFile(resolve(file));
}

function readSite(
  text: string,
  before: ReadonlyMap<string, readonly string[]> = new Map(),
): ReadonlyMap<string, readonly string[]> {
  const at = text.indexOf('=');
  const domain = readDomain(text.slice(0, Math.max(0, at)));
  if (at < 1 || at === text.length - 1)
    throw new InvalidArgumentError('Write DOMAIN=DIR, such as docs.example.com=./docs.');
  if (!domain.ok) throw new InvalidArgumentError(`${domain.why}; ${domain.fix}.`);
  const dirs = [...(before.get(domain.value) ?? []), text.slice(at + 1)];
  return new Map([...before, [domain.value, dirs]]);
}
