import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import type { Turn } from '../destination.ts';
import { digestOf } from '../digest.ts';
import { removeEach } from '../store.ts';
import { elements, escapeXml, textOf } from '../xml.ts';
import type { Bucket } from './address.ts';
import type { S3 } from './client.ts';

/** Keys in one delete request; the protocol's limit. */
export const DELETE_AT_ONCE = 1000;
/** What services say that know no requests of many deletes. */
const NO_BATCHES = ['NotImplemented', 'MethodNotAllowed', 'NotSupported', '405', '501'];
const PERMISSION = 's3:DeleteObject';

/** Deletes files of a bucket, a thousand a request; one by one where the service does not know that. */
export function createRemover(
  s3: S3,
  bucket: Bucket,
  options: { readonly concurrency: number; readonly clock: Clock },
): (paths: readonly string[], turn: Turn) => Promise<void> {
  return async (paths, turn) => {
    for (let start = 0; start < paths.length; start += DELETE_AT_ONCE) {
      const keys = paths.slice(start, start + DELETE_AT_ONCE).map((path) => bucket.prefix + path);
      if (await removeBatch(s3, bucket, keys, turn)) continue;
      const rest = paths.slice(start).map((path) => bucket.prefix + path);
      await removeEach(rest, options, turn, async (key, paced) => {
        // One that is gone already is as wanted.
        await s3({ method: 'DELETE', key, permission: PERMISSION }, paced, ['NoSuchKey']);
      });
      return;
    }
  };
}

/** False where the service knows no batches. */
async function removeBatch(s3: S3, bucket: Bucket, keys: readonly string[], turn: Turn): Promise<boolean> {
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
  if (!answer.ok) return false;
  const [error, ...more] = elements(answer.body, 'Error');
  if (error === undefined) return true;
  throw new Failure('E_DEPLOY_DENIED', {
    what: 'Old files could not be deleted',
    value: `${bucket.name}/${textOf(error, 'Key') ?? ''}${more.length === 0 ? '' : ` and ${more.length} more`}`,
    why: `the service says ${textOf(error, 'Code') ?? 'an error'}: ${textOf(error, 'Message') ?? ''}`,
    fix: `allow s3:DeleteObject on ${bucket.name}/*`,
  });
}
