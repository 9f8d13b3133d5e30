import { z } from 'zod';
import { SeenAgentJob } from '../admin-api/answers.ts';
import { BROKEN_LINKS, type CheckFacts, type RunFacts } from './facts.ts';
import { countsOf, listedChanges, someOf } from './some-changes.ts';

/** Changed pages a comment names; the rest is counted. */
export const MOST_PAGES = 50;
/** Findings of one check that a comment lists. */
const MOST_FINDINGS = 10;

const Line = z.string().max(1000);
const Words = z.string().max(10_000);
const Address = z.string().max(4000);
const Count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const Pages = z.array(Line).max(MOST_PAGES);
const Lost = z.array(z.object({ page: Line, now: Line.nullable() })).max(MOST_PAGES);

/**
 * What a comment says of a run. Bounded, because it may come from a run nobody trusts: then it is data and no more,
 * and {@link commentBody} makes Markdown of it as of anything else.
 */
export const CommentFacts = z.object({
  domain: Line,
  siteUrl: Address.nullable(),
  commit: z.object({ sha: Line, url: Address }).nullable(),
  run: z.object({ number: Count, url: Address }).nullable(),
  milliseconds: z.number().nonnegative().max(1e12),
  /** The phase in which a run that failed came to its end. */
  stoppedIn: Line.nullable(),
  failure: z.object({ code: Line, message: Words, fix: Words }).nullable(),
  exportJob: z
    .object({ id: Line, status: Line, pageCount: Count.nullable(), adoptable: z.boolean().default(true) })
    .nullable(),
  bundle: z.object({ bytes: Count, sha256: Line }).nullable(),
  deployments: z
    .array(
      z.object({
        destination: Line,
        status: z.enum(['published', 'unchanged', 'planned', 'removed', 'failed']),
        url: Address.nullable(),
        deleted: Count,
      }),
    )
    .max(50),
  changes: z
    .object({
      added: Count,
      changed: Count,
      removed: Count,
      layout: Count.default(0),
      lost: Count.default(0),
      shown: z.object({ added: Pages, changed: Pages, removed: Pages, lost: Lost.default([]) }),
    })
    .nullable(),
  changesUrl: Address.nullable(),
  agentJob: SeenAgentJob.nullable(),
  /** What no diagnostic tells. */
  checks: z
    .array(
      z.object({
        name: Line,
        findings: Count,
        shown: z.array(Line).max(MOST_FINDINGS),
        required: z.boolean(),
      }),
    )
    .max(10)
    .default([]),
  errors: Count,
  warnings: Count,
});
export type CommentFacts = z.infer<typeof CommentFacts>;

/** The facts of a run as far as its comment tells them. */
export function commentFacts(facts: RunFacts): CommentFacts {
  const { domain, siteUrl, commit, run, milliseconds, failure, stoppedIn, exportJob, bundle } = facts;
  const count = (severity: string): number =>
    facts.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return {
    ...{ domain, siteUrl, commit, run, milliseconds, stoppedIn, exportJob, bundle },
    failure: failure && {
      ...failure,
      message: failure.message.slice(0, 5000),
      fix: failure.fix.slice(0, 5000),
    },
    deployments: facts.deployments
      .slice(0, 50)
      .map(({ destination, status, url, deleted }) => ({ destination, status, url, deleted })),
    changes: facts.changes && changesOf(facts.changes),
    changesUrl: facts.changesUrl,
    agentJob: facts.agentJob,
    checks: facts.checks.filter(isTold).map((check) => ({
      ...check,
      shown: check.shown.slice(0, MOST_FINDINGS).map((finding) => finding.slice(0, 1000)),
    })),
    errors: count('error'),
    warnings: count('warning'),
  };
}

/** A reviewer can mend links; what else is found is news where it fails the run. */
function isTold({ name, shown, required }: CheckFacts): boolean {
  return shown.length > 0 && (required || name === BROKEN_LINKS);
}

function changesOf(changes: NonNullable<RunFacts['changes']>): CommentFacts['changes'] {
  const { lost } = changes;
  const shown = { ...someOf(listedChanges(changes), MOST_PAGES), lost: lost.slice(0, MOST_PAGES) };
  return { ...countsOf(changes), lost: lost.length, shown };
}
