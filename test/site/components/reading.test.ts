import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, ownPage } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { type ComponentPages, componentPages, hearCopies } from './browser.ts';

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    `(({ activeElement: one }) => (one.querySelector(':scope > span, :scope > details > summary') ?? one))(document).textContent ||
      document.activeElement.getAttribute('aria-label')`,
  );

/** A picture of 800 by 200 pixels. */
const WIDE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"/>')}`;

describe.skipIf(chromiumPath === undefined)('a reader (skipped where there is no Chromium)', () => {
  let pages: ComponentPages;
  it.beforeAll(async ({ browser }) => {
    pages = await componentPages(browser);
  });

  it('sees an icon in the size that is written, else in that of the text', async () => {
    const page = await pages.open(
      '<p style={{ fontSize: "20px" }}><svg className="icon" width="32" height="32" /><svg className="icon" /></p>',
    );
    const widths = await page.locator('.icon').evaluateAll((icons) => icons.map((icon) => icon.clientWidth));
    expect(widths).toEqual([32, 20]);
  });

  it('sees what looks like a button as wide as its words, whether it is a link or in one', async () => {
    const page = await pages.open(
      '<a href="/b"><button style={{ display: "flex" }}>Go on</button></a>\n\n<button style={{ display: "flex" }} onClick={() => { location.href = "/b"; }}>Go on</button>',
    );
    const widths = await page.locator('.c-press').evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(widths).toHaveLength(2);
    expect(Math.max(...widths)).toBeLessThan(100);
  });

  it('presses a card that leads on anywhere but on links of its own', async () => {
    const page = await pages.open(
      '<div onClick={() => { location.href = "/a"; }}><h3>One</h3><p id="p">A text, and <a href="/b">a link</a></p></div>',
    );
    const led = (selector: string): Promise<string | null> =>
      page.locator(selector).evaluate((one) => {
        const { left, top, height } = one.getBoundingClientRect();
        return one.ownerDocument.elementFromPoint(left + 2, top + height / 2)?.getAttribute('href') ?? null;
      });
    expect(await led('#p')).toBe('/a');
    expect(await led('#p a')).toBe('/b');
  });

  it('sees the marks of an accordion in the first line of a long title', async () => {
    const page = await pages.open(
      '<div style={{ width: "200px" }}><Accordion title="All that is to be said of boats that lie here" icon="ship" description="And more">Text</Accordion></div>',
    );
    const top = (selector: string): Promise<number | undefined> =>
      page
        .locator(selector)
        .boundingBox()
        .then((found) => found?.y);
    expect((await page.locator('.c-accordion-title').boundingBox())?.height).toBeGreaterThan(60);
    expect(await top('.c-accordion-icon')).toBe(await top('.c-accordion-title'));
  });

  it('opens an expandable and an accordion by a press anywhere in their row', async () => {
    const page = await pages.open(
      '<Expandable title="a">Words</Expandable>\n\n<Accordion title="b">Words</Accordion>',
    );
    for (const box of await page.locator('details').all()) {
      const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      await box.click({ position: { x: width - 20, y: height / 2 } });
      expect(await box.getAttribute('open')).toBe('');
    }
  });

  it('walks a tree of files by the keyboard', async () => {
    const page = await pages.open(
      '<Tree><Tree.Folder name="src" defaultOpen><Tree.File name="app.ts" /><Tree.Folder name="lib"><Tree.File name="deep.ts" /></Tree.Folder></Tree.Folder><Tree.File name="package.json" /></Tree>',
    );
    expect(await page.getByRole('tree').count()).toBe(1);
    expect(await page.locator('[role=treeitem][tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    const steps: readonly (readonly [key: string, name: string])[] = [
      ['ArrowDown', 'app.ts'],
      ['ArrowDown', 'lib'],
      ['ArrowDown', 'package.json'],
      ['ArrowUp', 'lib'],
      ['ArrowRight', 'lib'],
      ['ArrowRight', 'deep.ts'],
      ['ArrowLeft', 'lib'],
      ['ArrowLeft', 'lib'],
      ['ArrowDown', 'package.json'],
      ['Home', 'src'],
      ['End', 'package.json'],
      ['a', 'app.ts'],
      ['p', 'package.json'],
    ];
    expect(await focused(page)).toBe('src');
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toBe(name);
    }
    const lib = page.locator('[role=treeitem]', { hasText: 'lib' }).last();
    await expect.poll(() => lib.getAttribute('aria-expanded')).toBe('false');
    await lib.focus();
    await page.keyboard.press('Enter');
    expect(await page.getByText('deep.ts').isVisible()).toBe(true);
    await expect.poll(() => lib.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Space');
    expect(await page.getByText('deep.ts').isVisible()).toBe(false);
  });

  it('enlarges a picture by click or key, and is back where they were on Escape', async () => {
    const page = await pages.open(
      `<img src="${WIDE}" width="200" alt="Wide" />\n\n<img src="${WIDE}" width="200" alt="Plain" noZoom />\n\n<div aria-hidden="true"><img src="${WIDE}" width="200" alt="" /></div>`,
    );
    await expect.poll(() => page.getByRole('button').count()).toBe(1);
    expect(await page.locator('img[tabindex]').count()).toBe(1);
    const picture = page.getByRole('button', { name: 'Enlarge image: Wide' });
    await picture.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Wide' });
    await dialog.waitFor();
    await expect.poll(async () => (await dialog.locator('img').boundingBox())?.width).toBe(800);
    for (let n = 0; n < 4; n++) {
      await page.keyboard.press('Tab');
      // A browser may put its own controls in between, but nothing of the page behind.
      expect(await page.evaluate('document.activeElement.closest("main") === null')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(await focused(page)).toBe('Enlarge image: Wide');
    await picture.click();
    await page.mouse.click(5, 5);
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
  });

  it('enlarges no picture that lies under a link, where no click arrives', async () => {
    const picture = `<img src="${WIDE}" width="200" alt="Wide" />`;
    const page = await pages.open(
      `<Tile href="/a" title="Linked">${picture}</Tile>\n\n<div onClick={() => { location.href = "/a"; }}><h3>One</h3>${picture}</div>\n\n<Tile title="Plain">${picture}</Tile>`,
    );
    expect(await page.getByRole('button', { name: 'Enlarge' }).count()).toBe(1);
    expect(await page.locator('.c-tile:last-child [role=button]').count()).toBe(1);
  });

  it('is told for as long as ever that code is copied, also to those who only hear it', async ({
    browser,
  }) => {
    // Its own, as the clock of a page cannot be put back.
    const page = await pages.open('```js\nmoor();\n```', { page: await ownPage(browser) });
    await hearCopies(page);
    // It goes on only where it is told to.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.locator('.c-copy');
    const heard = page.locator('[aria-live=polite]');
    for (const wait of [1200, 1200]) {
      await button.click();
      await expect.poll(() => button.getAttribute('title')).toBe('Copied');
      await page.clock.fastForward(wait);
      expect(await button.getAttribute('title')).toBe('Copied');
      expect(await heard.textContent()).toBe('Copied');
    }
    await page.clock.fastForward(500);
    expect(await button.getAttribute('title')).toBe('Copy');
    expect(await heard.textContent()).toBe('');
  });

  it('copies commands without the prompts before them, and code of other languages as it is', async () => {
    const code = '$ moor boat\n$ echo $PWD\n/home';
    const page = await pages.open(`\`\`\`bash\n${code}\n\`\`\`\n\n\`\`\`php\n${code}\n\`\`\``);
    const copied = await hearCopies(page);
    const buttons = page.getByRole('button', { name: 'Copy' });
    await buttons.nth(0).click();
    expect(await copied()).toBe('moor boat\necho $PWD\n/home');
    await buttons.nth(1).click();
    expect(await copied()).toBe(code);
  });

  it('keeps the cells of a column below one another where one spans rows', async () => {
    const page = await pages.open(
      '<table><tbody><tr><td rowSpan={2}>A</td><td><b>one</b></td></tr><tr><td><b>two</b></td></tr></tbody></table>',
    );
    const left = async (word: string) => (await page.getByText(word, { exact: true }).boundingBox())?.x;
    expect(await left('two')).toBe(await left('one'));
  });

  it('copies a prompt as text with its lines, and a color by its value', async () => {
    const page = await pages.open(
      '<Prompt description="Ask">\nFirst words.\n\n- one\n- two\n</Prompt>\n\n<Color><Color.Item name="Sea" value="#0f766e" /><Color.Item name="Both" value={{ light: "#fff", dark: "#000" }} /></Color>',
    );
    const copied = await hearCopies(page);
    const buttons = page.getByRole('button', { name: /^Cop/ });
    await buttons.nth(0).click();
    expect(await copied()).toBe('First words.\n\n- one\n- two');
    // Each by its own name, for those who hear them one after the other.
    await page.getByRole('button', { name: 'Copy: Sea' }).click();
    expect(await copied()).toBe('#0f766e');
    await page.getByRole('button', { name: 'Copy: Both' }).click();
    expect(await copied()).toBe('#fff');
  });

  it('copies a prompt as Markdown, with the numbers of its steps, its code and where its links lead', async () => {
    const prompt = [
      '## Set up',
      'Do it **now**, as [the guide](https://example.com/guide) says.',
      '1. Run `npm ci`.\n\n2. Then:\n\n   ```bash\n   npm start\n   ```\n\n3. Ask:\n\n   - why\n   - when',
      'See https://example.com/more.',
    ].join('\n\n');
    const page = await pages.open(`<Prompt description="Ask">\n${prompt}\n</Prompt>`);
    const copied = await hearCopies(page);
    await page.locator('.c-prompt > .c-copy').click();
    expect(await copied()).toBe(prompt);
  });

  it('chooses the language of a code group from a list where the author wants one', async () => {
    const page = await pages.open(
      '<CodeGroup dropdown>\n\n```bash npm\nnpm ci\n```\n\n```bash yarn\nyarn\n```\n\n</CodeGroup>',
    );
    expect(await page.getByRole('tab').count()).toBe(0);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('yarn');
    expect(await page.getByText('npm ci').isVisible()).toBe(false);
    expect(await page.locator('pre', { hasText: 'yarn' }).isVisible()).toBe(true);
  });

  it('shares a tab by its address', async () => {
    const tabs =
      '<Tabs><Tab title="One">first</Tab><Tab title="Two">second</Tab></Tabs>\n\n<Tabs><Tab title="One">third</Tab><Tab title="Two">fourth</Tab></Tabs>';
    const page = await pages.open(tabs);
    await page.getByRole('tab', { name: 'Two' }).first().click();
    const hash = new URL(page.url()).hash;
    expect(hash).toBe('#two');
    await page.evaluate('localStorage.clear()');
    const other = await pages.open(tabs, { hash });
    for (const text of ['second', 'fourth']) expect(await other.getByText(text).isVisible()).toBe(true);
    expect(await other.getByText('first').isVisible()).toBe(false);
  });

  it('finds the tab remembered from another page in sight, however many there are', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `A long title ${at}`);
    const tabs = `<Tabs>${names.map((name) => `<Tab title="${name}">${name}</Tab>`).join('')}</Tabs>`;
    const page = await pages.open(tabs);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('tab', { name: 'A long title 11' }).click();
    await pages.open(`${tabs}\n\nAnother page`, { page });
    const box = await page.getByRole('tab', { name: 'A long title 11' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await page.evaluate('scrollX + scrollY')).toBe(0);
  });

  it('sees a section in another view by its address', async () => {
    const views =
      '<View title="Sea">\n\n### Tides\n\n</View>\n\n<View title="Land">\n\n### Roads\n\n</View>\n\n[Go on](#roads)';
    const page = await pages.open(views);
    expect(await page.getByRole('heading', { name: 'Roads' }).isVisible()).toBe(false);
    const other = await pages.open(views, { hash: '#roads' });
    expect(await other.getByRole('heading', { name: 'Roads' }).isVisible()).toBe(true);
    expect(await other.getByRole('heading', { name: 'Tides' }).isVisible()).toBe(false);
    expect(await other.getByRole('combobox').inputValue()).toBe('Land');
    await other.getByRole('combobox').selectOption('Sea');
    await other.getByRole('link', { name: 'Go on' }).click();
    expect(await other.getByRole('heading', { name: 'Roads' }).isVisible()).toBe(true);
  });

  it('filters a changelog by its tags, and shares what is chosen', async () => {
    const changes =
      '<Update label="May" tags={["API", "Web"]}>first</Update>\n\n<Update label="April" tags={["Web"]}>second</Update>\n\n<Update label="March">third</Update>';
    const shown = async (page: Page): Promise<string[]> =>
      (await page.locator('.c-update:visible .c-update-body').allInnerTexts()).map((text) => text.trim());
    const page = await pages.open(changes);
    expect(await shown(page)).toEqual(['first', 'second', 'third']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await shown(page)).toEqual(['first']);
    expect(await page.getByRole('button', { name: 'API', pressed: true }).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?tags=API');
    await page.getByRole('button', { name: 'API' }).click();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Web' }).click();
    expect(await shown(page)).toEqual(['first', 'second']);
    // Of several tags, an entry has all.
    await page.getByRole('button', { name: 'API' }).click();
    expect(await shown(page)).toEqual(['first']);
    expect(new URL(page.url()).search).toBe('?tags=Web,API');
    await page.reload();
    expect(await shown(page)).toEqual(['first']);
    // A link to an entry that is hidden shows it.
    await page.evaluate("location.assign('#march')");
    await expect.poll(() => shown(page)).toEqual(['first', 'second', 'third']);
    const other = await pages.open(changes, { hash: '#tags=API,unknown' });
    expect(await shown(other)).toEqual(['first']);
    await other.getByRole('button', { name: 'All' }).click();
    expect(await shown(other)).toEqual(['first', 'second', 'third']);
    expect(other.url()).not.toMatch(/[#?]/);
    const list = await pages.open(
      '<Update label="May" tags={["A, B", "100%"]}>first</Update>\n\n<Update label="April" tags={["C"]}>second</Update>',
    );
    await list.getByRole('button', { name: 'A, B' }).click();
    const shared = await pages.open(changes.replaceAll('"API"', '"A, B"'), {
      hash: new URL(list.url()).search.replace('?', '#'),
    });
    expect(await shown(shared)).toEqual(['first']);
    // Some programs encode the commas between tags, too.
    const encoded = await pages.open(changes, { hash: '#tags=API%2Cunknown' });
    expect(await shown(encoded)).toEqual(['first']);
    const plain = await pages.open(changes, { scripts: false });
    expect(await shown(plain)).toEqual(['first', 'second', 'third']);
    expect(await plain.getByRole('button').count()).toBe(0);
  });

  it('is told that no entry of a changelog has all of the chosen tags', async () => {
    const page = await pages.open(
      '<Update label="May" tags={["API"]}>first</Update>\n\n<Update label="April" tags={["Web"]}>second</Update>',
    );
    const status = page.getByRole('status');
    for (const name of ['API', 'Web']) {
      expect(await status.textContent()).toBe('');
      await page.getByRole('button', { name }).click();
    }
    expect(await status.textContent()).toBe('Nothing found for “API, Web”');
    await page.getByRole('button', { name: 'API' }).click();
    expect(await status.textContent()).toBe('');
  });

  it('is not stopped by an address that is no address', async () => {
    const page = await pages.open('## One\n\n<Tabs><Tab title="A">a</Tab></Tabs>', { hash: '#%' });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.reload();
    expect(problems).toEqual([]);
  });
});
