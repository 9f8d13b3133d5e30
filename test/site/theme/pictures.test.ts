import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { box, it } from '../browser.ts';
import { built, docsJson } from '../support.ts';
import { siteOf, styleOf, WIDE } from './reading-site.ts';

describe.skipIf(chromiumPath === undefined)('a reader (skipped where there is no Chromium)', () => {
  it('sees the pictures of one frame side by side, and other content below one another', async ({ open }) => {
    const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 2 1%22/%3E';
    const picture = (name: string) => `<img className="${name}" src="${svg}" width="1200" height="600" />`;
    const site = await siteOf({
      index: `<Frame>\n  ${picture('one')}\n  ${picture('two')}\n</Frame>\n\n<Frame>\n  ${picture('three')}\n\n  Words.\n</Frame>`,
    });
    const page = await open(site, 'index.html', WIDE);
    const [one, two] = [await box(page, '.one'), await box(page, '.two')];
    expect(two.x).toBeGreaterThanOrEqual(one.x + one.width);
    expect([two.y, two.width]).toEqual([one.y, one.width]);
    const three = await box(page, '.three');
    expect((await box(page, '.three + p')).y).toBeGreaterThanOrEqual(three.y + three.height);
  });

  it('sees drawings without a size of their own as wide as their frame, and small pictures in its middle', async ({
    open,
  }) => {
    const svg =
      'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%202%201%22/%3E';
    const frames = [
      `![](${svg})`,
      `[![](${svg})](#)`,
      `<a href="#"><img src="${svg}" /></a>`,
      `<div><img src="${svg}" /></div>`,
    ];
    const small = `<p><img className="small" src="${svg}" width="40" height="20" /></p>`;
    const site = await siteOf({
      index: `${[...frames, small].map((one) => `<Frame>\n  ${one}\n</Frame>`).join('\n\n')}\n\n<Tile title="T">\n  ![](${svg})\n</Tile>`,
    });
    const page = await open(site, 'index.html', WIDE);
    const body = await box(page, '.c-frame-body');
    const widths = await page
      .locator('.c-frame-body img:not(.small)')
      .evaluateAll((images) => images.map(({ clientWidth }) => clientWidth));
    expect(widths).toEqual(frames.map(() => body.width));
    expect((await box(page, '.c-tile-preview img')).width).toBeGreaterThan(100);
    const picture = await box(page, '.small');
    expect(picture.x + picture.width / 2).toBeCloseTo(body.x + body.width / 2, 0);
  });

  it('sees pictures in no line one below another, and those of a line in it', async ({ open }) => {
    const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22/%3E';
    const picture = (name: string) => `<img className="${name}" src="${svg}" width="40" height="40" />`;
    const site = await siteOf({
      index: `${picture('one')}\n\n${picture('two')}\n\n<div>${picture('three mx-auto')}</div>\n\nA ${picture('four')} line.`,
    });
    const page = await open(site, 'index.html', WIDE);
    const [one, two, three] = [await box(page, '.one'), await box(page, '.two'), await box(page, '.three')];
    expect(two.y).toBeGreaterThan(one.y + one.height);
    const text = await box(page, '.l-prose');
    expect(Math.abs(three.x + three.width / 2 - (text.x + text.width / 2))).toBeLessThan(1);
    expect((await box(page, '.four')).x).toBeGreaterThan(text.x);
  });

  it('sees icons that are pictures in one line with others, where nothing else is in it', async ({
    open,
  }) => {
    const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22/%3E';
    const site = await siteOf({ index: `<Icon icon="flag" /> <Icon icon="${svg}" /> <Badge>New</Badge>` });
    const page = await open(site, 'index.html', WIDE);
    const icon = await box(page, '.l-prose > img');
    expect(icon.y).toBe((await box(page, '.l-prose > svg')).y);
    expect((await box(page, '.c-badge')).x).toBeGreaterThan(icon.x + icon.width);
  });

  it('sees the corners of pictures rounded, but small ones not as circles', async ({ open }) => {
    const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22/%3E';
    const site = await siteOf({
      index: `<img className="icon" src="${svg}" width="24" height="24" />\n\n<img className="large" src="${svg}" width="300" height="300" />`,
    });
    const page = await open(site, 'index.html', WIDE);
    const shownAtCorner = async (selector: string) => {
      const { x, y } = await box(page, selector);
      return page.evaluate(`document.elementFromPoint(${x + 2}, ${y + 2}).matches('${selector}')`);
    };
    expect(await shownAtCorner('.icon')).toBe(true);
    expect(await shownAtCorner('.large')).toBe(false);
  });

  it('sees pictures in their own shape where a class says how high they are', async ({ open }) => {
    const pictures = [
      'h-6 block',
      'max-h-10',
      'lg:h-8',
      'brand',
      'rounded-xl block dark:hidden',
      'w-30 mx-auto',
    ];
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': `---\ntitle: A\n---\n\n${pictures.map((name) => `<img src="/a.svg" className="${name}" />`).join('\n\n')}`,
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>',
      'style.css': '.brand { height: 50px }',
    });
    const page = await open(site, 'index.html', WIDE);
    for (const [index, height] of [24, 40, 32, 50, 200, 80].entries()) {
      const picture = page.locator('.l-prose img').nth(index);
      await picture.scrollIntoViewIfNeeded();
      const size = async () => {
        const found = await picture.boundingBox();
        return [found?.width, found?.height].map((pixels) => Math.round(pixels ?? 0));
      };
      await expect.poll(size).toEqual([height * 1.5, height]);
    }
    // The text keeps its place while others load.
    expect(await page.locator('.l-prose img[width="300"][height="200"]').count()).toBe(2);
  });

  it('sees drawings without a size of their own as wide as there is room, and in a row in their own shape', async ({
    open,
  }) => {
    const rows = ['<div className="flex">', "<div style={{ display: 'flex' }}>"].map(
      (row) => `${row}\n  ![](/a.svg)\n\n  <div>Words.</div>\n</div>`,
    );
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': `---\ntitle: A\n---\n\n![](/a.svg)\n\n${rows.join('\n\n')}\n\n<div className="flex">\n  [![](/wide.svg)](#)\n</div>\n\n<div className="flex"><img src="/a.svg" className="rounded" /></div>\n\n<img src="/a.svg" className="w-20" />\n\n<img src="/a.svg" className="rounded max-w-xs" />`,
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>',
      'wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 3000 1500"/>',
    });
    const page = await open(site, 'index.html', WIDE);
    const room = (await box(page, '.l-prose > p')).width;
    const sizes = () =>
      page
        .locator('.l-prose img')
        .evaluateAll((images) => images.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]));
    const wide = (width: number, ratio: number) => [width, Math.round(width / ratio)];
    await expect
      .poll(sizes)
      .toEqual([wide(room, 1.5), [30, 20], [30, 20], wide(room, 2), [30, 20], wide(80, 1.5), wide(320, 1.5)]);
  });

  it('sees cards keep their place while their pictures load, and the arrow of one readable on any picture', async ({
    open,
  }) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx':
        '---\ntitle: A\n---\n\n<Card title="Harbors" img="/a.svg" href="https://example.com">Words.</Card>',
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>',
    });
    const page = await open(site, 'index.html', WIDE);
    const picture = page.locator('img.c-card-image');
    expect(await picture.getAttribute('width')).toBe('300');
    expect(await picture.getAttribute('height')).toBe('200');
    const [image, card] = [await box(page, 'img.c-card-image'), await box(page, '.c-card')];
    expect(image.width).toBeCloseTo(card.width - 2, 0);
    expect(image.height).toBeCloseTo((image.width * 2) / 3, 0);
    const [ground, shape] = await Promise.all(
      ['backgroundColor', 'width'].map((name) => styleOf(page, '.c-card-arrow', name)),
    );
    expect([ground, shape]).toEqual([await styleOf(page, '.c-card', 'backgroundColor'), '24px']);
  });
});
