import { expect, test } from 'vitest';
import type { FindLastCommits } from '../../src/site/site.ts';
import { built, docsJson, kinds } from './support.ts';

const COMMITTED: FindLastCommits = async (files) => ({
  days: new Map(files.filter((file) => file !== 'new.mdx').map((file) => [file, '2026-07-07'])),
});

const ON = docsJson({
  metadata: { timestamp: true },
  navigation: { pages: ['index', 'quiet', 'own', 'new'] },
});
const PAGES = {
  'index.mdx': '---\ntitle: Start\n---\n\nText.',
  'quiet.mdx': '---\ntitle: Quiet\ntimestamp: false\n---\n\nText.',
  'own.mdx': '---\ntitle: Own\nlastUpdatedDate: 2026-08-13T23:30:00-02:00\n---\n\nText.',
  'new.mdx': '---\ntitle: New\n---\n\nText.',
};

/** What a page says of its last change. */
function said(html: string | undefined): string | undefined {
  return /<div class="l-page-foot"><p>(.*?)<\/p>/.exec(html ?? '')?.[1];
}

test('pages say when they were committed last, or what their frontmatter says, where metadata.timestamp asks for it', async () => {
  const { file, diagnostics } = await built({ 'docs.json': ON, ...PAGES }, { lastCommits: COMMITTED });
  expect(said(file('index.html'))).toBe('Last modified on <time datetime="2026-07-07">July 7, 2026</time>');
  expect(said(file('quiet.html'))).toBeUndefined();
  expect(said(file('own.html'))).toBe('Last modified on <time datetime="2026-08-14">August 14, 2026</time>');
  expect(said(file('new.html'))).toBeUndefined();
  expect(diagnostics).toEqual([]);
});

test('a page can ask for the date itself, and no history is read where none does', async () => {
  const asked: (readonly string[])[] = [];
  const lastCommits: FindLastCommits = (files, signal) => {
    asked.push(files);
    return COMMITTED(files, signal);
  };
  const settings = docsJson({ navigation: { pages: ['index', 'loud'] } });
  const files = { 'docs.json': settings, 'index.mdx': PAGES['index.mdx'] };
  const loud = '---\ntitle: Loud\ntimestamp: true\n---\n\nText.';
  await built({ ...files, 'loud.mdx': loud.replace('true', 'false') }, { lastCommits });
  expect(asked).toEqual([]);
  const { file } = await built({ ...files, 'loud.mdx': loud }, { lastCommits });
  expect(asked).toEqual([['loud.mdx']]);
  expect(said(file('index.html'))).toBeUndefined();
  expect(said(file('loud.html'))).toContain('July 7, 2026');
});

test('the date is written in the language of the page', async () => {
  const settings = docsJson({
    metadata: { timestamp: true },
    navigation: {
      languages: ['de', 'ja', 'el', 'zh-Hant_x'].map((language) => ({ language, pages: [`${language}/a`] })),
    },
  });
  const pages = ['de', 'ja', 'el', 'zh-Hant_x'].map((language) => [`${language}/a.mdx`, '# A\n\nText.']);
  const { file } = await built(
    { 'docs.json': settings, ...Object.fromEntries(pages) },
    { lastCommits: COMMITTED },
  );
  const words = (language: string) => said(file(`${language}/a.html`))?.replace(/<[^>]*>/g, '');
  expect(words('de')).toBe('Zuletzt geändert am 7. Juli 2026');
  expect(words('ja')).toBe('最終更新日: 2026年7月7日');
  // There are no words in Greek here, and so no date.
  expect(words('el')).toBe('Last modified on July 7, 2026');
  expect(words('zh-Hant_x')).toContain('2026');
});

test('the sitemap tells the dates that pages show', async () => {
  const { file } = await built({ 'docs.json': ON, ...PAGES }, { lastCommits: COMMITTED });
  expect(file('sitemap.xml')).toContain('/own</loc><lastmod>2026-08-14</lastmod></url>');
  expect(file('sitemap.xml')).toContain('/quiet</loc></url>');
});

test('one notice says on how many pages the date is missing, and why', async () => {
  const lack = {
    why: 'the clone has the newest commits only',
    hint: 'give actions/checkout “fetch-depth: 0”',
  };
  const { diagnostics } = await built(
    { 'docs.json': ON, ...PAGES },
    { lastCommits: async () => ({ days: new Map([['index.mdx', '2026-07-07']]), lack }) },
  );
  expect(diagnostics).toEqual([
    expect.objectContaining({
      severity: 'notice',
      kind: 'no-date',
      message: `The date of the last change is missing on one page: ${lack.why}`,
      hint: lack.hint,
    }),
  ]);
});

test.each(['soon', '2026-02-30', '2026-13-01'])(
  'a date that is none is told, and the last commit stands in: %s',
  async (date) => {
    const files = { ...PAGES, 'own.mdx': `---\ntitle: Own\nlastUpdatedDate: ${date}\n---\n\nText.` };
    const result = await built({ 'docs.json': ON, ...files }, { lastCommits: COMMITTED });
    expect(kinds(result)).toEqual(['frontmatter']);
    expect(result.diagnostics[0]).toMatchObject({
      message: `lastUpdatedDate: "${date}" is no date`,
      file: 'own.mdx',
      line: 3,
      column: 1,
    });
    expect(said(result.file('own.html'))).toContain('July 7, 2026');
  },
);

test.each([
  ['2026-08-13 23:30:00', '2026-08-13'],
  ['2026-08-13T00:30', '2026-08-13'],
  ['2026-08-13T23:30:00-02:00', '2026-08-14'],
  ['2026-08-13 00:30:00 +0200', '2026-08-12'],
  ['2026-08-13T23:30:00Z', '2026-08-13'],
])('the day of %s is the same wherever a site is built', async (written, day) => {
  const zone = process.env.TZ;
  try {
    for (const place of ['America/Los_Angeles', 'Pacific/Auckland']) {
      process.env.TZ = place;
      const { file } = await built({
        'docs.json': ON,
        'index.mdx': `---\ntitle: Start\nlastUpdatedDate: "${written}"\n---\n\nText.`,
      });
      expect(said(file('index.html'))).toContain(`<time datetime="${day}">`);
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
