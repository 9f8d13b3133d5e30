import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { MANIFEST_PATH, type Manifest, type ManifestFile } from '../../bundle/manifest.ts';
import type { Clock } from '../../clock.ts';
import { codeOf } from '../../errors/failure.ts';
import type { Log } from '../../log/log.ts';
import type { DestinationSpec, Inventory, OutgoingFile, Turn } from '../destination.ts';
import { changedMidway, digesting, verifiedBytes } from '../files/digest.ts';
import { type Held, holdFile, MOST_HELD } from '../files/held-file.ts';
import { inventoryOfListing, inventoryOfManifest, neighboursIn } from '../plan/inventory.ts';
import { publishingOf, readManifest } from '../plan/read-manifest.ts';
import type { Complaint } from '../scheme.ts';
import { createPace, eachPaced } from './pace.ts';
import type { ReadBody, StoreBody } from './store-client.ts';

/** What stores of objects (buckets, containers) have in common. */

/** Files above this size are sent in parts. */
export const IN_ONE_PIECE = 16 * 1024 * 1024;
/** A part's bytes, but for the last one's. */
export const PART_SIZE = 8 * 1024 * 1024;
/** Parts in memory at once. */
export const PARTS_AT_ONCE = 4;

/** What services of objects take as a name, all of them. */
export const LONGEST_KEY = 1024;

/** A prefix as keys start with it: empty, or with one `/` at its end and none doubled. */
export function prefixOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((segment) => `${segment}/`).join('');
}

/** What is wrong with a prefix, if anything. */
export function prefixComplaint(path: string): Complaint | undefined {
  return path.split('/').some((segment) => segment === '..' || segment === '.')
    ? { why: 'the prefix has a "." or ".." in it', fix: 'write the prefix in full' }
    : undefined;
}

/** A digest in base64, as HTTP headers and JSON carry it, from the manifest's hexadecimal. */
export const base64OfHex = (hex: string): string => Buffer.from(hex, 'hex').toString('base64');
/** The way back. */
export const hexOfBase64 = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

/** The bytes of a file: small ones from memory, larger ones streamed from the disk, of which `onSent` is told. */
export function bodyOf(
  { path, source, file: { size, sha256 } }: OutgoingFile,
  onSent?: Turn['onSent'],
): StoreBody {
  if (typeof source === 'function') return { open: source, size };
  if (typeof source !== 'string') return { open: () => source, size };
  if (size > MOST_HELD) {
    const open = () => {
      const bytes = verifiedBytes(source, { size, sha256, subject: path });
      return Readable.from(onSent === undefined ? bytes : told(bytes, onSent), { objectMode: false });
    };
    return { open, size };
  }
  let held: Held | undefined;
  return {
    size,
    open() {
      // What an attempt before was sent from may still be on its way somewhere: that memory is not used again.
      held = holdFile(source, size);
      // Other bytes of the same number the service itself finds.
      if (held.bytes.length < size)
        throw changedMidway(path, `it has ${held.bytes.length} bytes now, in the manifest ${size}`);
      return held.bytes;
    },
    arrived: () => held?.release(),
  };
}

/** The same bytes; `onSent` is told how many of them have been taken. */
async function* told(
  bytes: AsyncIterable<Buffer>,
  onSent: NonNullable<Turn['onSent']>,
): AsyncGenerator<Buffer> {
  let taken = 0;
  for await (const piece of bytes) {
    yield piece;
    taken += piece.length;
    onSent(taken);
  }
}

/**
 * One GET of the manifest where it is there and complete, else a listing. A manifest is believed: what somebody else
 * changed or removed since is noticed with `listing` only.
 */
export async function inventoryOfStore(
  { target, options }: DestinationSpec,
  log: Log,
  store: {
    /** Hands the manifest over as it comes, where there is one. */
    readonly readManifest: (read: ReadBody) => Promise<unknown>;
    readonly list: () => Promise<ReadonlyMap<string, Partial<ManifestFile>>>;
  },
): Promise<Inventory> {
  let manifest: Manifest | undefined;
  /** The digest of the manifest that is there; undefined where there is none. */
  const look = async (read: ReadBody): Promise<string | undefined> => {
    let digest: string | undefined;
    await store.readManifest(async (body) => {
      // Of this attempt alone: an answer that breaks off is asked for again.
      const sha256 = createHash('sha256');
      await read(digesting(body, sha256));
      digest = sha256.digest('hex');
    });
    return digest;
  };
  const seen = await look(async (body) => {
    manifest = await readManifest(body);
  });
  const stands = async (): Promise<boolean> => (await look(readThrough)) === seen;
  if (seen !== undefined && manifest === undefined) {
    log.warning(
      `${MANIFEST_PATH} at ${target} is no manifest that this version can read: listing what is there instead`,
    );
  }
  if (manifest !== undefined && publishingOf(manifest) === undefined && !wantsListing(options)) {
    const findNeighbours = async (): Promise<readonly string[]> => {
      const listed = await store.list().catch(unlisted);
      return neighboursIn(listed.keys());
    };
    return { ...inventoryOfManifest(manifest), stands, findNeighbours };
  }
  return { ...inventoryOfListing(await store.list(), manifest), stands };
}

/** Who may not list is not told of other sites, and publishes all the same. */
function unlisted(error: unknown): ReadonlyMap<string, Partial<ManifestFile>> {
  if (codeOf(error) === 'E_DEPLOY_DENIED') return new Map();
  throw error;
}

async function readThrough(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body);
}

/** Whether a store is looked at, whatever its manifest says: what `force` deletes stands in none. */
function wantsListing({ inventory, force }: DestinationSpec['options']): boolean {
  return inventory === 'listing' || (inventory === undefined && force === 'true');
}

/** Removes objects one by one, many at once, for services whose batches bring nothing but complications. */
export async function removeEach(
  paths: readonly string[],
  { concurrency, clock }: { readonly concurrency: number; readonly clock: Clock },
  turn: Turn,
  remove: (path: string, turn: Turn) => Promise<void>,
): Promise<void> {
  const pace = createPace(concurrency, clock);
  const paced: Turn = { signal: turn.signal, onThrottle: () => pace.throttled() };
  await eachPaced(paths, pace, turn.signal, (path) => remove(path, paced));
}
