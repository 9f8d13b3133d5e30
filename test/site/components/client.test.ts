import { describe, expect } from 'vitest';
import { it as test } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { type ComponentPages, componentPages, hearCopies } from './browser.ts';

describe.skipIf(chromiumPath === undefined)('in a browser (skipped where there is no Chromium)', () => {
  let pages: ComponentPages;
  test.beforeAll(async ({ browser }) => {
    pages = await componentPages(browser);
  });
  const open: ComponentPages['open'] = (source, options) => pages.open(source, options);

  const TABS =
    '<Tabs><Tab title="JS">\n\njs text\n\n</Tab><Tab title="Python">\n\n## Deep\n\n</Tab></Tabs>\n\n<CodeGroup>\n\n```js JS\n1\n```\n\n```py Python\n2\n```\n\n</CodeGroup>';

  test('tabs are one stop of the Tab key; arrows choose, and sets of the same titles follow', async () => {
    const page = await open(TABS);
    const tab = (name: string, n: number) => page.getByRole('tab', { name }).nth(n);
    await tab('JS', 0).focus();
    await page.keyboard.press('ArrowRight');
    expect(await tab('Python', 0).getAttribute('aria-selected')).toBe('true');
    expect(await tab('Python', 1).getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Python');
    expect(await page.getByText('js text').isVisible()).toBe(false);
    await page.keyboard.press('Home');
    expect(await page.getByText('js text').isVisible()).toBe(true);
    expect(await page.locator('[role=tab][tabindex="-1"]').count()).toBe(2);
  });

  const OWN = `export const Own = () => {
  const [at, setAt] = useState('a');
  return <div><div role="tablist">{['a', 'b', 'c'].map((id) => <button key={id} role="tab"
    className={\`tab tab-\${id} \${at === id ? 'on' : 'off'}\`} aria-selected={at === id} tabIndex={at === id ? 0 : -1}
    aria-controls={\`p-\${id}\`} onClick={() => setAt(id)}>{id}</button>)}</div>{['a', 'b', 'c'].map((id) =>
    <div key={id} id={\`p-\${id}\`} role="tabpanel" hidden={at !== id}>panel {id}</div>)}
    <button aria-expanded={false} aria-controls="more">More</button><p id="more" hidden>the rest</p></div>;
};

<Own />`;

  test('tabs and folds that a component of the project builds can be used, as they say what belongs together', async () => {
    const page = await open(OWN);
    const looks = () =>
      page.locator('[role=tab]').evaluateAll((tabs) => tabs.map((tab) => `${tab.className} ${tab.tabIndex}`));
    await page.getByRole('tab', { name: 'c' }).click();
    expect(await looks()).toEqual(['tab tab-a off -1', 'tab tab-b off -1', 'tab tab-c on 0']);
    expect(await page.getByText('panel c').isVisible()).toBe(true);
    expect(await page.getByText('panel a').isVisible()).toBe(false);
    await page.keyboard.press('ArrowRight');
    expect(await looks()).toEqual(['tab tab-a on 0', 'tab tab-b off -1', 'tab tab-c off -1']);
    expect(await page.getByText('panel a').isVisible()).toBe(true);
    await page.getByText('More').click();
    expect(await page.getByText('the rest').isVisible()).toBe(true);
    await page.getByText('More').click();
    expect(await page.getByText('the rest').isVisible()).toBe(false);
  });

  test('without a script, the panels of a component of the project are all there', async () => {
    const page = await open(OWN, { scripts: false });
    for (const id of ['a', 'b', 'c']) expect(await page.getByText(`panel ${id}`).isVisible()).toBe(true);
  });

  test('the choice is remembered on the next page', async () => {
    const page = await open(TABS);
    await page.getByRole('tab', { name: 'Python' }).first().click();
    await open('<Tabs><Tab title="JS">a</Tab><Tab title="Python">b</Tab></Tabs>', { page });
    expect(await page.getByRole('tab', { name: 'Python' }).getAttribute('aria-selected')).toBe('true');
  });

  test('four cards stand in a row, two by two or one below the other, but none alone below three', async () => {
    const cards = [1, 2, 3, 4].map((title) => `<Card title="${title}" />`).join('');
    const page = await pages.open(`<div id="room"><Columns cols={4}>${cards}</Columns></div>`);
    const rows = new Set<string>();
    for (let width = 200; width <= 900; width += 20) {
      const tops = await page.evaluate<number[]>(
        `(() => { document.querySelector('#room').style.width = '${width}px'; return [...document.querySelectorAll('.c-card')].map((card) => card.offsetTop); })()`,
      );
      rows.add(
        Object.values(Object.groupBy(tops, (top) => top))
          .map((row) => row?.length)
          .join(' '),
      );
    }
    expect([...rows]).toEqual(['1 1 1 1', '2 2', '4']);
  });

  test('cards are as wide as the columns that are written, also where some of these stay empty', async () => {
    const page = await open(
      '<div style={{ width: "700px" }}><CardGroup cols={3}><Card title="A">a</Card><Card title="B">b</Card></CardGroup></div>',
    );
    const widths = await page
      .locator('.c-card')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.clientWidth / 10)));
    expect(widths).toEqual([22, 22]);
  });

  test('a link into a closed tab or accordion opens it', async () => {
    const page = await open(`${TABS}\n\n<Accordion title="More"><span id="in">x</span></Accordion>`, {
      hash: '#deep',
    });
    expect(await page.locator('#deep').isVisible()).toBe(true);
    await page.evaluate("location.assign('#in')");
    await page.locator('#in').waitFor({ state: 'visible' });
  });

  test('a link to a heading that has more words by now finds it', async () => {
    const boxes = ['Hookshot', 'Hooks (of the gateway)'].map(
      (text, n) => `<Accordion title="Box ${n}">\n\n## ${text}\n\n</Accordion>`,
    );
    const page = await open(boxes.join('\n\n'), { hash: '#hooks' });
    expect(await page.getByText('Hooks (of the gateway)').isVisible()).toBe(true);
    expect(await page.getByText('Hookshot').isVisible()).toBe(false);
  });

  test('an accordion that is opened gives its address to share', async () => {
    const page = await open(
      '<Accordion title="First one">a</Accordion>\n\n<Accordion title="Second">b</Accordion>',
    );
    await page.getByText('First one').click();
    expect(new URL(page.url()).hash).toBe('#first-one');
    await page.getByText('Second').click();
    expect(new URL(page.url()).hash).toBe('#second');
    await page.getByText('First one').click();
    expect(new URL(page.url()).hash).toBe('#second');
    await page.reload();
    expect(await page.getByText('b', { exact: true }).isVisible()).toBe(true);
    await page.getByText('Second').click();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a link by the way to an accordion in another opens both', async () => {
    const page = await open(
      '<Accordion title="Outer">\n<Accordion title="Inner one">\n\nDeep text\n\n</Accordion>\n</Accordion>',
      { hash: '#outer:inner-one' },
    );
    expect(await page.getByText('Deep text').isVisible()).toBe(true);
  });

  test('a link to a view chooses it', async () => {
    const page = await open('<View title="A">\nfirst\n</View>\n\n<View title="B">\nsecond\n</View>', {
      hash: '#b',
    });
    expect(await page.getByText('second').isVisible()).toBe(true);
    expect(await page.getByText('first').isVisible()).toBe(false);
  });

  test('a link to a name of HTML opens what holds it', async () => {
    const page = await open('<Accordion title="A">\n<a name="old-way"></a>\n\nDeep text\n</Accordion>', {
      hash: '#old-way',
    });
    expect(await page.getByText('Deep text').isVisible()).toBe(true);
  });

  test('an anchor by another rule of punctuation finds its heading', async () => {
    const page = await open('<Accordion title="Box">\n\n## Next.js setup\n\n</Accordion>', {
      hash: '#nextjs-setup',
    });
    expect(await page.getByText('Next.js setup').isVisible()).toBe(true);
  });

  test('code can be copied, but not where the author said so', async () => {
    const page = await open('```bash\nnpm ci\n```\n\n```text nocopy\nart\n```');
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(1);
    const copied = await hearCopies(page);
    await page.getByRole('button', { name: 'Copy' }).click();
    expect(await copied()).toBe('npm ci');
    expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(1);
  });

  test('long code opens on demand', async () => {
    const page = await open(`\`\`\`text expandable\n${'line\n'.repeat(60)}\`\`\``);
    const height = () => page.locator('pre').evaluate((pre) => pre.clientHeight);
    const before = await height();
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(await height()).toBeGreaterThan(before * 2);
  });

  test('a tooltip shows on focus and goes on Escape', async () => {
    const page = await open('An <Tooltip tip="Interface">API</Tooltip>.');
    const tip = page.getByRole('tooltip', { includeHidden: true });
    expect(await tip.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await tip.isVisible()).toBe(false);
  });

  test('a tooltip at the edge makes the page no wider, shown or not', async () => {
    const words = 'word '.repeat(9);
    const page = await open(
      `<div style={{ width: '300px', textAlign: 'right' }}><Tooltip tip="${words}">API</Tooltip></div>`,
    );
    await page.setViewportSize({ width: 320, height: 600 });
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(overflow)).toBe(0);
    await page.getByText('API').hover();
    const tip = page.getByRole('tooltip');
    expect(await tip.isVisible()).toBe(true);
    expect(await page.evaluate(overflow)).toBe(0);
    const box = await tip.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  });

  test('long names of repositories and tags make the page no wider', async () => {
    const long = 'word-of-a-name-'.repeat(3);
    const page = await open(
      `<GitHub.Repo repo="${long}/${long}" />\n\n<Update label="1" tags={["${'tag'.repeat(30)}"]}>x</Update>`,
    );
    // As the theme has it.
    await page.addStyleTag({ content: '* { box-sizing: border-box }' });
    await page.setViewportSize({ width: 320, height: 600 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });

  test('views become a choice', async () => {
    const page = await open('<View title="A">\nfirst\n</View>\n\n<View title="B">\nsecond\n</View>');
    expect(await page.getByText('second').isVisible()).toBe(false);
    await page.getByRole('combobox', { name: 'View' }).selectOption('B');
    expect(await page.getByText('second').isVisible()).toBe(true);
    expect(await page.getByText('first').isVisible()).toBe(false);
  });

  test('a table has the space around it that its author says', async () => {
    const rows = '<tbody><tr><td>a</td></tr></tbody>';
    const page = await open(`<table style={{ margin: 0 }}>${rows}</table>\n\n<table>${rows}</table>`);
    const margins = "[...document.querySelectorAll('.c-wide')].map((box) => getComputedStyle(box).marginTop)";
    expect(await page.evaluate(margins)).toEqual(['0px', '20px']);
  });

  test('a frame of another origin is asked for only when the reader wants it', async () => {
    const page = await open('<iframe src="https://video.example/x" title="Film"></iframe>');
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByText('Film').click();
    expect(await page.locator('iframe').getAttribute('src')).toBe('https://video.example/x');
  });

  test('without scripts every panel can be read', async () => {
    const page = await open(TABS, { scripts: false });
    expect(await page.getByText('js text').isVisible()).toBe(true);
    expect(await page.locator('#deep').isVisible()).toBe(true);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});
