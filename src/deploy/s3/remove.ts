import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import type { Turn } from '../destination.ts';
import { digestOf } from '../files/digest.ts';
import { createPace, eachPaced } from '../store/pace.ts';
import { removeEach } from '../store/store.ts';
import { elements, escapeXml, textOf } from '../store/xml.ts';
import type { Bucket } from './address.ts';
import type { S3 } from './client.ts';

/** Keys in one delete request; the protocol's limit. */
const MOST_KEYS = 1000;
/** Fewer are not worth a request of their own. */
const FEWEST_KEYS = 15;
/** Services delete the keys of a request one after the other: several requests side by side take less time. */
const SIDE_BY_SIDE = 4;
/** What services say that know no requests of many deletes. */
const NO_BATCHES = ['NotImplemented', 'MethodNotAllowed', 'NotSupported', '405', '501'];
/** What is said of a key that may be deleted on another try. */
const PASSING: ReadonlySet<string> = new Set([
  'InternalError',
  'OperationAborted',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
]);
const PERMISSION = 's3:DeleteObject';
/** Characters that no XML can hold, not even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Requests that delete so many files, where the service knows those of many. */
export function deleteRequests(files: number): number {
  return Math.ceil(files / keysOfOne(files));
}

function keysOfOne(files: number): number {
  return Math.min(MOST_KEYS, Math.max(FEWEST_KEYS, Math.ceil(files / SIDE_BY_SIDE)));
}

/** Deletes files of a bucket, many a request; one by one where the service cannot be told so, or is too busy for it. */
export function createRemover(
  s3: S3,
  bucket: Bucket,
  options: { readonly concurrency: number; readonly clock: Clock },
): (paths: readonly string[], turn: Turn) => Promise<void> {
  return async (paths, turn) => {
    const all = paths.map((path) => bucket.prefix + path);
    const { left = [], keys = [] } = Object.groupBy(all, (key) => (NOT_IN_XML.test(key) ? 'left' : 'keys'));
    const each = keysOfOne(keys.length);
    const batches = Array.from({ length: deleteRequests(keys.length) }, (_, n) =>
      keys.slice(n * each, (n + 1) * each),
    );
    await eachPaced(batches, createPace(SIDE_BY_SIDE, options.clock), turn.signal, async (batch) => {
      left.push(...(await removeBatch(s3, bucket, batch, turn)));
    });
    await removeEach(left, options, turn, async (key, paced) => {
      // One that is gone already is as wanted.
      await s3({ method: 'DELETE', key, permission: PERMISSION }, paced, ['NoSuchKey']);
    });
  };
}

/** The keys that are left to be deleted one by one: all where the service knows no batches. */
async function removeBatch(
  s3: S3,
  bucket: Bucket,
  keys: readonly string[],
  turn: Turn,
): Promise<readonly string[]> {
  const objects = keys.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`).join('');
  const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
  const answer = await s3(
    {
      method: 'POST',
      key: '',
      query: { delete: '' },
      headers: { 'content-type': 'application/xml' },
      body: { open: () => body, ...digestOf(body) },
      permission: PERMISSION,
    },
    turn,
    NO_BATCHES,
  );
  if (!answer.ok) return keys;
  const errors = elements(answer.body, 'Error');
  const [error, ...more] = errors.filter((one) => !PASSING.has(textOf(one, 'Code') ?? ''));
  if (error === undefined) return errors.flatMap((one) => textOf(one, 'Key') ?? []);
  throw new Failure('E_DEPLOY_DENIED', {
    what: 'Old files could not be deleted',
    value: `${bucket.name}/${textOf(error, 'Key') ?? ''}${more.length === 0 ? '' : ` and ${more.length} more`}`,
    why: `the service says ${textOf(error, 'Code') ?? 'an error'}: ${textOf(error, 'Message') ?? ''}`,
    fix: `allow s3:DeleteObject on ${bucket.name}/*`,
  });
}
