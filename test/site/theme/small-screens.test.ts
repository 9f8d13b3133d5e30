import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { box, it } from '../browser.ts';
import { built, docsJson } from '../support.ts';
import { project } from './two-pages.ts';

describe.skipIf(chromiumPath === undefined)('pages in a browser (skipped where there is no Chromium)', () => {
  it('have the picture of a file at the first line of its name, however long that is', async ({ open }) => {
    const name = 'a-name-of-a-file-that-is-far-too-long-for-a-line-of-a-phone-and-for-two-as-well.ts';
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': `<Tree>\n<Tree.File name="${name}" />\n</Tree>\n`,
    });
    const page = await open(site, 'index.html', { viewport: { width: 390, height: 800 } });
    const [icon, whole] = [await box(page, '.c-tree .icon'), await box(page, '.c-tree-file > span')];
    expect(whole.height).toBeGreaterThan(icon.height * 3);
    expect(icon.y + icon.height).toBeLessThan(whole.y + icon.height * 2);
  });

  it('fit on a phone with all there is to do with a page', async ({ open }) => {
    const options = [
      'copy',
      'view',
      { title: 'Tell us what is wrong', description: '', href: 'https://example.com' },
    ];
    const site = await built(project({ contextual: { options } }));
    const page = await open(site, 'index.html', { viewport: { width: 360, height: 800 } });
    expect(await page.locator('.l-actions > *').count()).toBe(3);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  it('have what one usually does with a page in one line, also of a small phone', async ({ open }) => {
    const links = ['Ask', 'Tell'].map((title) => ({ title, description: '', href: 'https://example.com' }));
    const site = await built(project({ contextual: { options: ['copy', 'view', ...links] } }));
    const page = await open(site, 'index.html', { viewport: { width: 320, height: 700 }, isMobile: true });
    const tops = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.l-actions > *')].map((one) => Math.round(one.getBoundingClientRect().top))`,
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

  it('fit on a phone with words of any length in each part', async ({ open }) => {
    const word = 'word'.repeat(20);
    const text = [
      `## ${word}\n\n${word} \`${word}\`\n\n| ${word} | ${word} |\n|---|---|\n| ${word} | b |`,
      `\`\`\`js title="${word}"\n${word}${word}\n\`\`\``,
      `<Accordion title="${word}" description="${word}">a</Accordion>\n\n<Expandable title="${word}">a</Expandable>`,
      `<Tree><Tree.Folder name="${word}" defaultOpen><Tree.File name="${word}" /></Tree.Folder></Tree>`,
      `<Steps><Step title="${word}">a</Step></Steps>\n\n<Tabs><Tab title="${word}">a</Tab><Tab title="b">b</Tab></Tabs>`,
      `<Card title="${word}" icon="star" horizontal href="/short">${word}</Card>\n\n<Note>${word}</Note>`,
      `<ParamField path="${word}" type="${word}" default="${word}" required>a</ParamField>`,
      `<Update label="${word}" description="${word}">a</Update>\n\n<Tile title="${word}" href="/short">a</Tile>`,
      `<Frame caption="${word}">a</Frame>\n\n<Badge>${word}</Badge> <Tooltip tip="${word}">${word}</Tooltip>\n\n<Prompt description="${word}">a</Prompt>\n\n<View title="${word}">a</View>`,
    ];
    const banner = { content: word, dismissible: true };
    const footer = { links: [{ header: word, items: [{ label: word, href: 'https://example.com' }] }] };
    const site = await built({
      ...project({ banner, footer }, text.join('\n\n')),
      'short.mdx': `---\ntitle: ${word}\n---\n`,
    });
    for (const path of ['index.html', 'short.html']) {
      const page = await open(site, path, { viewport: { width: 390, height: 800 } });
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  });

  it('show on a phone the end of a list of samples, however long their titles are', async ({ open }) => {
    const sample = `\`\`\`sh ${'A long title of a sample '.repeat(4)}\nmoor\n\`\`\``;
    const site = await built(project({}, `<CodeGroup dropdown>\n${sample}\n${sample}\n</CodeGroup>`));
    const page = await open(site, 'index.html', { viewport: { width: 390, height: 800 } });
    const [list, group] = [await box(page, '.c-choice'), await box(page, '.c-codegroup')];
    expect(list.right).toBeLessThanOrEqual(group.right - (list.x - group.x) + 1);
  });

  it('name the next page below the one before where letters are so large that a word has no room', async ({
    open,
  }) => {
    const names = ['index', 'authentication', 'last'];
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: names } }),
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nText.\n`])),
    });
    const page = await open(site, 'authentication.html', { viewport: { width: 220, height: 700 } });
    const [before, next] = [await box(page, '.l-pager [rel=prev]'), await box(page, '.l-pager [rel=next]')];
    expect(next.y).toBeGreaterThanOrEqual(before.bottom);
  });

  it('lead from the end of a long name above the title to the next on the same line, as words do', async ({
    open,
  }) => {
    const groups = ['Lights and signals of the harbors, and how ships read them', 'Of old'];
    const group = { group: groups[0], pages: [{ group: groups[1], pages: ['index', 'short'] }] };
    const site = await built(
      project({ styling: { eyebrows: 'breadcrumbs' }, navigation: { pages: [group] } }),
    );
    const page = await open(site, 'index.html', { viewport: { width: 320, height: 800 } });
    const [name, next] = await page.evaluate<{ right: number; bottom: number; left: number }[]>(
      `[...document.querySelectorAll('.l-eyebrow li')].map((one) => { const { right, bottom, left } = [...one.getClientRects()].at(-1); return { right, bottom, left } })`,
    );
    expect(name?.bottom).toBe(next?.bottom);
    expect((next?.left ?? 0) - (name?.right ?? 0)).toBeLessThan(12);
  });

  it('fit on a phone below a long name, with a choice of languages beside it', async ({ open }) => {
    const languages = ['en', 'de'].map((language) => ({ language, pages: ['index'] }));
    const site = await built(
      project({
        name: 'The handbook of all harbors and of their lights and buoys',
        navigation: { languages },
      }),
    );
    const page = await open(site, 'index.html', { viewport: { width: 360, height: 800 } });
    const fits = () => page.evaluate('document.documentElement.scrollWidth <= innerWidth');
    expect(await fits()).toBe(true);
    // And on a small tablet, where the language has its name.
    await page.setViewportSize({ width: 640, height: 800 });
    expect(await fits()).toBe(true);
  });

  it('end the title of a card before the arrow in its line', async ({ open }) => {
    const card = (more: string): string =>
      `<Card title="${'word'.repeat(20)}" href="/index" arrow ${more}>a</Card>`;
    const site = await built(project({}, `${card('horizontal icon="star"')}\n\n${card('')}`));
    const page = await open(site, 'index.html', { viewport: { width: 390, height: 800 } });
    for (const one of await page.locator('.c-card').all()) {
      const title = await one.locator('.c-card-link').boundingBox();
      const arrow = await one.locator('.c-card-arrow').boundingBox();
      expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(arrow?.x ?? 0);
    }
  });

  it('have room on a phone for what a wide table says last of a row', async ({ open }) => {
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
    const table = (columns: number): string =>
      row([...Array(columns - 1).fill('A'), 'Words']) +
      row(Array(columns).fill('---')) +
      row([...Array(columns - 1).fill('a'), 'Words of many kinds, said of this row at some length']);
    const site = await built(project({}, `${table(3)}\n${table(6)}`));
    const page = await open(site, 'index.html', { viewport: { width: 390, height: 800 } });
    const last = await page.locator('.c-table').last().locator('td').last().boundingBox();
    expect(last?.width).toBe(176);
    expect(
      await page
        .locator('.c-table')
        .first()
        .evaluate((one) => one.scrollWidth),
    ).toBe(350);
  });

  it('keep their bar one line high beside many links, on a small screen, too', async ({ open }) => {
    const labels = ['Support', 'Status', 'Community', 'Journal', 'Harbors'];
    const links = labels.map((label) => ({ label, href: 'https://example.com' }));
    const primary = { type: 'button', label: 'Open the dashboard', href: 'https://example.com' };
    const site = await built(project({ navbar: { links, primary } }));
    const page = await open(site, 'index.html', { viewport: { width: 1024, height: 700 } });
    for (const part of ['.l-button', '.l-search']) {
      const box = await page.locator(`.l-bar ${part}`).boundingBox();
      expect(box?.height).toBeLessThan(40);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1024);
  });
});
