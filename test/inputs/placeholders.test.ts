import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GitHubContext, readGitHubContext } from '../../src/github/context.ts';
import { fillPlaceholders, placeholderValues } from '../../src/inputs/placeholders.ts';
import { anyText } from '../support/any-text.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';

function contextOf(env: Record<string, string>, event: unknown = {}): GitHubContext {
  const runner = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_SHA: SHA, ...env };
  const context = readGitHubContext({ ...runner, GITHUB_EVENT_PATH: 'event' }, () => JSON.stringify(event));
  if (context === undefined) throw new Error('no context');
  return context;
}

function pullRequest(ref: string): GitHubContext {
  const repo = { full_name: 'octo/docs' };
  const event = {
    pull_request: { number: 7, head: { sha: 'f'.repeat(40), ref, repo }, base: { ref: 'main', repo } },
  };
  return contextOf({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' }, event);
}

const push = (ref: string) => contextOf({ GITHUB_EVENT_NAME: 'push', GITHUB_REF: ref });
const fill = (template: string, github: GitHubContext | undefined, version = '') =>
  fillPlaceholders(template, placeholderValues(github, version));

describe('placeholders', () => {
  it('stand for the pull request, its head branch and its head commit', () => {
    const { text, problems } = fill('{pr}/{branch}/{sha}', pullRequest('feature/New_Docs'));
    expect(text).toBe(`7/feature-new-docs/${'f'.repeat(40)}`);
    expect(problems).toEqual([]);
  });

  it('stand for the branch that was pushed, and its commit', () => {
    expect(fill('{branch}@{sha}', push('refs/heads/release/2.0')).text).toBe(`release-2-0@${SHA}`);
  });

  it('stand for the tag, which is the version too unless one is given', () => {
    const tag = push('refs/tags/v1.2.0');
    expect(fill('{tag} {version}', tag).text).toBe('v1.2.0 v1.2.0');
    expect(fill('{version}', tag, '2026 spring').text).toBe('2026-spring');
  });

  it('leave other braces alone', () => {
    expect(fill('keep={a,b}/{}/{1}', undefined)).toEqual({ text: 'keep={a,b}/{}/{1}', problems: [] });
  });

  it('that have no value here say why, what to do, and which have one', () => {
    const { problems } = fill('s3://b/{pr}/{pr}/{tag}', push('refs/heads/main'));
    expect(problems).toEqual([
      {
        value: '{pr}',
        why: 'this run is of push on refs/heads/main and belongs to no pull request',
        fix: "run this step on pull requests only (`if: github.event_name == 'pull_request'`), with another for the rest; here {branch}, {sha} have a value",
      },
      {
        value: '{tag}',
        why: 'this run is of push on refs/heads/main, not of a tag',
        fix: "run this step on tags only (`if: github.ref_type == 'tag'`); here {branch}, {sha} have a value",
      },
    ]);
  });

  it('outside a workflow run have none but the version that is given', () => {
    const elsewhere = { why: 'this is no run of a workflow', fix: 'write out what it stands for' };
    for (const name of ['{pr}', '{branch}', '{tag}', '{sha}', '{version}'])
      expect(fill(name, undefined).problems).toEqual([{ value: name, ...elsewhere }]);
    expect(fill('{version}', undefined, 'v2').text).toBe('v2');
  });

  it('of unknown names are refused with the known ones', () => {
    expect(fill('{pull}', pullRequest('x')).problems[0]?.fix).toBe(
      'write one of {pr}, {branch}, {tag}, {sha}, {version}; here {pr}, {branch}, {sha} have a value',
    );
  });

  it('never leave their segment, whatever a branch, tag or version is named', () => {
    const name = fc.oneof(
      anyText({ minLength: 1 }),
      fc.constantFrom('../..', '..', '.git', 'a/../b', '%2e%2e', '日本', '-', '.', 'A'.repeat(300)),
    );
    fc.assert(
      fc.property(name, (text) => {
        for (const filled of [
          fill('{branch}', pullRequest(text)),
          fill('{tag}', push(`refs/tags/${text}`)),
          fill('{version}', push('refs/heads/main'), text),
        ]) {
          if (filled.problems.length > 0) continue;
          expect(filled.text).toMatch(/^[\w-]([\w.-]*[\w-])?$/);
          expect(filled.text).not.toContain('..');
          expect(filled.text.length).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
