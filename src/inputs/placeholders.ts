import { hash } from 'node:crypto';
import type { GitHubContext } from '../github/context.ts';
import { commitOf } from '../github/context.ts';

const PLACEHOLDERS = ['pr', 'branch', 'tag', 'sha', 'version'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What each placeholder stands for in this run, or why it stands for nothing and what to do. */
export type PlaceholderValues = Readonly<
  Record<Placeholder, { readonly value: string } | { readonly why: string; readonly fix: string }>
>;

/** What is wrong with a placeholder of a text. */
export interface PlaceholderProblem {
  readonly value: string;
  readonly why: string;
  readonly fix: string;
}

/**
 * The values of a run: `{pr}` number of the pull request, `{branch}` its head branch or the branch pushed, `{tag}`,
 * `{sha}` the commit a reader knows, `{version}` the exported version, else the tag. They hold nothing but letters,
 * digits, `-`, and in tags and versions `.` and `_`, so that none can leave the folder or host label it stands in.
 */
export function placeholderValues(
  github: GitHubContext | undefined,
  exportVersion: string,
): PlaceholderValues {
  const or = (text: string | undefined, why: string, fix: string) =>
    text === undefined || text === '' ? { why, fix } : { value: text };
  const given = exportVersion === '' ? undefined : nameSegment(exportVersion);
  if (github === undefined) {
    const nothing = { why: 'this is no run of a workflow', fix: 'write out what it stands for' };
    const version = or(given, nothing.why, nothing.fix);
    return { pr: nothing, branch: nothing, tag: nothing, sha: nothing, version };
  }
  const run = `this run is of ${eventOf(github)}`;
  const ref = /^refs\/(heads|tags)\/(.+)$/.exec(github.ref);
  const pull = github.pullRequest ?? undefined;
  const tag = ref?.[1] === 'tags' ? nameSegment(ref[2] ?? '') : undefined;
  const branch = pull?.headRef ?? (ref?.[1] === 'heads' ? ref[2] : undefined);
  return {
    pr: or(
      pull === undefined ? undefined : String(pull.number),
      `${run} and belongs to no pull request`,
      "run this step on pull requests only (`if: github.event_name == 'pull_request'`), with another for the rest",
    ),
    branch: or(
      branch === undefined ? undefined : hostLabel(branch),
      `${run}, not of a branch`,
      'run this step on pushes to branches and on pull requests only',
    ),
    tag: or(tag, `${run}, not of a tag`, "run this step on tags only (`if: github.ref_type == 'tag'`)"),
    sha: or(nameSegment(commitOf(github).sha), run, 'run it in a workflow'),
    version: or(
      given ?? tag,
      `export-version is empty, and ${run}, not of a tag`,
      'give export-version, or run this step on tags only',
    ),
  };
}

function eventOf({ eventName, ref, pullRequest }: GitHubContext): string {
  return pullRequest === null ? `${eventName} on ${ref}` : `pull request ${pullRequest.number}`;
}

/** Lower-case letters, digits and hyphens, at most 63, as a host label holds: the rule of GitLab's ref slugs. */
function hostLabel(text: string): string {
  const label = text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 63)
    .replaceAll(/^-+|-+$/g, '');
  return label === '' ? hash('sha256', text).slice(0, 12) : label;
}

/** One segment of a path that is neither hidden nor a way out. */
function nameSegment(text: string): string {
  return text
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(0, 100)
    .replaceAll(/^[.-]+|[.-]+$/g, '');
}

const UNKNOWN = {
  why: 'it is no placeholder',
  fix: `write one of ${PLACEHOLDERS.map((one) => `{${one}}`).join(', ')}`,
};
const PATTERN = /\{([a-z][\w-]*)\}/gi;

/** Puts the values in. A placeholder that is unknown or has no value stays, and is a problem. */
export function fillPlaceholders(
  template: string,
  values: PlaceholderValues,
): { readonly text: string; readonly problems: readonly PlaceholderProblem[] } {
  const problems = new Map<string, PlaceholderProblem>();
  const text = template.replaceAll(PATTERN, (whole, name: string) => {
    const known = PLACEHOLDERS.find((one) => one === name);
    const found = known === undefined ? UNKNOWN : values[known];
    if ('value' in found) return found.value;
    problems.set(whole, { value: whole, why: found.why, fix: found.fix + usableHere(values) });
    return whole;
  });
  return { text, problems: [...problems.values()] };
}

function usableHere(values: PlaceholderValues): string {
  const usable = PLACEHOLDERS.filter((one) => 'value' in values[one]).map((one) => `{${one}}`);
  return usable.length === 0 ? '' : `; here ${usable.join(', ')} have a value`;
}
