import { describe, expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';

describe('settings that need a service', () => {
  const settings = {
    integrations: { ga4: { measurementId: 'G-1' }, posthog: { apiKey: 'x' } },
    feedback: { thumbsRating: true, suggestEdit: false },
    contextual: {
      options: ['copy', 'view', 'mcp', { title: 'Connect', href: 'https://example.com?to=$mcp' }],
    },
  };

  it.each([
    ['cloud', 'a bundle holds all it needs'],
    ['client-hosted', 'a bundle holds all it needs'],
    ['air-gapped', 'an air-gapped site'],
  ] as const)('are left out of a bundle for %s, in one notice', async (deploymentType, why) => {
    const made = await built(
      { 'docs.json': docsJson({ ...settings, navigation: { pages: ['index'] } }), 'index.mdx': 'Hi' },
      { deploymentType },
    );
    const notices = made.diagnostics.filter(({ kind }) => kind === 'left-out');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toContain(why);
    expect(notices[0]?.message).toMatch(
      /: integrations\.ga4, integrations\.posthog, feedback\.thumbsRating, contextual\.options "mcp", contextual\.options "Connect"$/,
    );
    expect(notices[0]?.line).toBeGreaterThan(1);
    const html = made.file('index.html');
    expect(html).toContain('data-copy-page="index.md"');
    expect(html).toContain('href="index.md"');
    expect(html).not.toMatch(/posthog|G-1|Connect/);
    expect(made.files.has('assets/search/index.js')).toBe(true);
  });
});
