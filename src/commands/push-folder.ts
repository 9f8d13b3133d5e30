import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../bundle/manifest.ts';
import { warnOfLostPages } from '../deploy/compare/lost-text.ts';
import { deploy } from '../deploy/deploy.ts';
import type { Deployment } from '../deploy/deployment.ts';
import type { Inventory } from '../deploy/destination.ts';
import { warnOfUnused, withHeaders } from '../deploy/plan/headers.ts';
import { Failure } from '../errors/failure.ts';
import type { Log } from '../log/log.ts';
import { keepLean } from '../process/v8-settings.ts';
import { firstFew } from '../text/first-few.ts';
import { headerRulesOf, openFromTerminal, readDestinations, refuseArchives } from './destinations.ts';
import type { Session } from './session.ts';

export interface PushOptions {
  readonly plan: boolean;
  /** A fraction: 0.2 is a fifth. */
  readonly maxPageLoss: number;
  /** Rules, as in the `headers` input. */
  readonly headers: readonly string[];
}

/** A folder whose manifest is still being made. */
export interface FolderToPush {
  readonly directory: string;
  readonly hashing: Promise<Manifest>;
  /** Told what is at a destination: of equal files the manifest need not hold its own description. */
  readonly onInventory: (inventory: Inventory) => void;
}

/** Files that hold passwords and keys, by their names: `.env.local`, `.npmrc`, `id_ed25519`. */
const SECRETS = /(^|\/)(\.env(\.[\w.-]+)?|\.npmrc|\.netrc|\.git-credentials|id_(rsa|ecdsa|ed25519))$/;

/** A folder may be one to work in. */
function warnOfSecrets({ files }: Manifest, log: Log): void {
  const found = Object.keys(files).filter((path) => SECRETS.test(path));
  if (found.length > 0)
    log.warning(
      `Files that mostly hold secrets are part of the site, and readers can fetch them: ${firstFew(found, 3)}`,
    );
}

/** Publishes a folder, and answers with what came of it. */
export async function pushFolder(
  { directory, hashing, onInventory }: FolderToPush,
  lines: readonly string[],
  { headers, ...options }: PushOptions,
  session: Session,
): Promise<void> {
  const { log, signal, answer } = session;
  const specs = await readDestinations(lines);
  refuseArchives(specs);
  refusePart(directory);
  const rules = headerRulesOf(headers);
  const destinations = await Promise.all(specs.map((spec) => openFromTerminal(spec, session)));
  const site = hashing.then((found) => {
    warnOfUnused(found, rules, log);
    warnOfSecrets(found, log);
    return { directory, bundlePath: '', manifest: withHeaders(found, rules) };
  });
  // Not before all that publishes is loaded: with other settings V8 compiles Node's own modules anew.
  keepLean();
  const { deployments, changes } = await deploy(site, destinations, {
    ...options,
    signal,
    log,
    onInventory,
    onEnded(ended) {
      tell(ended.deployments, log);
      warnOfLostPages(log, ended.changes?.lost ?? []);
    },
  });
  const ok = deployments.every(({ error }) => error === null);
  answer({ ok, deployments, changes: changes ?? null });
}

function tell(deployments: readonly Deployment[], log: Log): void {
  for (const { destination, status, url } of deployments) {
    // Of a plan there is nothing to see yet.
    const isThere = status === 'published' || status === 'unchanged';
    log.info(`${status}: ${destination}${url !== null && isThere ? `, see ${url}` : ''}`);
  }
}

/** What `build --shard` leaves beside the pages of a part. */
const PART = '.docs-export/part/part.json';

function refusePart(directory: string): void {
  if (!existsSync(join(directory, PART))) return;
  throw new Failure('E_SHARDS', {
    what: 'A part of a site cannot be published',
    value: directory,
    why: `it holds ${PART}, which build --shard leaves: pages of other parts and the search are missing`,
    fix: 'join all parts with docs-export merge, and push what it writes',
  });
}
