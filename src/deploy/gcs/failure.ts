import { z } from 'zod';
import { Failure } from '../../errors/failure.ts';
import { jsonIn } from '../../http/json-in.ts';
import { changedMidway } from '../files/digest.ts';
import { otherFailure, type StoreAnswer, type StoreRequest } from '../store/store-client.ts';

const ErrorBody = z.looseObject({ error: z.looseObject({ message: z.string() }) });

/** Whether a 404 is the service's own word: it has the id of the request, or says what is missing as the service does. */
export function isOwnMissing({ headers, body }: StoreAnswer): boolean {
  return (
    headers['x-guploader-uploadid'] !== undefined ||
    body.startsWith('No such object') ||
    ErrorBody.safeParse(jsonIn(body)).success
  );
}

/** The failure a reader can act on: it names the bucket and the permission or setting to change. */
export function failureOf(
  { status, body }: StoreAnswer,
  { subject, permission }: StoreRequest,
  tried: { readonly bucket: string; readonly endpoint: string },
): Failure {
  const { bucket, endpoint } = tried;
  const why = `the service (${endpoint}) says ${saidIn(body)} (status ${status})`;
  if (status === 401) {
    return new Failure('E_DEPLOY_DENIED', {
      what: 'The service does not accept the credentials',
      value: subject,
      why,
      fix: 'log in again before this step, or correct GOOGLE_APPLICATION_CREDENTIALS; then run again: what arrived is reused',
    });
  }
  if (status === 403) {
    return new Failure('E_DEPLOY_DENIED', {
      what: 'The credentials lack a permission',
      value: subject,
      why,
      fix: `allow ${permission} on the bucket ${bucket} (the role "Storage Object User", roles/storage.objectUser, has all that is needed)`,
    });
  }
  if (status === 404) {
    return new Failure('E_DEPLOY_NOT_FOUND', {
      what: 'The bucket does not exist',
      value: bucket,
      why,
      fix: 'create it, or correct its name in the destination',
    });
  }
  if (status === 400 && /md5|crc32c/i.test(body)) return changedMidway(subject, why);
  return otherFailure(status, subject, why);
}

function saidIn(body: string): string {
  const parsed = ErrorBody.safeParse(jsonIn(body));
  if (parsed.success) return parsed.data.error.message;
  return body.trim().slice(0, 200) || 'nothing more';
}
