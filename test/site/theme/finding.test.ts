import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { box, it } from '../browser.ts';
import { built, docsJson } from '../support.ts';
import { LONG, project } from './two-pages.ts';

describe.skipIf(chromiumPath === undefined)('pages in a browser (skipped where there is no Chromium)', () => {
  it('tell what is chosen, and show what was found, in the colors of the reader', async ({ open }) => {
    const tabs = ['One', 'Two'].map((tab) => ({ tab, pages: [tab === 'One' ? 'index' : 'short'] }));
    const site = await built(
      project({ navigation: { tabs } }, '\n<Tabs><Tab title="a">A</Tab><Tab title="b">B</Tab></Tabs>\n'),
    );
    const page = await open(site, 'index.html', { forcedColors: 'active', colorScheme: 'light' });
    const lines = (selector: string): Promise<string[]> =>
      page.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one).borderBottomColor)`,
      );
    for (const strip of ['.l-tabs li > a', '.c-tablist button']) {
      const [chosen, other] = await lines(strip);
      expect(chosen).not.toBe('rgb(255, 255, 255)');
      expect(other).toBe('rgb(255, 255, 255)');
    }
    const styleOf = (selector: string, property: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);
    expect(await styleOf('.l-nav a[aria-current]', 'outlineStyle')).toBe('solid');
    await page.keyboard.press('/');
    await page.keyboard.type('text');
    await page.waitForSelector('.l-search-dialog mark');
    expect(await styleOf('.l-search-dialog mark', 'color')).toBe('rgb(0, 0, 0)');
  });

  it('search for what is typed before the search is there, and for words in quotes side by side', async ({
    open,
  }) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'apart', 'together'] } }),
      'index.mdx': LONG,
      'apart.mdx': '---\ntitle: Apart\n---\n\nA brown and quick animal.\n',
      'together.mdx': `---\ntitle: Together\n---\n\n${'Much is said before. '.repeat(20)}The quick brown fox.\n`,
    });
    const page = await open(site, 'index.html');
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/search.*.js', async (route) => {
      await held;
      await route.fallback();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('quick br');
    arrive();
    const results = page.locator('dialog[open] [role=option] strong');
    await results.first().waitFor();
    expect(await page.locator('dialog[open] input').inputValue()).toBe('quick br');
    await page.keyboard.press('End');
    await page.keyboard.type('own');
    await expect.poll(() => results.allTextContents()).toHaveLength(2);
    for (const query of ['"quick brown"', '»quick brown«', '”quick brown”']) {
      await page.locator('dialog[open] input').fill('brown');
      await expect.poll(() => results.allTextContents()).toHaveLength(2);
      await page.locator('dialog[open] input').fill(query);
      await expect.poll(() => results.allTextContents()).toEqual(['Together']);
    }
  });

  it('mark the words by which search led to them in all their forms, until they are opened again', async ({
    open,
  }) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'boats'] } }),
      'index.mdx': LONG,
      'boats.mdx':
        '---\ntitle: All boats\n---\n\nA Boat, boating and a lifeboat.\n\n## More\n\n`boat.moor()` on *boats*, C++ and .net.\n',
    });
    const page = await open(site, 'index.html');
    const marked = (): Promise<string[]> =>
      page.evaluate("[...(CSS.highlights.get('found') ?? [])].map(String)");
    const find = async (query: string): Promise<void> => {
      await page.keyboard.press('/');
      await page.locator('dialog[open] input').fill(query);
      await page.locator('dialog[open] [role=option]', { hasText: 'All boats' }).first().click();
      await page.waitForURL(/boats/);
    };
    expect(await marked()).toEqual([]);
    await find('boats');
    await expect.poll(marked).toEqual(['Boat', 'boating', 'boat', 'boats']);
    await find('more c++ .net');
    await expect.poll(marked).toEqual(['More', 'C++', '.net']);
    const ground =
      "getComputedStyle(document.querySelector('.l-prose'), '::highlight(found)').backgroundColor";
    expect(await page.evaluate(ground)).toBe('rgb(255, 226, 138)');
    await page.reload();
    expect(await marked()).toEqual([]);
  });

  it('open what search leads into, where none of what was found is in sight', async ({ open }) => {
    const tabs = (first: string, second: string): string =>
      `\n<Tabs>\n<Tab title="One">\n${first}\n</Tab>\n<Tab title="Two">\n${second}\n</Tab>\n</Tabs>\n`;
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'kinds'] } }),
      'index.mdx': LONG,
      'kinds.mdx': [
        '---\ntitle: Kinds\n---\n\nOf all kinds.',
        `## Wind\n${tabs('Sails.', 'A halyard.')}`,
        `## Water\n\nA rudder.\n${tabs('Keel.', 'Two rudders.')}`,
        '## Anchor\n\n<Accordion title="More">\n\nA windlass.\n\n</Accordion>',
      ].join('\n\n'),
    });
    const page = await open(site, 'index.html');
    const find = async (query: string): Promise<void> => {
      await page.keyboard.press('/');
      await page.locator('dialog[open] input').fill(query);
      await page.locator('dialog[open] [role=option]', { hasText: 'Kinds' }).first().click();
      await page.waitForURL(/kinds/);
      await page.waitForFunction("CSS.highlights.get('found')?.size > 0");
    };
    const isShown = (text: string): Promise<boolean> => page.getByText(text, { exact: true }).isVisible();
    await find('rudder');
    expect(await isShown('A rudder.')).toBe(true);
    expect(await isShown('Two rudders.')).toBe(false);
    await find('halyard');
    await expect.poll(() => isShown('A halyard.')).toBe(true);
    await find('kind');
    expect(await isShown('A windlass.')).toBe(false);
    await find('windlass');
    await expect.poll(() => isShown('A windlass.')).toBe(true);
  });

  it('show what was found in languages without spaces, too', async ({ open }) => {
    const long = '港に船が並ぶ。'.repeat(20);
    const site = await built({
      'docs.json': docsJson({
        navigation: { languages: [{ language: 'ja', pages: ['index', 'sails'] }] },
      }),
      'index.mdx': LONG,
      'sails.mdx': `---\ntitle: Sails\n---\n\n${long}青い灯台が見える。${long} Docker灯台ガイド。\n`,
    });
    const page = await open(site, 'index.html');
    await page.keyboard.press('/');
    const option = page.locator('dialog[open] [role=option]').first();
    for (const [query, marked] of [
      ['灯台', ['灯台']],
      ['灯台が見', ['灯台が見']],
      ['灯台 docker', ['灯台']],
    ] as const) {
      await page.locator('dialog[open] input').fill(query);
      await expect.poll(() => option.locator('mark').allInnerTexts()).toEqual(marked);
    }
    await option.click();
    await page.waitForURL(/sails/);
    await expect
      .poll(() => page.evaluate("[...(CSS.highlights.get('found') ?? [])].map(String)"))
      .toEqual(['灯台', 'Docker', '灯台']);
  });

  it('show what was found up to the end of a word', async ({ open }) => {
    const text = `${'Sails are sewn of flax and hemp. '.repeat(9)}Lighthouse`;
    const site = await built(project({}, `\n${text}\n`));
    const page = await open(site, 'index.html');
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').fill('sails');
    const found = page.locator('dialog[open] [role=option] span').first();
    await expect.poll(() => found.innerText()).toMatch(/ (?:Sails|are|sewn|of|flax|and|hemp\.) …$/);
  });

  it('lead to the top of a page whose title says what is searched for, else to the section that does', async ({
    open,
  }) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'boats'] } }),
      'index.mdx': '---\ntitle: Start\n---\n\nWords.\n',
      'boats.mdx':
        '---\ntitle: Build boats\n---\n\nWords.\n\n## Boats to build\n\nBuild.\n\n## Sails\n\nSew.\n',
    });
    const page = await open(site, 'index.html');
    await page.keyboard.press('/');
    const first = page.locator('dialog[open] [role=option]').first();
    for (const [query, end] of [
      ['build boats', 'boats.html'],
      ['sails', 'boats.html#sails'],
    ] as const) {
      await page.locator('dialog[open] input').fill(query);
      await expect.poll(() => first.getAttribute('href')).toMatch(new RegExp(`${end}$`));
    }
  });

  it('load of the index what was typed last asks for, and begin while the pointer is on its way', async ({
    open,
  }) => {
    const long = (word: string): string =>
      `---\ntitle: ${word}\n---\n\n${`The ${word} is wide. `.repeat(2000)}\n`;
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'sail', 'salt'] } }),
      'index.mdx': LONG,
      'sail.mdx': long('sail'),
      'salt.mdx': long('salt'),
    });
    const page = await open(site, 'index.html');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/search/index.js', async (route) => {
      await held;
      await route.fallback();
    });
    await page.locator('[data-search-open]').hover();
    await expect.poll(() => asked.some((path) => path.startsWith('/assets/search.'))).toBe(true);
    await page.keyboard.press('/');
    await page.locator('dialog[open]').waitFor();
    await expect.poll(() => asked).toContain('/assets/search/index.js');
    await page.keyboard.type('sail');
    arrive();
    await expect.poll(() => page.locator('dialog[open] [role=option]').count()).toBe(1);
    expect(asked.filter((path) => path.startsWith('/assets/search/p.'))).toHaveLength(1);
  });

  it('stay open where the marking of what is typed ends beside them', async ({ open }) => {
    const page = await open(await built(project()), 'index.html');
    await page.keyboard.press('/');
    const field = await box(page, 'dialog[open] input');
    await page.keyboard.type('text');
    await page.mouse.move(field.x + 40, field.y + 20);
    await page.mouse.down();
    await page.mouse.move(4, field.y + 20);
    await page.mouse.up();
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.mouse.click(4, field.y + 20);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('have the result that is chosen whole in their list, and stay open where one presses beside it', async ({
    open,
  }) => {
    const pages = ['a', 'b', 'c', 'd', 'e'];
    const site = await built({
      'docs.json': docsJson({ navigation: { pages } }),
      ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, '---\ntitle: Sails\n---\n\nSewn.\n'])),
    });
    const page = await open(site, 'a.html', { viewport: { width: 600, height: 400 } });
    await page.keyboard.press('/');
    await page.keyboard.type('sails');
    await page.locator('dialog[open] [role=option]').first().waitFor();
    const list = await box(page, '#l-results');
    for (const key of ['ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key);
      const chosen = await box(page, '#l-results [aria-selected=true]');
      expect(chosen.y).toBeGreaterThan(list.y + 7);
      expect(chosen.bottom).toBeLessThan(list.bottom - 7);
    }
    await page.mouse.click(list.x + 3, list.y + 30);
    expect(await page.locator('dialog[open]').count()).toBe(1);
  });
});
