import { rm } from 'node:fs/promises';
import { type Attempt, createRetryBudget } from '../../http/retry.ts';
import type { DestinationContext, Turn } from '../destination.ts';
import { toldRetries } from '../store/told-retries.ts';
import type { ServerPlace } from './address.ts';
import { failureOfConnection, failureOfFile } from './failure.ts';
import { openSession, type Session } from './session.ts';
import { type SshCommand, sshCommand, startSsh } from './ssh.ts';

/** A connection to a server, opened with the first piece of work and again when it broke off. */
export interface Connection {
  /**
   * Does some work that can be done twice, of which `subject` is told to the reader. Rejects with a Failure: E_DEPLOY_…
   */
  run<T>(subject: string, turn: Turn, work: (session: Session) => Promise<T>): Promise<T>;
  /** Does the last piece of work, if there ever was one and the connection stands, and ends it. */
  close(last: (session: Session) => Promise<void>): Promise<void>;
}

interface Open {
  readonly session: Promise<Session>;
  readonly stop: () => void;
}

export function createConnection(
  place: ServerPlace,
  target: string,
  { env, log, clock, tempDirectory }: DestinationContext,
): Connection {
  if (env.SSH_PASSWORD) log.mask(env.SSH_PASSWORD);
  // Line by line, as it could be told. The last may be a few letters, which stand in other words too.
  for (const line of (env.SSH_PRIVATE_KEY ?? '').split(/\s*\n/))
    if (/^[\w+/=]{20,}$/.test(line)) log.mask(line);
  const budget = createRetryBudget();
  let command: Promise<SshCommand & { readonly folder: string }> | undefined;
  let open: Open | undefined;

  const connect = async (): Promise<Open> => {
    command ??= sshCommand(place, env, tempDirectory);
    const channel = startSsh(await command);
    const session = openSession(channel);
    // Told to those who wait for it; a run that is stopped does not.
    session.catch(() => {});
    return { session, stop: channel.stop };
  };
  /** One for all that want it at the same time. */
  let opening: Promise<Open> | undefined;
  const current = async (): Promise<Open> => {
    opening ??= connect();
    open = await opening;
    return open;
  };
  const forget = (lost: Open): void => {
    if (open !== lost) return;
    lost.stop();
    open = undefined;
    opening = undefined;
  };

  return {
    run<T>(subject: string, turn: Turn, work: (session: Session) => Promise<T>): Promise<T> {
      const attempt = async (): Promise<Attempt<T>> => {
        const connection = await current();
        // Nothing under way outlives it, and what is half written lies beside the site.
        const stopping = (): void => connection.stop();
        turn.signal.addEventListener('abort', stopping, { once: true });
        try {
          turn.signal.throwIfAborted();
          return { done: true, value: await work(await connection.session) };
        } catch (error) {
          turn.signal.throwIfAborted();
          const broken = failureOfConnection(error, place, target);
          if (broken === undefined) throw failureOfFile(error, subject);
          forget(connection);
          if (!broken.mayPass) throw broken.failure;
          return { done: false, error: broken.failure };
        } finally {
          turn.signal.removeEventListener('abort', stopping);
        }
      };
      const { signal } = turn;
      return toldRetries(attempt, { clock, signal, budget, log, place: target, request: subject });
    },
    async close(last) {
      try {
        if (open !== undefined) await last(await open.session);
      } catch (error) {
        log.debug(`${target}: ${String(error)}`);
      } finally {
        open?.stop();
        const { folder } = (await command?.catch(() => undefined)) ?? {};
        if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
