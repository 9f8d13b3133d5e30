import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import type { Clock } from '../../clock.ts';
import type { LocalSite } from '../destination.ts';
import type { Plan } from '../plan/plan.ts';
import { BASE_REF, type Base } from './base.ts';
import { writeBlobs } from './blobs.ts';
import type { Git } from './git.ts';
import type { Layout } from './layout.ts';

const NEXT_REF = 'refs/heads/next';

interface CommitHead {
  readonly message: string;
  /** `Name <mail>` */
  readonly author: string;
  readonly clock: Clock;
}

export interface CommitOptions extends CommitHead {
  /** The repository. */
  readonly directory: string;
  readonly layout: Layout;
  /** Leave the branch's history behind. */
  readonly single: boolean;
  readonly signal: AbortSignal;
  /** Told the bytes of each file that was given to git. */
  readonly onFile: (bytes: number) => void;
}

/** What brings a branch to a site. */
export interface SiteChange {
  readonly site: LocalSite;
  /** The branch as it is. */
  readonly onto: Base;
  readonly plan: Plan;
}

/** Makes the commit that brings the branch to the site; only what differs is read. */
export async function writeCommit(git: Git, change: SiteChange, options: CommitOptions): Promise<void> {
  const { site, plan } = change;
  const { directory, layout, signal, onFile } = options;
  const isExtra = (path: string): boolean => layout.extras.has(layout.place(path));
  const differing = [...plan.added, ...plan.updated].filter((path) => !isExtra(path));
  // Git starts while the blobs are written.
  const changes = async function* (): AsyncGenerator<string | Uint8Array> {
    const written = await writeBlobs(site, differing, { directory, signal, onFile });
    yield* changesTo(change, written, options);
  };
  await importCommit(git, options, changes(), signal);
}

function* changesTo(
  { site, onto, plan }: SiteChange,
  written: ReadonlyMap<string, string>,
  { layout, single }: CommitOptions,
): Generator<string | Uint8Array> {
  if (onto.tree !== null && single) yield `M 040000 ${onto.tree} \n`;
  else if (onto.commit !== null) yield `from ${BASE_REF}^0\n`;
  for (const path of plan.deleted) yield `D ${quoted(layout.place(path))}\n`;

  const blobs = new Map<string, string>();
  for (const path of [...plan.unchanged, ...plan.headers]) {
    const id = onto.blobs.get(layout.place(path));
    if (id !== undefined) blobs.set(path, id);
  }
  for (const [path, id] of written) {
    blobs.set(path, id);
    const place = layout.place(path);
    if (onto.blobs.get(place) !== id) yield `M 100644 ${id} ${quoted(place)}\n`;
  }
  for (const [place, { text, blob }] of layout.extras) {
    const path = layout.pathOf(place);
    if (path !== undefined && Object.hasOwn(site.manifest.files, path)) blobs.set(path, blob);
    if (onto.blobs.get(place) === blob) continue;
    yield `M 100644 inline ${quoted(place)}\n`;
    yield* data(Buffer.from(text));
  }
  yield `M 100644 inline ${quoted(layout.place(MANIFEST_PATH))}\n`;
  yield* data(Buffer.from(JSON.stringify({ ...site.manifest, blobs: Object.fromEntries(blobs) })));
}

/** Has git make a commit of changes, in the words of git-fast-import(1), for {@link pushCommit}. */
export async function importCommit(
  git: Git,
  { message, author, clock }: CommitHead,
  changes: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const who = `${author} ${Math.floor(clock.now() / 1000)} +0000`;
  const input = async function* (): AsyncGenerator<string | Uint8Array> {
    yield `commit ${NEXT_REF}\nauthor ${who}\ncommitter ${who}\n`;
    yield* data(Buffer.from(message));
    yield* changes;
    yield 'done\n';
  };
  await git(['fast-import', '--quiet', '--done', '--force', '--depth=0'], { signal, input: input() });
}

/** Pushes the commit that was made last; with `lease`, in place of what the branch holds. */
export async function pushCommit(
  git: Git,
  branch: string,
  lease: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const refspec = `${NEXT_REF}:refs/heads/${branch}`;
  const options = ['--porcelain', '--no-thin', ...(lease === undefined ? [] : [lease])];
  await git(['push', ...options, 'origin', refspec], { signal });
}

/** Lets a push go through only where the branch still is at this commit. */
export function leaseOf(branch: string, commit: string | null): string {
  return `--force-with-lease=refs/heads/${branch}:${commit ?? ''}`;
}

/** Bytes as fast-import takes them. */
function* data(bytes: Uint8Array): Generator<string | Uint8Array> {
  yield `data ${bytes.length}\n`;
  yield bytes;
  yield '\n';
}

/** A path as fast-import reads it whatever its characters. */
export function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}
