import type { KnownMd5 } from '../bundle/folder.ts';
import type { Manifest, ManifestFile } from '../bundle/manifest.ts';
import { deploy } from '../deploy/deploy.ts';
import type { Inventory } from '../deploy/destination.ts';
import { withHeaders } from '../deploy/headers.ts';
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
  /** What the making waits for. */
  readonly tellMd5: (known: KnownMd5 | undefined) => void;
}

/** Publishes a folder, and answers with what came of it. */
export async function pushFolder(
  { directory, hashing, tellMd5 }: FolderToPush,
  lines: readonly string[],
  { headers, ...options }: PushOptions,
  session: Session,
): Promise<void> {
  const { log, signal, answer } = session;
  const specs = readDestinations(lines);
  const rules = headerRulesOf(headers);
  const destinations = await Promise.all(specs.map((spec) => openFromTerminal(spec, session)));
  const site = hashing.then((found) => ({
    directory,
    bundlePath: '',
    manifest: withHeaders(found, rules),
  }));
  const onInventory = firstMd5s(destinations.length, tellMd5);
  const { deployments, changes } = await deploy(site, destinations, { ...options, signal, log, onInventory });
  for (const { destination, status, url } of deployments)
    log.info(`${status}: ${destination}${url === null ? '' : `, see ${url}`}`);
  const ok = deployments.every(({ error }) => error === null);
  answer({ ok, deployments, changes: changes ?? null });
}

/** Tells the MD5s of the first of so many destinations that has a manifest; undefined when none of them has. */
function firstMd5s(count: number, tell: FolderToPush['tellMd5']): (inventory: Inventory | undefined) => void {
  let waiting = count;
  return (inventory) => {
    waiting -= 1;
    if (inventory?.manifest !== undefined) tell((path, sha256) => md5Of(inventory.files.get(path), sha256));
    else if (waiting === 0) tell(undefined);
  };
}

const md5Of = (file: Partial<ManifestFile> | undefined, sha256: string): string | undefined =>
  file?.sha256 === sha256 ? file.md5 : undefined;
