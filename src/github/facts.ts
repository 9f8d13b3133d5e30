import type { AgentJob } from '../admin-api/schemas.ts';
import type { Deployment, PageChanges } from '../deploy/deployment.ts';
import { CODES } from '../errors/codes.ts';
import { codeOf, Failure, messageOf, reasonOf, withoutStop } from '../errors/failure.ts';
import type { Diagnostic } from '../site/diagnostic.ts';

/** One step of the run, in order of time. A phase that was cut short is the last one. */
export interface PhaseFacts {
  readonly name: string;
  readonly milliseconds: number;
}

/** The site's files of one kind: pages, images, … */
export interface KindFacts {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
}

/** The check that a comment tells of whether or not it is required. */
export const BROKEN_LINKS = 'Broken links';

/** One check of the bundle: broken links, air gap, page count, … */
export interface CheckFacts {
  readonly name: string;
  /** How many findings; 0 is good. */
  readonly findings: number;
  /** The first of them, each a sentence; empty where they are told elsewhere. */
  readonly shown: readonly string[];
  /** Whether `fail-on` names this check, so that a finding fails the run. */
  readonly required: boolean;
}

/** What ended the run before its time. */
export interface FailureFacts {
  readonly code: string;
  /** What failed and why, without the code. */
  readonly message: string;
  /** Empty where the message says it, too. */
  readonly fix: string;
}

/** Everything a reader of a summary or a comment may learn of a run; `null` where it did not come so far. */
export interface RunFacts {
  readonly domain: string;
  /** Where the site can be opened: `site-url`, or the address a destination gave. */
  readonly siteUrl: string | null;
  readonly commit: { readonly sha: string; readonly url: string } | null;
  /** The workflow run. */
  readonly run: { readonly number: number; readonly url: string } | null;
  readonly milliseconds: number;
  readonly phases: readonly PhaseFacts[];
  readonly exportJob: {
    readonly id: string;
    readonly status: string;
    /** Pages of the bundle; until that is unpacked, as the job counts them. */
    readonly pageCount: number | null;
    /** It outlives the run, and another one can go on with it. */
    readonly adoptable: boolean;
  } | null;
  readonly bundle: { readonly bytes: number; readonly sha256: string } | null;
  readonly deployments: readonly Deployment[];
  readonly changes: PageChanges | null;
  /** Page that downloads the whole list of changes, where it is too long for a comment. */
  readonly changesUrl: string | null;
  /** What the site consists of. */
  readonly kinds: readonly KindFacts[];
  readonly checks: readonly CheckFacts[];
  readonly diagnostics: readonly Diagnostic[];
  readonly agentJob: AgentJob | null;
  /** Requests to the GitHub API so far. */
  readonly githubRequests: number;
  readonly failure: FailureFacts | null;
  /** The phase in which a run that failed came to its end. */
  readonly stoppedIn: string | null;
}

/**
 * The facts without secrets. To be done before they become Markdown: there a secret is spelled with entities, and
 * would no longer be found.
 */
export function redactFacts(facts: RunFacts, redact: (text: string) => string): RunFacts {
  return JSON.parse(JSON.stringify(facts), (_key, value: unknown) =>
    typeof value === 'string' ? redact(value) : value,
  );
}

/** What ended a run in one line, as errors have it. */
export function failureLine({ message, fix, code }: FailureFacts): string {
  return `${fix === '' ? message : `${withoutStop(message)}: ${fix}`} [${code}]`;
}

/** Describes anything thrown for the report; the remedy of its code stands in where it brings no own. */
export function failureFacts(error: unknown): FailureFacts {
  const code = codeOf(error);
  if (!(error instanceof Failure)) return { code, message: messageOf(error), fix: CODES[code][1] };
  return { code, message: reasonOf(error), fix: error.fix ?? CODES[code][1] };
}
