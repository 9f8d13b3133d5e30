import type { Manifest } from '../bundle/manifest.ts';
import { deploy } from '../deploy/deploy.ts';
import { warnOfUnused, withHeaders } from '../deploy/headers.ts';
import { headerRulesOf, openFromTerminal, readDestinations } from './destinations.ts';
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
}

/** Publishes a folder, and answers with what came of it. */
export async function pushFolder(
  { directory, hashing }: FolderToPush,
  lines: readonly string[],
  { headers, ...options }: PushOptions,
  session: Session,
): Promise<void> {
  const { log, signal, answer } = session;
  const specs = readDestinations(lines);
  const rules = headerRulesOf(headers);
  const destinations = await Promise.all(specs.map((spec) => openFromTerminal(spec, session)));
  const site = hashing.then((found) => {
    warnOfUnused(found, rules, log);
    return { directory, bundlePath: '', manifest: withHeaders(found, rules) };
  });
  const { deployments, changes } = await deploy(site, destinations, { ...options, signal, log });
  for (const { destination, status, url } of deployments)
    log.info(`${status}: ${destination}${url === null || status === 'failed' ? '' : `, see ${url}`}`);
  const ok = deployments.every(({ error }) => error === null);
  answer({ ok, deployments, changes: changes ?? null });
}
