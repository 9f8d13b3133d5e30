import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import type { LocalSite } from '../destination.ts';
import { planOf } from '../plan.ts';
import { BASE_REF, type Base } from './base.ts';
import type { Git } from './git.ts';
import { blobId, type Layout } from './layout.ts';

export const NEXT_REF = 'refs/heads/next';

export interface CommitOptions {
  readonly layout: Layout;
  /** Leave the branch's history behind. */
  readonly single: boolean;
  readonly force: boolean;
  readonly message: string;
  /** `Name <mail>` */
  readonly author: string;
  /** Seconds since the epoch. */
  readonly time: number;
  readonly signal: AbortSignal;
  /** Told the bytes of each file that was given to git. */
  readonly onFile: (bytes: number) => void;
}

/** Files above this are streamed. */
const WHOLE = 4 * 1024 * 1024;
/** Files read ahead while git takes in the one before. */
const AHEAD = 16;

/** Writes the commit that brings the branch from `base` to the site, as {@link NEXT_REF}; only what differs is read. */
export async function writeCommit(
  git: Git,
  site: LocalSite,
  base: Base,
  options: CommitOptions,
): Promise<void> {
  await git(['fast-import', '--quiet', '--done', '--force', '--depth=0'], {
    signal: options.signal,
    input: instructions(site, base, options),
  });
}

/** The stream of git-fast-import(1). */
async function* instructions(
  site: LocalSite,
  base: Base,
  { layout, single, force, message, author, time, onFile }: CommitOptions,
): AsyncGenerator<string | Uint8Array> {
  const plan = planOf(site.manifest, base.inventory, { force });
  yield `commit ${NEXT_REF}\nauthor ${author} ${time} +0000\ncommitter ${author} ${time} +0000\n`;
  yield* data(Buffer.from(message));
  if (base.tree !== null && single) yield `M 040000 ${base.tree} \n`;
  else if (base.commit !== null) yield `from ${BASE_REF}^0\n`;
  const isExtra = (path: string): boolean => layout.extras.has(layout.place(path));
  const removed = plan.deleted.map((path) => layout.place(path));
  for (const place of removed) if (!layout.spared(place)) yield `D ${quoted(place)}\n`;

  const blobs: Record<string, string> = {};
  for (const path of [...plan.unchanged, ...plan.headers]) {
    const id = base.blobs.get(layout.place(path));
    if (id !== undefined) blobs[path] = id;
  }
  const differing = [...plan.added, ...plan.updated].filter((path) => !isExtra(path));
  for await (const { path, file, bytes } of readAhead(site, differing)) {
    const place = layout.place(path);
    if (bytes === undefined) {
      yield modify(place);
      blobs[path] = yield* streamed(file, site.manifest.files[path]?.size ?? 0);
    } else {
      const id = blobId(bytes);
      blobs[path] = id;
      // Bytes that the branch has already need not travel, whatever its manifest knows.
      if (base.blobs.get(place) !== id) {
        yield modify(place);
        yield* data(bytes);
      }
    }
    onFile(bytes?.length ?? site.manifest.files[path]?.size ?? 0);
  }
  for (const [place, { text, blob }] of layout.extras) {
    const path = layout.pathOf(place);
    if (path !== undefined && Object.hasOwn(site.manifest.files, path)) blobs[path] = blob;
    if (base.blobs.get(place) === blob) continue;
    yield modify(place);
    yield* data(Buffer.from(text));
  }
  yield modify(layout.place(MANIFEST_PATH));
  yield* data(Buffer.from(JSON.stringify({ ...site.manifest, blobs })));
  yield 'done\n';
}

interface Read {
  readonly path: string;
  readonly file: string;
  /** Undefined for a file that is streamed. */
  readonly bytes: Buffer | undefined;
}

/** The files in order, each read while git still takes in those before it. */
async function* readAhead(site: LocalSite, paths: readonly string[]): AsyncGenerator<Read> {
  const read = async (path: string): Promise<Read> => {
    const file = join(site.directory, path);
    const large = (site.manifest.files[path]?.size ?? 0) > WHOLE;
    return { path, file, bytes: large ? undefined : await readFile(file) };
  };
  const coming: Promise<Read>[] = [];
  for (const path of paths) {
    const reading = read(path);
    // Who takes it from the queue hears of a failure.
    reading.catch(() => {});
    coming.push(reading);
    const first = coming.length >= AHEAD ? coming.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const reading of coming) yield await reading;
}

async function* streamed(file: string, size: number): AsyncGenerator<string | Uint8Array, string> {
  const hash = createHash('sha1').update(`blob ${size}\0`);
  yield `data ${size}\n`;
  let sent = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    sent += bytes.length;
    yield bytes;
  }
  if (sent !== size)
    throw new Error(`${file} changed while it was published: ${sent} bytes instead of ${size}`);
  yield '\n';
  return hash.digest('hex');
}

function* data(bytes: Uint8Array): Generator<string | Uint8Array> {
  yield `data ${bytes.length}\n`;
  yield bytes;
  yield '\n';
}

function modify(place: string): string {
  return `M 100644 inline ${quoted(place)}\n`;
}

/** A path as fast-import reads it whatever its characters. */
function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}
