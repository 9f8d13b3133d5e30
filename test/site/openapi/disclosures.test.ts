import { expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { built } from '../support.ts';
import { project } from './reference-site.ts';

it.skipIf(chromiumPath === undefined)(
  'what unfolds in the text of an API page has room behind its mark, as on every page',
  async ({ open }) => {
    const text = '<details>\n<summary>More</summary>\n\nHidden\n\n</details>';
    const pages = { 'add.mdx': `---\napi: POST /users\n---\n${text}`, 'guide.mdx': text };
    const files = await built(project({ pages: ['index', 'add', 'guide'] }, pages));
    const gap = `getComputedStyle([...document.querySelectorAll('summary')].find((one) => one.textContent === 'More'), '::before').marginInlineEnd`;
    const gaps = [];
    for (const name of ['add', 'guide']) gaps.push(await (await open(files, `${name}.html`)).evaluate(gap));
    expect(gaps[0]).toBe(gaps[1]);
    expect(Number.parseFloat(String(gaps[0]))).toBeGreaterThan(0);
  },
);
