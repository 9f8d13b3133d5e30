import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { THEMES } from '../../../src/site/config/schema.ts';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { box, openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const LINKS = ['Support', 'Community forum', 'Status'].map((label) => ({
  label,
  href: 'https://example.com',
}));
const BAR = {
  name: 'Harbor Documentation',
  navbar: { links: LINKS, primary: { type: 'button', label: 'Get started free', href: '/b' } },
};
const LANGUAGES = {
  global: { anchors: [{ anchor: 'Journal', href: 'https://example.com' }] },
  languages: [
    {
      language: 'en',
      versions: [
        { version: '2.0', tag: 'latest', pages: ['a', 'b'] },
        { version: '1.0', pages: ['c'] },
      ],
    },
    { language: 'ar', pages: ['d'] },
  ],
};

function site(settings: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}) {
  const pages = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [`${name}.mdx`, `## One\n\n## ${name}`]),
  );
  return built({ 'docs.json': docsJson(settings), ...pages, ...files });
}

describe.skipIf(chromiumPath === undefined)('little room (skipped where there is no Chromium)', () => {
  let browser: Browser;
  it.beforeAll(({ browser: shared }) => {
    browser = shared;
  });
  const open = (of: Built, path: string, width: number): Promise<Page> =>
    openPage(browser, of, path, { viewport: { width, height: 800 } });

  it.each(THEMES)('holds all there is in the bar of a small window, in one line (%s)', async (theme) => {
    const page = await open(await site({ theme, ...BAR, navigation: LANGUAGES }), 'a.html', 1024);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(1024);
    expect((await box(page, '[data-theme-toggle]')).right).toBeLessThan(1024 - 8);
    expect((await box(page, '.l-links .l-link')).height).toBeLessThan(30);
  });

  it.each(THEMES)('is enough for a page of a few words, which scrolls nowhere (%s)', async (theme) => {
    const tabs = ['a', 'b'].map((name) => ({ tab: name, pages: [name] }));
    const page = await open(await site({ theme, ...BAR, navigation: { tabs } }), 'a.html', 1440);
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
  });

  it.each(['linden', 'sequoia'] as const)(
    'is scrolled through by more links than a bar has room for, and every key finds them (%s)',
    async (theme) => {
      const links = [...LINKS, ...LINKS].map((link, n) => ({ ...link, label: `${link.label} ${n}` }));
      const navbar = { ...BAR.navbar, links };
      const page = await open(await site({ theme, ...BAR, navbar, navigation: LANGUAGES }), 'a.html', 1024);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(1024);
      expect((await box(page, '[data-theme-toggle]')).right).toBeLessThan(1024 - 8);
      const button = await box(page, '.l-links .l-button');
      await page.locator('.l-links .l-link').last().focus();
      const last = await box(page, '.l-links .l-link:last-child');
      expect(last.height).toBeLessThan(30);
      expect(last.right).toBeLessThanOrEqual(button.x);
    },
  );

  it.each([
    ['almond', 1024],
    ['almond', 1280],
    ['maple', 1280],
    ['mint', 1280],
  ] as const)(
    'beside a short title is taken by what can be done with the page, in a narrow column, too (%s at %i)',
    async (theme, width) => {
      const contextual = { options: ['copy', 'view', 'chatgpt', 'claude'] };
      const made = await built(
        {
          'docs.json': docsJson({ theme, contextual, navigation: { pages: ['a'] } }),
          'a.mdx': '---\ntitle: Boats in production\n---\n\n## One\n\n## Two\n',
        },
        { deploymentType: 'cloud' },
      );
      const page = await open(made, 'a.html', width);
      const [title, actions] = [await box(page, 'h1'), await box(page, '.l-actions')];
      expect(actions.y).toBeLessThan(title.bottom);
      expect(actions.x).toBeGreaterThanOrEqual(title.right);
      expect(title.height).toBeLessThan(100);
    },
  );

  it('is not taken by what can be done with the page where the title would have three lines beside it', async () => {
    const heights = async (options: readonly string[]) => {
      const made = await built(
        {
          'docs.json': docsJson({ contextual: { options }, navigation: { pages: ['a'] } }),
          'a.mdx': '---\ntitle: Authenticate requests to the service\n---\n\n## One\n',
        },
        { deploymentType: 'cloud' },
      );
      const page = await open(made, 'a.html', 1440);
      const [title, actions] = [await box(page, 'h1'), await box(page, '.l-actions')];
      return { title: title.height, isBeside: actions.y < title.bottom };
    };
    const alone = await heights(['copy', 'view', 'chatgpt']);
    expect(alone.isBeside).toBe(false);
    expect(alone.title).toBeLessThan(50);
    const beside = await heights(['copy']);
    expect(beside.isBeside).toBe(true);
    expect(beside.title).toBeLessThan(100);
  });

  it.each(['willow', 'sequoia'] as const)(
    'is left by the search, and not by links that break (%s)',
    async (theme) => {
      const page = await open(await site({ theme, ...BAR, navigation: LANGUAGES }), 'a.html', 1440);
      expect((await box(page, '.l-links .l-link:nth-child(2)')).height).toBeLessThan(30);
    },
  );

  it.each(['aspen', 'linden', 'luma'] as const)(
    'keeps a long name within the bar of a phone (%s)',
    async (theme) => {
      for (const name of ['The documentation of all harbors of the north', 'Harbor Documentation']) {
        const page = await open(await site({ theme, name, navigation: LANGUAGES }), 'a.html', 320);
        const [word, logo] = [await box(page, '.l-wordmark'), await box(page, '.l-logo')];
        const bar = await box(page, '.l-bar');
        expect(logo.y).toBeGreaterThanOrEqual(bar.y);
        expect(logo.bottom).toBeLessThanOrEqual(bar.bottom);
        expect(word.right).toBeLessThanOrEqual((await box(page, '.l-search')).x);
      }
    },
  );

  it('has tags behind the last word of a long title, and the whole width for the title', async () => {
    const title = 'Deletes all boats that nobody owns any longer';
    const page = await open(
      await site(
        {
          navigation: {
            pages: ['a', { group: 'Boats and all that swims', tag: 'experimental', pages: ['b'] }],
          },
        },
        { 'a.mdx': `---\ntitle: ${title}\ntag: experimental\n---\n` },
      ),
      'a.html',
      1440,
    );
    const [link, words, tag] = [
      await box(page, '.l-nav a'),
      await box(page, '.l-nav a > span'),
      await box(page, '.l-nav a .l-tag'),
    ];
    expect(words.right).toBeGreaterThan(link.right - 60);
    expect(tag.bottom).toBeGreaterThan(words.bottom - 8);
  });

  it('has the icon of a long title, and of a long group, in its first line', async () => {
    const long = 'All boats that lie here, and those that only pass by at night without a light';
    const pages = ['a', { group: long, icon: 'sailboat', pages: ['b'] }];
    const made = await site(
      { navigation: { pages } },
      { 'a.mdx': `---\ntitle: ${long}\nicon: anchor\n---\n` },
    );
    const page = await open(made, 'a.html', 1440);
    for (const row of ['.l-nav li > a', '.l-section-title']) {
      const [icon, words] = [await box(page, `${row} .icon`), await box(page, `${row} > span`)];
      expect(words.height).toBeGreaterThan(38);
      expect(icon.y).toBe(words.y);
      expect(icon.height).toBeLessThan(24);
    }
  });

  it.each(THEMES)(
    'has the method of a long title in its first line, and its tags in line with words (%s)',
    async (theme) => {
      const summary = 'Remove a boat from the harbor in which it lies now';
      const paths = { '/a': { delete: { summary, deprecated: true }, get: { summary: 'Boats' } } };
      const page = await open(
        await built({
          'docs.json': docsJson({ theme, navigation: { openapi: 'api.json' } }),
          'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'Boats', version: '1' }, paths }),
        }),
        'api-reference.html',
        1440,
      );
      const rows =
        (await page.evaluate(`[...document.querySelectorAll('.l-nav li > a:has(.l-method)')].map((row) => {
      const [link, words, method] = [row, row.querySelector('span'), row.querySelector('.l-method')].map((one) =>
        one.getBoundingClientRect(),
      );
      const tag = row.querySelector('.l-tag')?.getBoundingClientRect();
      return {
        height: words.height,
        drop: (method.top + method.bottom) / 2 - link.top,
        indent: tag && tag.left < words.left + 20 ? tag.left - words.left : 0,
      };
    })`)) as { height: number; drop: number; indent: number }[];
      const [long, short] = rows.sort((one, other) => other.height - one.height);
      expect(long?.height).toBeGreaterThan((short?.height ?? 0) + 10);
      expect(long?.drop).toBeCloseTo(short?.drop ?? 0, 1);
      expect(long?.indent).toBe(0);
    },
  );

  it('fades tabs that go on beside the edge, and not the menu that one of them opens', async () => {
    const tab = (name: string): object => ({ tab: `All there is about ${name}`, pages: [name] });
    const menu = {
      tab: 'More',
      menu: [{ item: 'One', description: 'What it is', icon: 'gear', pages: ['a'] }],
    };
    const tabs = [menu, tab('b'), tab('c'), tab('d')];
    const page = await open(await site({ navigation: { tabs } }), 'a.html', 390);
    const fade = (): Promise<string> =>
      page.evaluate(
        "((style) => style.maskImage === 'none' ? 'none' : style.maskSize)(getComputedStyle(document.querySelector('.l-tabs > ul')))",
      );
    await expect.poll(fade).toBe('100% 100%');
    await page.evaluate("document.querySelector('.l-tabs > ul').scrollLeft = 10000");
    await expect.poll(fade).toBe('calc(100% + 40px) 100%');
    await page.evaluate("document.querySelector('.l-tabs > ul').scrollLeft = 0");
    await page.locator('.l-tab-menu summary').click();
    await expect.poll(fade).toBe('none');
    const [label, about] = [await box(page, '.l-tab-menu li a > span'), await box(page, '.l-tab-menu small')];
    expect(about.x).toBe(label.x);
  });

  it('fades samples of an API whose lines go on beside the edge, and no others', async () => {
    const content = { 'application/json': { example: { id: 1 } } };
    const operation = { summary: 'Boats', responses: { 200: { description: 'OK', content } } };
    const long = `/boats/${'of-a-long-name-'.repeat(6)}`;
    const paths = { [long]: { get: operation } };
    const api = { openapi: '3.1.0', info: { title: 'Boats', version: '1' }, paths };
    const made = await site(
      { navigation: { pages: ['a', `GET ${long}`] }, api: { openapi: 'api.json' } },
      { 'api.json': JSON.stringify(api) },
    );
    const path = made.pages.find((one) => one !== 'a') ?? '';
    const page = await open(made, `${path}.html`, 390);
    const masks = (): Promise<string[]> =>
      page.evaluate(
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the page fills it in.
        "['request', 'response'].map((kind) => getComputedStyle(document.querySelector(`#api-${kind}-1 + label + * > pre`)).maskSize)",
      );
    await expect.poll(masks).toEqual(['100% 100%', 'auto']);
  });

  it('is kept from the edge of a box by the alternatives of a field, and none is lost after them', async () => {
    const name = { type: 'string' };
    const kinds = { oneOf: ['One', 'Two'].map((title) => ({ title, type: 'object', properties: { name } })) };
    const properties = { kinds, parts: { type: 'object', properties: { name } }, name };
    const schema = { type: 'object', properties };
    const responses = { 200: { description: 'OK', content: { 'application/json': { schema } } } };
    const info = { title: 'Boats', version: '1' };
    const api = { openapi: '3.1.0', info, paths: { '/boats': { get: { summary: 'Boats', responses } } } };
    const made = await site(
      { navigation: { pages: ['a', 'GET /boats'] }, api: { openapi: 'api.json' } },
      { 'api.json': JSON.stringify(api) },
    );
    const path = made.pages.find((one) => one !== 'a') ?? '';
    const page = await open(made, `${path}.html`, 390);
    await page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true; })");
    const [around, first] = [await box(page, '.api-nested'), await box(page, '.api-nested .api-option')];
    expect(first.x).toBeGreaterThan(around.x + 8);
    expect(first.right).toBeLessThan(around.right - 8);
    const field = await box(page, '.api-field:has(> .api-nested)');
    expect(field.bottom - around.bottom).toBeLessThan(20);
  });

  it('is left at the edges of a box by a list that fills it as little as by a paragraph', async () => {
    const lists = ['- a\n- b', '- a\n\n- b', '- a\n  - b', '- a\n\n  - b'];
    const boxes = lists.map((list) => `<Note>\n${list}\n</Note>`).join('\n\n');
    const page = await open(
      await site({ navigation: { pages: ['lists'] } }, { 'lists.mdx': boxes }),
      'lists.html',
      800,
    );
    const rooms = await page.locator('.c-callout-body').evaluateAll((bodies) =>
      bodies.map((body) => {
        const items = [...body.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
        const { top, bottom } = body.getBoundingClientRect();
        return [(items[0]?.top ?? 0) - top, bottom - (items.at(-1)?.bottom ?? 0)];
      }),
    );
    expect(rooms).toEqual(lists.map(() => [0, 0]));
  });

  it('points out of the site the other way in languages written from right to left', async () => {
    const page = await open(await site({ navigation: LANGUAGES }), 'd.html', 1440);
    const turned = "getComputedStyle(document.querySelector('.l-anchors .l-outward')).transform";
    expect(await page.evaluate(turned)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });

  it.each(['mint', 'willow'] as const)(
    'begins an entry of a changelog where its date stands (%s)',
    async (theme) => {
      const text = '<Update label="May" tags={["A"]}>\n\n## Sails\n\nText.\n\n</Update>';
      const page = await open(
        await site({ theme, navigation: { pages: ['a'] } }, { 'a.mdx': text }),
        'a.html',
        1440,
      );
      const [date, title] = [await box(page, '.c-update-label'), await box(page, '.c-update-body h2')];
      expect(Math.abs(title.y - date.y)).toBeLessThan(12);
      expect(title.height).toBeLessThan(45);
    },
  );
});
