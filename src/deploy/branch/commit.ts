import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import type { LocalSite } from '../destination.ts';
import type { Plan } from '../plan/plan.ts';
import { BASE_REF, type Base } from './base.ts';
import { writeBlobs } from './blobs.ts';
import type { Git } from './git.ts';
import type { Layout } from './layout.ts';

export const NEXT_REF = 'refs/heads/next';

export interface CommitOptions {
  /** The repository. */
  readonly directory: string;
  readonly layout: Layout;
  /** Leave the branch's history behind. */
  readonly single: boolean;
  readonly message: string;
  /** `Name <mail>` */
  readonly author: string;
  /** Seconds since the epoch. */
  readonly time: number;
  readonly signal: AbortSignal;
  /** Told the bytes of each file that was given to git. */
  readonly onFile: (bytes: number) => void;
}

/** Writes the commit that brings the branch from `base` to the site, as {@link NEXT_REF}; only what differs is read. */
export async function writeCommit(
  git: Git,
  site: LocalSite,
  base: Base,
  plan: Plan,
  options: CommitOptions,
): Promise<void> {
  const { directory, layout, signal, onFile } = options;
  const isExtra = (path: string): boolean => layout.extras.has(layout.place(path));
  const differing = [...plan.added, ...plan.updated].filter((path) => !isExtra(path));
  // Git starts while the blobs are written.
  const input = async function* (): AsyncGenerator<string | Uint8Array> {
    const written = await writeBlobs(site, differing, { directory, signal, onFile });
    yield* instructions(site, base, plan, written, options);
  };
  await importCommit(git, input(), signal);
}

/** The stream of git-fast-import(1). */
function* instructions(
  site: LocalSite,
  base: Base,
  plan: Plan,
  written: ReadonlyMap<string, string>,
  { layout, single, message, author, time }: CommitOptions,
): Generator<string | Uint8Array> {
  yield* commitHead({ message, author, time });
  if (base.tree !== null && single) yield `M 040000 ${base.tree} \n`;
  else if (base.commit !== null) yield `from ${BASE_REF}^0\n`;
  for (const path of plan.deleted) yield `D ${quoted(layout.place(path))}\n`;

  const blobs = new Map<string, string>();
  for (const path of [...plan.unchanged, ...plan.headers]) {
    const id = base.blobs.get(layout.place(path));
    if (id !== undefined) blobs.set(path, id);
  }
  for (const [path, id] of written) {
    blobs.set(path, id);
    const place = layout.place(path);
    if (base.blobs.get(place) !== id) yield `M 100644 ${id} ${quoted(place)}\n`;
  }
  for (const [place, { text, blob }] of layout.extras) {
    const path = layout.pathOf(place);
    if (path !== undefined && Object.hasOwn(site.manifest.files, path)) blobs.set(path, blob);
    if (base.blobs.get(place) === blob) continue;
    yield `M 100644 inline ${quoted(place)}\n`;
    yield* data(Buffer.from(text));
  }
  yield `M 100644 inline ${quoted(layout.place(MANIFEST_PATH))}\n`;
  yield* data(Buffer.from(JSON.stringify({ ...site.manifest, blobs: Object.fromEntries(blobs) })));
  yield 'done\n';
}

/** Has git read a commit from a stream of fast-import, as {@link NEXT_REF}. */
export async function importCommit(
  git: Git,
  input: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  await git(['fast-import', '--quiet', '--done', '--force', '--depth=0'], { signal, input });
}

/** How a commit begins there. */
export function* commitHead({
  message,
  author,
  time,
}: Pick<CommitOptions, 'message' | 'author' | 'time'>): Generator<string | Uint8Array> {
  yield `commit ${NEXT_REF}\nauthor ${author} ${time} +0000\ncommitter ${author} ${time} +0000\n`;
  yield* data(Buffer.from(message));
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
