import { type Clock, systemClock } from '../clock.ts';
import type { GitHubContext } from '../github/context.ts';
import { createOutputs, type SetOutput } from '../github/outputs.ts';
import type { HttpClient } from '../http/client.ts';
import type { Http } from '../http/http.ts';
import { createRetryBudget, type RetryBudget } from '../http/retry.ts';
import type { Log } from '../log/log.ts';
import type { Secrets } from '../log/secrets.ts';
import type { Environment } from '../process/environment.ts';

/** The effects one run works with. */
export interface RunContext {
  readonly log: Log;
  readonly clock: Clock;
  readonly http: Http;
  readonly signal: AbortSignal;
  /** Pauses that all operations of the run may spend together. */
  readonly retryBudget: RetryBudget;
  readonly env: Environment;
  /** Absolute; relative paths of inputs start here. */
  readonly workspace: string;
  /** Absolute; bundle, unpacked site and manifest are written here and stay. */
  readonly workDir: string;
  readonly setOutput: SetOutput;
  /** Takes secrets out of a text. */
  readonly redact: (text: string) => string;
  /** Undefined when this is not a GitHub runner. */
  readonly github: GitHubContext | undefined;
}

/** The effects of a run in this process; `write` takes its outputs. */
export function createContext({
  secrets,
  client,
  write,
  ...own
}: Pick<RunContext, 'log' | 'signal' | 'env' | 'workspace' | 'workDir' | 'github'> & {
  readonly secrets: Secrets;
  readonly client: HttpClient;
  readonly write: (name: string, text: string) => void;
}): RunContext {
  return {
    ...own,
    clock: systemClock,
    http: client.http,
    retryBudget: createRetryBudget(),
    setOutput: createOutputs(write, secrets.redact),
    redact: secrets.redact,
  };
}
