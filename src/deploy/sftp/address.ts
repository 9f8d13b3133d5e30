import type { Complaint } from '../scheme.ts';
import { prefixComplaint } from '../store/store.ts';

/** A folder on a server that is reached over SSH. */
export interface ServerPlace {
  /** A host, or a name of the user's `ssh_config`. */
  readonly host: string;
  /** As `ssh` itself finds them where the target does not say. */
  readonly port: string | undefined;
  readonly user: string | undefined;
  /** Without a `/` at its end; of the login's own folder where it does not begin with one. */
  readonly folder: string;
}

const TARGET = /^sftp:\/\/(?:([^@/]*)@)?(\[[\da-f:.]+\]|[^@:/]*)(?::([^/]*))?(\/.*)?$/i;
const FORM = 'write sftp://user@host/path';

/** What is wrong with `sftp://user@host:port/path`, if anything. */
export function addressComplaint(target: string): Complaint | undefined {
  const [matched, user, host = '', port, path = ''] = TARGET.exec(target) ?? [];
  if (matched === undefined || host === '') return { why: 'it names no host', fix: FORM };
  if (user?.includes(':'))
    return {
      why: 'a password does not belong into it',
      fix: 'give SSH_PASSWORD, or better SSH_PRIVATE_KEY, in the env of the step',
    };
  // What begins with a dash would be an option of ssh.
  if (!/^(\[.+\]|\w[\w.-]*)$/.test(host)) return { why: `"${host}" cannot be a host’s name`, fix: FORM };
  if (user !== undefined && !/^\w[\w.@+$-]*$/.test(user))
    return { why: `"${user}" cannot be a user’s name`, fix: FORM };
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    return { why: `"${port}" is no port`, fix: 'write a number from 1 to 65535 behind the host' };
  if (path === '')
    return {
      why: 'it names no folder',
      fix: 'write sftp://user@host/srv/docs, or sftp://user@host/~/docs for a folder of the user',
    };
  return prefixComplaint(path);
}

/** Reads a target that has no complaint. `/~/` is the folder in which the login begins, as curl has it. */
export function placeOfTarget(target: string): ServerPlace {
  const [, user, host = '', port, path = ''] = TARGET.exec(target) ?? [];
  const segments = path.split('/').filter((segment) => segment !== '');
  const folder = segments[0] === '~' ? ['.', ...segments.slice(1)] : ['', ...segments];
  return { host: host.replace(/^\[|\]$/g, ''), port, user, folder: folder.join('/') };
}
