import type { Deployment, LostPage, PageChanges } from '../deploy/deployment.ts';
import { Failure, messageOf } from '../errors/failure.ts';

/** The outputs of the Action and what each may hold. Numbers and texts are written as they are, the rest as JSON. */
export interface Outputs {
  readonly 'export-job-id': string;
  readonly 'export-status': string;
  readonly 'page-count': number;
  /** The presigned link: the one output that may hold a secret. */
  readonly 'bundle-url': string;
  /** ISO 8601. */
  readonly 'bundle-expires-at': string;
  readonly 'bundle-path': string;
  readonly 'bundle-sha256': string;
  readonly 'bundle-bytes': number;
  readonly 'site-dir': string;
  readonly 'manifest-path': string;
  readonly 'artifact-id': number;
  readonly 'artifact-url': string;
  readonly 'attestation-id': string;
  readonly 'attestation-url': string;
  readonly deployments: readonly Deployment[];
  readonly changes: PageChanges;
  readonly 'agent-status': string;
  /** Empty when the agent opened no pull request. */
  readonly 'pr-link': string;
  readonly 'comment-url': string;
  /** Empty unless the token may not comment. */
  readonly 'comment-file': string;
}

/** GitHub takes at most 1 MB of outputs of a job, in UTF-16; the lists of pages may use this much of it. */
const MOST_CHANGES_BYTES = 768 * 1024;

/** Writes one output; later values of a name replace earlier ones. */
export type SetOutput = <Name extends keyof Outputs>(name: Name, value: Outputs[Name]) => void;

/** Written as they are: the secret that is meant to be an output, and paths, in which a password may stand by chance. */
const AS_THEY_ARE: ReadonlySet<keyof Outputs> = new Set([
  'bundle-url',
  'bundle-path',
  'site-dir',
  'manifest-path',
  'comment-file',
]);

/**
 * Outputs by way of `write` (the runner's `setOutput`). Secrets are taken out of every value, but for `bundle-url` and
 * the paths, which later steps open. Each throws E_GITHUB_OUTPUT where `write` does: steps that follow would go on
 * without it.
 */
export function createOutputs(
  write: (name: string, text: string) => void,
  redact: (text: string) => string,
): SetOutput {
  return (name, value) => {
    const text = outputText(value);
    try {
      write(name, AS_THEY_ARE.has(name) ? text : redact(text));
    } catch (cause) {
      throw new Failure('E_GITHUB_OUTPUT', {
        what: 'The output cannot be written',
        value: name,
        why: messageOf(cause),
        fix: 'check the variable GITHUB_OUTPUT of the job, and the room on the disk of the runner',
        cause,
      });
    }
  };
}

/** The text of an output; JSON in a fixed order of fields, without white space. */
export function outputText(value: Outputs[keyof Outputs]): string {
  if (typeof value !== 'object') return String(value);
  return 'added' in value ? changesJson(value) : deploymentsJson(value);
}

/** In this order; `headers` and `requests` only of a plan, where they are known. */
const DEPLOYMENT = [
  'destination',
  'status',
  'url',
  'added',
  'updated',
  'headers',
  'deleted',
  'unchanged',
  'requests',
  'bytes',
  'milliseconds',
] as const;

function deploymentsJson(deployments: readonly Deployment[]): string {
  return JSON.stringify(
    deployments.map((one) => ({
      ...Object.fromEntries(DEPLOYMENT.map((name) => [name, one[name]])),
      error: one.error === null ? null : { code: one.error.code, message: one.error.message },
    })),
  );
}

/** Lists that would not fit are cut at their ends; `omitted` then counts the pages left out. */
function changesJson({ added, changed, layout, removed, lost }: PageChanges): string {
  let room = MOST_CHANGES_BYTES;
  let omitted = 0;
  const fitting = <T extends string | LostPage>(pages: readonly T[]): readonly T[] =>
    pages.filter((page) => {
      room -= Buffer.byteLength(`${JSON.stringify(page)},`, 'utf16le');
      if (room < 0) omitted += 1;
      return room >= 0;
    });
  // Of these a reader has to do something about each.
  const kept = fitting(lost.map(({ page, now }) => ({ page, now })));
  const lists = {
    added: fitting(added),
    changed: fitting(changed),
    removed: fitting(removed),
    layout: fitting(layout),
    lost: kept,
  };
  return JSON.stringify(omitted === 0 ? lists : { ...lists, omitted });
}
