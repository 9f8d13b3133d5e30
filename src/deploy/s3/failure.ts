import { Failure } from '../../errors/failure.ts';
import { changedMidway } from '../files/digest.ts';
import { textOf } from '../store/xml.ts';

/** An answer that is no success. */
export interface Refusal {
  readonly status: number;
  /** The service's own code: `AccessDenied`; empty where it gave none. */
  readonly code: string;
  readonly message: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads the XML body of an error. */
export function refusalOf(status: number, headers: Readonly<Record<string, string>>, body: string): Refusal {
  return {
    status,
    code: textOf(body, 'Code') ?? '',
    message: textOf(body, 'Message') ?? '',
    body,
    headers,
  };
}

/** What was tried, for messages. */
export interface Tried {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  /** Empty for the bucket itself. */
  readonly key: string;
  /** The permission the request needs: `s3:PutObject`. */
  readonly permission: string;
}

/** The failure a reader can act on: it names bucket, region, and the permission or setting to change. */
export function failureOf(refusal: Refusal, tried: Tried): Failure {
  const { bucket, region, endpoint, permission } = tried;
  const service = endpoint === undefined ? `region ${region}` : `${endpoint}, region ${region}`;
  const value = tried.key === '' ? bucket : `${bucket}/${tried.key}`;
  const words = [refusal.code, refusal.message].filter((part) => part !== '').join(': ');
  const said = words === '' ? `status ${refusal.status}` : `${words} (status ${refusal.status})`;
  const why = `the service (${service}) says ${said}`;
  const denied = (what: string, fix: string): Failure =>
    new Failure('E_DEPLOY_DENIED', { what, value, why, fix });
  switch (refusal.code) {
    case 'NoSuchBucket':
      return new Failure('E_DEPLOY_NOT_FOUND', {
        what: 'The bucket does not exist',
        value: bucket,
        why,
        fix: 'create it, or correct the name, region= or endpoint= of the destination',
      });
    case 'InvalidAccessKeyId':
      return denied(
        'The access key is unknown',
        'correct AWS_ACCESS_KEY_ID, or endpoint= of the destination',
      );
    case 'SignatureDoesNotMatch':
      return denied(
        'The secret key does not fit the access key',
        'correct AWS_SECRET_ACCESS_KEY (look for a missing or added character)',
      );
    case 'ExpiredToken':
    case 'TokenRefreshRequired':
      return denied(
        'The session has expired',
        'log in for longer, or let this step renew it (AWS_WEB_IDENTITY_TOKEN_FILE, AWS_PROFILE); then run again: what arrived is reused',
      );
    case 'InvalidToken':
      return denied('The session token is not valid', 'correct AWS_SESSION_TOKEN, or log in again');
    case 'RequestTimeTooSkewed':
      return denied(
        'The clock of this machine is wrong',
        'set it (the service refuses requests that are more than 15 minutes off)',
      );
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'IllegalLocationConstraintException':
      return new Failure('E_DEPLOY_NOT_FOUND', {
        what: 'The bucket is in another region',
        value: bucket,
        why,
        fix: 'set region= of the destination to the one it is in',
      });
    case 'BadDigest':
    case 'InvalidDigest':
    case 'XAmzContentSHA256Mismatch':
      return changedMidway(value, why);
  }
  if (refusal.status === 401 || refusal.status === 403) {
    return denied(
      'The credentials lack a permission',
      `allow ${placed(permission, tried)} (identity policy, bucket policy, and key policy if it is encrypted)`,
    );
  }
  if (refusal.status >= 500 || refusal.status === 429 || refusal.status === 408) {
    return new Failure('E_DEPLOY_UNREACHABLE', {
      what: 'The bucket’s service keeps failing',
      value,
      why,
      fix: 'run again: what arrived is reused',
    });
  }
  return new Failure('E_DEPLOY_FAILED', {
    what: 'The bucket’s service refused a request',
    value,
    why,
    fix: 'check endpoint= (it ends before the bucket’s name), region= and path-style= of the destination',
  });
}

/** Permissions with what they are given on: `s3:GetObject on docs/* and s3:ListBucket on docs`. */
function placed(permission: string, { bucket, key }: Tried): string {
  const ofBucket = / and (s3:ListBucket)$/.exec(permission);
  // Many objects are deleted by a request to the bucket; the permission is still one on objects.
  const isOfBucket = key === '' && permission !== 's3:DeleteObject';
  if (ofBucket === null) return `${permission} on ${isOfBucket ? bucket : `${bucket}/*`}`;
  return `${permission.slice(0, ofBucket.index)} on ${bucket}/* and ${ofBucket[1]} on ${bucket}`;
}
