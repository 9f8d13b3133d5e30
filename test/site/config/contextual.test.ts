import { describe, expect, it } from 'vitest';
import type { DeploymentType } from '../../../src/site/site.ts';
import type { Built } from '../support.ts';
import { built, docsJson, kinds } from '../support.ts';
import { site } from './site.ts';

describe('contextual.options', () => {
  const offered = async (options: readonly unknown[], deploymentType: DeploymentType): Promise<Built> =>
    built(
      {
        'docs.json': docsJson({ contextual: { options }, navigation: { pages: ['guides/start'] } }),
        'guides/start.mdx': 'Hi',
      },
      { deploymentType },
    );
  const linksOf = (made: Built): (string | undefined)[] => {
    const html = /<div class="l-actions">[\s\S]*?<\/div>/.exec(made.file('guides/start.html'))?.[0] ?? '';
    return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
  };

  it('may be the file of the description that an API page comes from', async () => {
    const openapi = { openapi: '3.1.0', info: {}, paths: { '/pets': { get: { summary: 'Pets' } } } };
    const made = await site(
      {
        contextual: { options: ['download-spec'] },
        navigation: { pages: ['index', { group: 'API', openapi: 'apis/pets.json' }] },
      },
      { 'apis/pets.json': JSON.stringify(openapi) },
    );
    expect(kinds(made)).toEqual(['unused-page']);
    expect(made.file('index.html')).not.toContain('l-actions');
    const [path = ''] = made.pages.filter((one) => one.startsWith('api-reference/'));
    expect(made.file(`${path}.html`)).toContain('href="../apis/pets.json" download>OpenAPI</a>');
    expect(made.files.has('apis/pets.json')).toBe(true);
  });

  it('stand below the table of contents where they are to, if there is one', async () => {
    const made = await site(
      {
        contextual: {
          display: 'toc',
          options: ['copy', { title: 'A', href: '/' }, { title: 'B', href: '/b' }],
        },
      },
      {
        'index.mdx': '## One\n\n## Two\n',
        'c.mdx': '---\ntitle: C\ncontextual:\n  options: [view]\n---\n\n## One\n\n## Two\n',
      },
    );
    const home = made.file('index.html');
    const contents = /<aside class="l-toc"[\s\S]*?<\/aside>/.exec(home)?.[0] ?? '';
    expect(contents.match(/class="l-action"/g)).toHaveLength(3);
    expect(contents).not.toContain('<details');
    expect(home.match(/l-actions/g)).toHaveLength(1);
    // Without contents, beside the title.
    expect(made.file('b.html')).toMatch(/<div class="l-title-row"[^>]*>.*data-copy-page/);
    // A page may have its own.
    expect(made.file('c.html')).toMatch(/<div class="l-title-row"[^>]*>.*<a class="l-action" href="c.md">/);
    expect(made.file('c.html')).not.toContain('data-copy-page');
  });

  it('may be links of the author’s own, with the place of the page in them', async () => {
    const made = await offered(
      [
        {
          title: 'Report',
          description: 'Tell us',
          icon: 'flag',
          href: 'https://example.com/new?page=$path&at=$url',
        },
        {
          title: 'Ask',
          href: { base: 'https://ask.example.com', query: [{ key: 'q', value: 'Explain $page please' }] },
        },
        { title: 'Home', href: '/guides/start' },
        { title: 'No address' },
        { title: ' ', href: '/guides/start' },
        { title: 'No base', href: { query: [] } },
        { title: 'Server', href: 'https://example.com?at=$mcp' },
      ],
      'air-gapped',
    );
    expect(linksOf(made)).toEqual([
      'https://example.com/new?page=%2Fguides%2Fstart&at=https%3A%2F%2Fdocs.example.com%2Fguides%2Fstart',
      'https://ask.example.com?q=Explain%20https%3A%2F%2Fdocs.example.com%2Fguides%2Fstart.md%20please',
      'start.html',
    ]);
    expect(made.file('guides/start.html')).toContain('<small>Tell us</small>');
    expect(made.diagnostics).toMatchObject([
      {
        kind: 'invalid-setting',
        message: expect.stringMatching(/^contextual\.options\.3\.href: is missing/),
      },
      {
        kind: 'invalid-setting',
        message: expect.stringMatching(/^contextual\.options\.4\.title: is missing/),
      },
      {
        kind: 'invalid-setting',
        message: expect.stringMatching(/^contextual\.options\.5\.href: is missing/),
      },
      { kind: 'left-out', message: expect.stringMatching(/: contextual\.options "Server"$/) },
    ]);
  });

  it.each(['cloud', 'client-hosted', 'air-gapped'] as const)(
    'may be chat services, which are links where there is a network (%s)',
    async (deploymentType) => {
      const made = await offered(['chatgpt', 'claude'], deploymentType);
      const at = encodeURIComponent('https://docs.example.com/guides/start');
      const airGapped = deploymentType === 'air-gapped';
      expect(linksOf(made).map((href) => href?.includes(at))).toEqual(airGapped ? [] : [true, true]);
      expect(kinds(made)).toEqual(airGapped ? ['left-out'] : []);
    },
  );
});
