import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentBody, commentMarker } from '../../src/github/comment-body.ts';
import { commentFacts } from '../../src/github/comment-facts.ts';
import type { RunFacts } from '../../src/github/facts.ts';
import { summaryMarkdown } from '../../src/github/summary.ts';
import { anyText } from '../support/any-text.ts';
import { FAILED_RUN, FULL_RUN } from './facts.ts';

const bodyOf = (facts: RunFacts): string => commentBody(commentFacts(facts));

describe('the comment', () => {
  test('of a full run says all a reviewer wants to know', async () => {
    await expect(bodyOf(FULL_RUN)).toMatchFileSnapshot('fixtures/comment-full.md');
  });

  test('of a failed run says what failed, what to do and how to resume', async () => {
    await expect(bodyOf(FAILED_RUN)).toMatchFileSnapshot('fixtures/comment-failed.md');
  });

  test('and the summary of a plan lead to no site, since there is nothing to see yet', () => {
    const deployments = FULL_RUN.deployments.map((one) => ({
      ...one,
      status: 'planned' as const,
      headers: 0,
    }));
    const facts = { ...FULL_RUN, deployments };
    expect(bodyOf(FULL_RUN)).toMatch(/Open the site.*\[open\]\(http/s);
    expect(bodyOf(facts)).not.toMatch(/Open the site|\[open\]/);
    expect(summaryMarkdown(FULL_RUN)).toContain('[open](http');
    expect(summaryMarkdown(facts)).not.toContain('[open]');
    expect(summaryMarkdown(facts)).toContain(' to send |');
  });

  test('lists 50 changed pages, of every kind some, and counts the rest', () => {
    const pages = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${name}/${index}`);
    const changes = {
      added: pages('a', 400),
      changed: pages('c', 300),
      removed: pages('r', 5),
      layout: [],
      lost: [],
    };
    const body = bodyOf({ ...FULL_RUN, changes });
    const count = (kind: string) => body.split(`\n- ${kind} `).length - 1;
    expect([count('added'), count('changed'), count('removed')]).toEqual([23, 22, 5]);
    expect(body).toContain('- and 655 more pages\n');
    const changesUrl = 'https://github.com/octo/docs/actions/runs/4711/artifacts/1';
    expect(bodyOf({ ...FULL_RUN, changes, changesUrl })).toContain(
      `- and 655 more pages: [the whole list](${changesUrl})`,
    );
  });

  test('tells of broken links that no warning tells of, and of other findings where they fail the run', () => {
    const shown = Array.from({ length: 12 }, (_, index) => `a.html refers to \`${index}.html\``);
    const found = { findings: 12, shown, required: false };
    const check = (name: string, more = {}) => ({ ...found, name, ...more });
    const bodyWith = (...checks: RunFacts['checks']) => bodyOf({ ...FULL_RUN, diagnostics: [], checks });
    const body = bodyWith(check('Broken links'), check('Requests to other hosts'));
    expect(body).toContain('| Found | broken links: 12 |');
    expect(body).toContain('<summary>Broken links</summary>\n\n- a.html refers to <code>0.html</code>\n');
    expect(body).toContain('<code>9.html</code>\n- and 2 more\n');
    expect(body).not.toContain('other hosts');
    expect(bodyWith(check('Requests to other hosts', { required: true }))).toContain(
      '**Requests to other hosts**',
    );
    expect(bodyWith(check('Broken links', { shown: [] }))).not.toContain('roken links');
  });

  test('stays within what GitHub takes', () => {
    const changes = {
      added: Array.from({ length: 50 }, () => '💥|'.repeat(2000)),
      changed: [],
      removed: [],
      layout: [],
      lost: [],
    };
    const deployments = Array.from({ length: 400 }, (_, index) => ({
      ...FULL_RUN.deployments[0],
      destination: `s3://${'x'.repeat(250)}${index}`,
    })) as RunFacts['deployments'];
    const body = commentBody({ ...commentFacts({ ...FULL_RUN, changes }), deployments: [...deployments] });
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body).toContain('the rest would not fit');
  });
});

describe('the marker', () => {
  test('tells domains apart, even when one begins like the other', () => {
    const body = bodyOf({ ...FULL_RUN, domain: 'docs.example.com.au' });
    expect(body.startsWith(commentMarker('docs.example.com'))).toBe(false);
    expect(body.startsWith(commentMarker('docs.example.com.au'))).toBe(true);
  });

  test('stays one closed HTML comment whatever the domain and the facts', () => {
    const text = fc.oneof(anyText(), fc.constantFrom('-->', '--!>', 'xn--a', '<!-- docs-export: b -->'));
    fc.assert(
      fc.property(text, text, (domain, message) => {
        const marker = commentMarker(domain.toWellFormed());
        expect(marker).toMatch(/^<!-- docs-export: [^<>\s]* -->$/);
        const failure = { code: 'E_UNEXPECTED', message, fix: message };
        const body = bodyOf({ ...FULL_RUN, domain: domain.toWellFormed(), failure });
        expect(body.startsWith(marker)).toBe(true);
        expect(body.split('<!--')).toHaveLength(2);
      }),
    );
  });
});
