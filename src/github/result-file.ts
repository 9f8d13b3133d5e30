import { z } from 'zod';
import { Failure } from '../errors/failure.ts';
import { CommentFacts } from './comment-facts.ts';

/** Larger ones are not read: nothing of ours is. */
export const LARGEST_RESULT = 512 * 1024;

/** What a run that may not comment leaves for one that may. Whoever reads it must check every word. */
export const ResultFile = z.object({
  version: z.literal(1),
  pullRequest: z.number().int().positive(),
  facts: CommentFacts,
});
export type ResultFile = z.infer<typeof ResultFile>;

/** The artifact that carries it; its file is named so too. Each domain has its own. */
export function resultArtifact(domain: string): string {
  return `docs-export-comment-${domain}.json`;
}

/** The failure of a result that cannot be used. */
export function brokenResult(why: string, cause?: unknown, fix = 'look at the run it came from'): Failure {
  return new Failure('E_COMMENT_RESULT', {
    what: 'The result of the run cannot be used',
    why,
    fix: `${fix}; nothing was posted`,
    cause,
  });
}

/** That of one larger than any of ours. */
export function tooLarge(): Failure {
  return brokenResult(`it is larger than ${LARGEST_RESULT} bytes`);
}

/** Reads a result; throws E_COMMENT_RESULT where it is anything but what this program writes. */
export function parseResult(bytes: Buffer): ResultFile {
  if (bytes.length > LARGEST_RESULT) throw tooLarge();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw brokenResult('it is not JSON', error);
  }
  const parsed = ResultFile.safeParse(value);
  if (parsed.success) return parsed.data;
  // Neither values nor keys of the file: whatever stands in them.
  const where = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.') ?? '';
  throw brokenResult(
    `it has not the form of a result${/^[a-z.]+$/i.test(where) ? ` at ${where}` : ''}`,
    parsed.error,
  );
}

/** What the run that posts knows by itself, from GitHub and its own inputs. */
export interface KnownOfRun {
  readonly domain: string;
  readonly commit: { readonly sha: string; readonly url: string };
  readonly run: { readonly number: number; readonly url: string };
}

/**
 * The facts of a result with all that could mislead put right: names and addresses are those that are known here,
 * links lead to pages of the run alone, and of an agent, which such a run cannot have asked, nothing is said.
 */
export function trustedFacts({ facts }: ResultFile, known: KnownOfRun): CommentFacts {
  const ofRun = (url: string | null): string | null => {
    if (url === null || !URL.canParse(url)) return null;
    const { href } = new URL(url);
    return href.startsWith(`${known.run.url}/`) ? href : null;
  };
  return {
    ...facts,
    ...known,
    siteUrl: null,
    agentJob: null,
    changesUrl: ofRun(facts.changesUrl),
    deployments: facts.deployments.map((deployment) => ({ ...deployment, url: ofRun(deployment.url) })),
  };
}
