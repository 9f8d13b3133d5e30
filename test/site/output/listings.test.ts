import { describe, expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';

const PROJECT = {
  'docs.json': docsJson({ navigation: { pages: ['index', 'both', 'news/changelog'] } }),
  'index.mdx': '# Home\n\nIntroduction.\n',
  'both.mdx': '---\ntitle: Both\ndescription: About both.\n---\n\n# Both\n\nAbout both.\n\nMore.\n',
  'pic.png': 'png',
  'news/changelog.mdx': [
    '---\ntitle: Changes\ndescription: What is new.\nrss: true\n---\n',
    '<Update label="2024-02-03" description="v2" tags={["New"]}>\n\n**Fast** & [simple](/both#more)\n\n![p](/pic.png)\n\n</Update>\n',
    '<Update label="Some day">\n\nFirst\n\n</Update>\n',
  ].join('\n'),
};

describe('the Markdown beside a page', () => {
  it('says title and description once, however the page says them', async () => {
    const site = await built(PROJECT);
    expect(site.file('index.md')).toBe('# Home\n\nIntroduction.\n');
    expect(site.file('both.md')).toBe('# Both\n\nAbout both.\n\nMore.\n');
    expect(site.file('news/changelog.md')).toMatch(/^# Changes\n\n> What is new\.\n\n/);
    expect(site.file('llms-full.txt')).toContain(
      '# Both\nSource: https://docs.example.com/both\n\nAbout both.\n\nMore.\n',
    );
  });

  it('says the description that the page has at its head, though a card says the same, and no other', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'api'] } }),
      'index.mdx':
        '---\ntitle: Home\ndescription: About it.\n---\n\nText.\n\n<Card title="Here" href="/">\n  - a\n\n  About it.\n</Card>\n',
      'api.mdx': '---\nopenapi: api.json get /a\n---\n',
      'api.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { description: 'About `it`.\n\nMore.' } } },
      }),
    });
    expect(site.file('index.md')).toMatch(/^# Home\n\n> About it\.\n\nText\./);
    expect(site.file('api.html')).not.toContain('l-description');
    expect(site.file('api.md').match(/About/g)).toHaveLength(1);
  });

  it('keeps the marks of code in a title, in which there may be a tag', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'own'] } }),
      'index.mdx': '---\ntitle: The `<t>` tag\n---\nText.\n',
      'own.mdx': '# The `<u>` tag\n\nText.\n',
    });
    expect(site.file('index.md')).toBe('# The `<t>` tag\n\nText.\n');
    expect(site.file('own.md')).toBe('# The `<u>` tag\n\nText.\n');
  });

  it('names files so that they are found from anywhere, also where a component shows them', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['a/b'] } }),
      'a/b.mdx':
        'export const Own = ({ src }) => <p><img src={src} alt="Own" /> it</p>;\n\n<Own src="../my pic.png" />\n\n![md](../my%20pic.png) [file](../my%20pic.png)\n\n<img src="../my pic.png" alt="html" />\n\n<img src="../no pic.png" alt="none" />\n',
      'my pic.png': 'png',
    });
    const own = '(/my%20pic.png)';
    expect(site.file('a/b.md')).toContain(
      `![Own]${own} it\n\n![md]${own} [file]${own}\n\n![html]${own}\n\n![none](<../no pic.png>)`,
    );
  });
});

describe('what language models are told', () => {
  it.each([['Name the version.\nBe brief.'], [['Name the version.', 'Be brief.']]])(
    'stands before each page, and once in the listings: %j',
    async (instructions) => {
      const site = await built({
        'docs.json': docsJson({
          description: 'All of it.',
          markdown: { instructions },
          navigation: { pages: ['index', 'more'] },
        }),
        'index.mdx': '# Home\n\nHere.\n',
        'more.mdx': '# More\n\nThere.\n',
      });
      const told = '> ## Agent Instructions\n> Name the version.\n> Be brief.\n\n';
      expect(site.file('more.md')).toBe(`${told}# More\n\nThere.\n`);
      expect(site.file('llms-full.txt')).toBe(
        `${told}# Home\nSource: https://docs.example.com/\n\nHere.\n\n# More\nSource: https://docs.example.com/more\n\nThere.\n`,
      );
      expect(site.file('llms.txt')).toContain(`> All of it.\n\n${told}`);
      expect(site.diagnostics).toEqual([]);
    },
  );
});

