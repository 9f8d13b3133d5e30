import { deploy } from '../deploy/deploy.ts';
import type { Deployment } from '../deploy/deployment.ts';
import type { Destination, DestinationContext } from '../deploy/destination.ts';
import { warnOfUnused, withHeaders } from '../deploy/plan/headers.ts';
import { verifyPages } from '../deploy/publish/verify.ts';
import { openDestination } from '../deploy/schemes.ts';
import { Failure } from '../errors/failure.ts';
import { githubAccess } from '../github/access.ts';
import { type GitHubContext, isOfFork } from '../github/context.ts';
import type { Config } from '../inputs/config.ts';
import type { Log } from '../log/log.ts';
import { keepLean } from '../process/v8-settings.ts';
import type { VerifiedBundle } from './bundle.ts';
import { tellChanges } from './page-changes.ts';
import { renderedFolders } from './rendered-folders.ts';
import type { Run } from './run.ts';

/** Publishes the site at every destination. Throws E_DEPLOY_FAILED when one of them failed. */
export async function deployPhase(bundle: VerifiedBundle, run: Run): Promise<void> {
  const { config, context, ledger } = run;
  const { log, clock, http, signal, setOutput } = context;
  if (config.destinations.length === 0) {
    log.info('Nothing to do: deploy names no destination');
    return;
  }
  keepLean();
  const destinations = openDestinations(run, bundle);
  warnOfUnused(bundle.manifest, config.headers, log);
  const site = { ...bundle, manifest: withHeaders(bundle.manifest, config.headers) };
  const { deployments, changes } = await deploy(site, destinations, {
    plan: config.plan,
    maxPageLoss: config.maxPageLoss,
    requireRedirects: config.failOn.includes('lost-pages') && config.compareWith === undefined,
    signal,
    log: failuresAtEnd(log),
    clock,
    onEnded(outcome) {
      ledger.facts.deployments = outcome.deployments;
      setOutput('deployments', outcome.deployments);
      if (config.compareWith === undefined) tellChanges(outcome.changes, run);
    },
  });
  const failed = deployments.filter(({ error }) => error !== null);
  if (failed.length === 0) {
    const { siteUrl, verify: pages } = config;
    // A run again after pages were not seen finds nothing to send, and has to look all the same.
    const isThere = deployments.some(({ status }) => status === 'published' || status === 'unchanged');
    if (siteUrl !== undefined && pages > 0 && isThere) {
      await verifyPages(site.manifest, changes, { pages, siteUrl, http, clock, signal, log });
    }
    return;
  }
  const reuses = destinations.some(
    ({ kind }, index) => kind === 'files' && deployments[index]?.error != null,
  );
  const untouched = config.plan ? 'nothing was touched' : undefined;
  throw deployFailure(deployments, context.github, { untouched, reuses });
}

interface Aftermath {
  /** Where nothing can have been sent, in words. */
  readonly untouched?: string | undefined;
  /** A store keeps what arrived. */
  readonly reuses?: boolean;
}

/** The failure of a run whose destinations, or some of them, failed. */
export function deployFailure(
  deployments: readonly Deployment[],
  github: GitHubContext | undefined,
  aftermath: Aftermath,
): Failure {
  const failed = deployments.filter(({ error }) => error !== null);
  return new Failure('E_DEPLOY_FAILED', {
    what:
      deployments.length === 1
        ? 'The destination failed'
        : `${failed.length} of ${deployments.length} destinations failed`,
    why: reasonsOf(failed),
    fix: remedyOf(
      failed.flatMap(({ error }) => error ?? []),
      github,
      aftermath,
    ),
  });
}

/** Why destinations failed, each by its name. */
export function reasonsOf(failed: readonly Deployment[]): string {
  return failed.map(({ destination, error }) => `${destination}: ${error?.message}`).join('; ');
}

/** A log in which a destination that fails is no error yet: that is told at the end, of all of them. */
export function failuresAtEnd(log: Log): Log {
  return { ...log, error: (message) => log.info(`Failed: ${message}`) };
}

/** What refuses a destination before the first byte is sent to it. */
const SENT_NOTHING = /^E_(INPUT_|DEPLOY_(CREDENTIALS|NOT_FOUND)$|GUARD_)/;

/** What failures say who tell how to go on themselves. */
const TELLS_ON = /run again|nothing was published/;

/** How to go on, as far as the failures do not say it themselves. */
function remedyOf(
  errors: readonly { readonly code: string; readonly message: string }[],
  github: GitHubContext | undefined,
  { untouched, reuses = false }: Aftermath,
): string {
  const codes = errors.map(({ code }) => code);
  const isForks = isOfFork(github);
  if ((isForks || github?.byDependabot === true) && codes.every((code) => code === 'E_DEPLOY_CREDENTIALS')) {
    const whose = isForks
      ? "of a fork's pull request, to which GitHub gives no secrets and no identity"
      : 'of Dependabot, which has no secrets but its own, in the settings of the repository';
    return `this run is ${whose}: deploy an artifact there, as the guide on pull requests shows`;
  }
  if (codes.every((code) => code === 'E_GUARD_STALE_RUN')) return 'the newer site stays';
  if (errors.every(({ message }) => TELLS_ON.test(message))) return '';
  const mend = `mend what ${codes.length === 1 ? 'it names' : 'they name'} and run again`;
  if (untouched !== undefined) return `${mend}; ${untouched}`;
  if (codes.every((code) => SENT_NOTHING.test(code))) return `${mend}; nothing was published there`;
  return reuses ? `${mend}; what arrived is reused` : mend;
}

/** What destinations are told of the inputs; a run that follows up on another has no service. */
type DestinationSettings = Pick<Config, 'artifactName' | 'githubToken'> & Partial<Pick<Config, 'service'>>;

/** The destinations of a run; without a bundle they can only take away. */
export function openDestinations(
  run: Run<Pick<Config, 'destinations'> & DestinationSettings>,
  bundle?: VerifiedBundle,
): readonly Destination[] {
  return run.config.destinations.map((spec) => openDestination(spec, destinationContext(run, bundle)));
}

/** What destinations work with. */
export function destinationContext(
  { config, context, ledger: { onRequest } }: Run<DestinationSettings>,
  bundle?: VerifiedBundle,
): DestinationContext {
  const { http, clock, env, log, workspace, workDir, setOutput, github } = context;
  return {
    http,
    clock,
    env,
    log,
    workingDirectory: workspace,
    docsDirectories: renderedFolders(config.service),
    artifactName: config.artifactName,
    bundleLink:
      config.service?.kind === 'hosted' && bundle !== undefined ? () => bundle.links.current() : undefined,
    async requireArtifacts() {
      const { requireArtifactService } = await import('../github/artifact-service.ts');
      requireArtifactService(github);
    },
    async uploadArtifact(name, file, options) {
      const { uploadArtifact } = await import('../github/artifact.ts');
      const uploaded = await uploadArtifact(name, file, options, {
        context: github,
        tempDir: workDir,
        clock,
        onRetry: (reason) => log.info(reason),
        onLoss: (reason) => log.warning(reason),
      });
      // The outputs tell of the bundle, not of what another destination needs for a moment.
      if (options.zipped !== true) {
        setOutput('artifact-id', uploaded.id);
        setOutput('artifact-url', uploaded.url);
      }
      return uploaded;
    },
    tempDirectory: workDir,
    github: githubAccess(github, config.githubToken, { http, clock, log, onRequest }),
  };
}
