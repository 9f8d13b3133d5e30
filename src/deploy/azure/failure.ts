import { Failure } from '../../errors/failure.ts';
import { changedMidway } from '../files/digest.ts';
import { otherFailure, type StoreAnswer, type StoreRequest } from '../store/store-client.ts';
import { textOf } from '../store/xml.ts';
import type { Container } from './address.ts';
import { type Credentials, expiryOf } from './credentials.ts';

/** What a request may need, as role and as SAS letters. */
type Permission = 'read' | 'list' | 'write' | 'delete';
const LETTERS: Readonly<Record<Permission, string>> = { read: 'r', list: 'l', write: 'cw', delete: 'd' };
const SKEW_MS = 15 * 60_000;

/** The failure a reader can act on: it names account, container, and the permission or setting to change. */
export function failureOf(
  { status, headers, body }: StoreAnswer,
  { subject, permission }: StoreRequest,
  tried: { readonly container: Container; readonly credentials: Credentials; readonly now: number },
): Failure {
  const { container, credentials, now } = tried;
  const code = headers['x-ms-error-code'] ?? textOf(body, 'Code') ?? '';
  const message = (textOf(body, 'Message') ?? '').split('\n', 1)[0] ?? '';
  const words = [code, message].filter((part) => part !== '').join(': ');
  const why = `the service (${container.endpoint}) says ${words === '' ? `status ${status}` : `${words} (status ${status})`}`;
  const denied = (what: string, fix: string): Failure =>
    new Failure('E_DEPLOY_DENIED', { what, value: subject, why, fix });
  switch (code) {
    case 'ContainerNotFound':
    case 'ContainerBeingDeleted':
      return new Failure('E_DEPLOY_NOT_FOUND', {
        what: 'The container does not exist',
        value: `${container.account}/${container.name}`,
        why,
        fix:
          container.name === '$web'
            ? 'turn on the static website of the storage account, which makes it'
            : 'create it, or correct the name in the destination',
      });
    case 'KeyBasedAuthenticationNotPermitted':
      return denied(
        'The account refuses keys',
        'log in to Azure instead (AZURE_CLIENT_ID, AZURE_TENANT_ID), or allow key access in its configuration',
      );
    case 'LeaseIdMissing':
    case 'BlobImmutableDueToPolicy':
      return denied('A file is locked', 'end its lease, or the immutability policy of the container');
  }
  if (status === 400 && /md5/i.test(words)) return changedMidway(subject, why);
  if (status === 401 || status === 403) {
    const end = expiryOf(credentials);
    if (end !== undefined && end.getTime() <= now) {
      return denied(
        `The SAS has expired at ${end.toISOString()}`,
        'make a new one for AZURE_STORAGE_SAS_TOKEN; then run again: what arrived is reused',
      );
    }
    const served = Date.parse(headers.date ?? '');
    if (Math.abs(served - now) > SKEW_MS) {
      return denied('The clock of this machine is wrong', 'set it');
    }
    const unknown = code === 'AuthenticationFailed' || /failed to authenticate/i.test(message);
    if (unknown && credentials.kind !== 'token') {
      return denied('The service does not accept the credentials', WRONG[credentials.kind]);
    }
    if (code === 'AuthorizationFailure') {
      return denied(
        'The account does not let this machine in',
        `allow this network in the account’s firewall, and ${allowed(permission, credentials)}`,
      );
    }
    return denied('The credentials lack a permission', allowed(permission, credentials));
  }
  return otherFailure(status, subject, why);
}

const WRONG = {
  key: 'copy the account’s key again (AZURE_STORAGE_KEY or AZURE_STORAGE_CONNECTION_STRING); it may have been rotated',
  sas: 'copy the SAS again, whole, or make a new one (AZURE_STORAGE_SAS_TOKEN)',
} as const;

function allowed(permission: string, credentials: Credentials): string {
  if (credentials.kind === 'sas') {
    const letters = LETTERS[permission as Permission];
    return `make a SAS for the container that permits ${permission} (sp= with ${letters}; a publish needs racwdl)`;
  }
  return `allow to ${permission}: give the identity the role "Storage Blob Data Contributor" on the container`;
}