describe('what a project tells agents in skill.md', () => {
  const skill = '---\nname: acme\ndescription: Use it\n---\n\n# Acme\n\nTake {id} and <name>.\n';

  it('is a file as it is, which links lead to, and no page', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': '# Home\n\n[Skill](/skill.md)\n',
      'skill.md': skill,
    });
    expect(site.file('skill.md')).toBe(skill);
    expect(site.file('index.html')).toContain('href="skill.md"');
    expect(site.pages).toEqual(['index']);
    expect(site.diagnostics).toEqual([]);
  });

  it('is a page where navigation lists it', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'skill'] } }),
      'index.mdx': '# Home\n',
      'skill.md': '---\ntitle: Skill\n---\n\nText\n',
    });
    expect(site.pages).toContain('skill');
    expect(site.file('skill.md')).toBe('# Skill\n\nText\n');
  });
});

describe('a feed', () => {
  it('holds the entries of a changelog, with addresses that work away from the site', async () => {
    const site = await built(PROJECT);
    expect(site.file('news/changelog.html')).toContain(
      '<link rel="alternate" type="application/rss+xml" href="changelog/rss.xml">',
    );
    const xml = site.file('news/changelog/rss.xml');
    expect(xml.match(/<item>/g)).toHaveLength(2);
    expect(xml).toContain('<title>2024-02-03: v2</title>');
    expect(xml).toContain('<link>https://docs.example.com/news/changelog#2024-02-03</link>');
    expect(xml).toContain('<pubDate>Sat, 03 Feb 2024 00:00:00 GMT</pubDate>');
    expect(xml).toContain('&lt;strong&gt;Fast&lt;/strong&gt; &amp;amp; ');
    expect(xml).toContain('href="https://docs.example.com/both#more"');
    expect(xml).toContain('src="https://docs.example.com/pic.png"');
    expect(xml.match(/<pubDate>/g)).toHaveLength(1);
  });

  it('dates an entry whose label names one day or month, and no other', async () => {
    const dates = {
      '5 January 2024': 'Fri, 05 Jan 2024',
      'January 5th, 2024': 'Fri, 05 Jan 2024',
      'Week of Jan. 5, 2024': 'Fri, 05 Jan 2024',
      'v2 - 2024-01-05': 'Fri, 05 Jan 2024',
      'March 2024 (v1.4)': 'Fri, 01 Mar 2024',
      '2024年1月5日（v2）': 'Fri, 05 Jan 2024',
      '2024년 1월 5일': 'Fri, 05 Jan 2024',
      '2024年3月更新': 'Fri, 01 Mar 2024',
      '2024年1月5日〜2024年1月12日': undefined,
      '2024-02-30': undefined,
      '2024-01-05 – 2024-01-12': undefined,
      'Sprint 7 (2024)': undefined,
      'Spring 2024': undefined,
      'Release 2024.3.1': undefined,
      'Juillet 2024': undefined,
      'Marketing 2024': undefined,
    };
    const updates = Object.keys(dates).map((label) => `<Update label="${label}">\n\nx\n\n</Update>\n`);
    const site = await built({
      ...PROJECT,
      'news/changelog.mdx': `---\ntitle: Changes\nrss: true\n---\n\n${updates.join('\n')}`,
    });
    const entries = site.file('news/changelog/rss.xml').match(/<item>.*?<\/item>/gs) ?? [];
    expect(entries.map((entry) => /<pubDate>(.*?) 00:00:00 GMT/.exec(entry)?.[1])).toEqual(
      Object.values(dates),
    );
  });

  it('dates an entry by what is beside its label, and holds nothing that is to be pressed', async () => {
    const update =
      '<Update label="v2" description="January 5, 2024">\n\n## New\n\n<Tabs>\n<Tab title="A">a</Tab>\n<Tab title="B">b</Tab>\n</Tabs>\n\n</Update>';
    const site = await built({
      ...PROJECT,
      'news/changelog.mdx': `---\ntitle: Changes\nrss: true\n---\n\n${update}`,
    });
    const xml = site.file('news/changelog/rss.xml');
    expect(xml).toContain('<pubDate>Fri, 05 Jan 2024 00:00:00 GMT</pubDate>');
    expect(xml).toContain('&gt;New&lt;/h2&gt;');
    expect(xml).not.toMatch(/c-anchor|&lt;button/);
    expect(xml.match(/&gt;A&lt;/g)).toHaveLength(1);
  });

  it('is made only where a page asks for it', async () => {
    const site = await built({ ...PROJECT, 'news/changelog.mdx': '<Update label="1">x</Update>' });
    expect([...site.files.keys()].filter((path) => path.endsWith('rss.xml'))).toEqual([]);
  });
});
