import { Failure, hasCode } from '../../errors/failure.ts';
import type { ServerPlace } from './address.ts';
import { isStatus, NotSftp, ServerStatus } from './session.ts';
import { SshEnded } from './ssh.ts';

/** Why there is no connection, in words a reader can act on, and whether that may pass by itself. */
export function failureOfConnection(
  error: unknown,
  { host, port, user }: ServerPlace,
  target: string,
): { readonly failure: Failure; readonly mayPass: boolean } | undefined {
  if (error instanceof NotSftp) {
    return fatal('E_DEPLOY_FAILED', {
      what: 'What the server says is not the file transfer protocol',
      value: target,
      why: `it begins with ${JSON.stringify(error.said)}`,
      fix: 'let the user’s shell there print nothing when nobody is at a terminal (.bashrc, .profile), and let it offer SFTP',
    });
  }
  if (!(error instanceof SshEnded)) return undefined;
  const { words, cause } = error;
  if (hasCode(cause, 'ENOENT')) {
    return fatal('E_DEPLOY_FAILED', {
      what: 'ssh could not be started',
      value: target,
      why: 'there is no program of that name on this machine',
      fix: 'install OpenSSH’s client, or use a runner that has it',
    });
  }
  const last = words.split('\n').at(-1);
  const why = last ? `ssh says ${last}` : 'ssh ended without a word';
  const known = KNOWN.find(({ says }) => says.test(words));
  const address = `${port === undefined ? '' : `-p ${port} `}${host}`;
  if (known === undefined || known.mayPass) {
    const failure = new Failure('E_DEPLOY_UNREACHABLE', {
      what: 'The server could not be reached',
      value: target,
      why,
      fix: 'check host and port of the destination, and the network; then run again: what arrived is reused',
    });
    return { failure, mayPass: true };
  }
  const { code, what, fix } = known;
  return fatal(code, { what, value: target, why, fix: fix({ address, user }) });
}

const fatal = (code: Failure['code'], details: ConstructorParameters<typeof Failure>[1]) => ({
  failure: new Failure(code, details),
  mayPass: false,
});

interface Known {
  readonly says: RegExp;
  readonly mayPass?: false;
  readonly code: Failure['code'];
  readonly what: string;
  readonly fix: (place: { readonly address: string; readonly user: string | undefined }) => string;
}

/** What ssh says of a connection that does not come about however often it is tried; the first that is meant counts. */
const KNOWN: readonly (Known | { readonly says: RegExp; readonly mayPass: true })[] = [
  {
    says: /HOST IDENTIFICATION HAS CHANGED|host key for .* has changed|Offending \w+ key/i,
    code: 'E_DEPLOY_DENIED',
    what: 'The server is not the one that is known',
    fix: ({ address }) =>
      `ask who runs it whether it has a new key; then put what “ssh-keyscan ${address}” prints in place of the old line, in known_hosts or SSH_KNOWN_HOSTS`,
  },
  {
    says: /Host key verification failed|No \S+ host key is known/i,
    code: 'E_DEPLOY_CREDENTIALS',
    what: 'The server is not known, so that another could stand in its place',
    fix: ({ address }) =>
      `put what “ssh-keyscan ${address}” prints into SSH_KNOWN_HOSTS (in the env of the step), or into ~/.ssh/known_hosts, once you have compared it with the server’s own`,
  },
  {
    says: /Load key .*: (error in libcrypto|invalid format)/i,
    code: 'E_DEPLOY_CREDENTIALS',
    what: 'SSH_PRIVATE_KEY holds no private key',
    fix: () => 'give it the whole file, from the line “-----BEGIN” to the line “-----END”',
  },
  {
    says: /incorrect passphrase|bad passphrase/i,
    code: 'E_DEPLOY_CREDENTIALS',
    what: 'The private key does not open',
    fix: () => 'give its passphrase in SSH_PASSWORD, or take a key without one',
  },
  {
    says: /Permission denied|Too many authentication failures|no more authentication methods/i,
    code: 'E_DEPLOY_DENIED',
    what: 'The server does not let this login in',
    fix: ({ user }) =>
      `give SSH_PRIVATE_KEY (or SSH_PASSWORD) in the env of the step, or load the key into an agent before, and add its public half to ~/.ssh/authorized_keys of ${user ?? 'the user; name one as sftp://user@host/path'}`,
  },
  {
    says: /subsystem request failed/i,
    code: 'E_DEPLOY_DENIED',
    what: 'The server offers no SFTP',
    fix: () => 'turn it on there (Subsystem sftp internal-sftp in sshd_config)',
  },
  {
    says: /Bad configuration option|unsupported option|keyword .* extra arguments|no argument after keyword/i,
    code: 'E_DEPLOY_FAILED',
    what: 'ssh does not understand its settings',
    fix: () => 'correct ~/.ssh/config, or take a newer OpenSSH',
  },
];

/** What the server has against something that was done with a file, in words a reader can act on. */
export function failureOfFile(error: unknown, subject: string): unknown {
  if (!(error instanceof ServerStatus)) return error;
  const why = `the server says ${error.message}`;
  if (isStatus(error, 'permissionDenied')) {
    return new Failure('E_DEPLOY_DENIED', {
      what: 'The user may not write there',
      value: subject,
      why,
      fix: 'give the user the folder (chown), or correct the path of the destination',
      cause: error,
    });
  }
  return new Failure('E_DEPLOY_FAILED', {
    what: 'The server could not do what it was asked',
    value: subject,
    why,
    fix: 'see whether its disk is full, or a folder has that name; then run again: what arrived is reused',
    cause: error,
  });
}
