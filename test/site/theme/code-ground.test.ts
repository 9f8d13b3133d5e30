import type { Browser } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';
import { openPage } from './browser.ts';

const line = 'const answer = 42;\n';
const files = {
  'docs.json': docsJson({ styling: { codeblocks: 'dark' }, navigation: { pages: ['index', 'send'] } }),
  'index.mdx': `---\ntitle: Code\n---\n\`\`\`js\n${line}\`\`\`\n\n\`\`\`js expandable\n${line.repeat(40)}\`\`\`\n\n\`\`\`js Named\n${line}\`\`\`\n`,
  'send.mdx': '---\ntitle: Send\napi: POST https://api.example.com/notes\n---\nText.\n',
};

describe.skipIf(chromiumPath === undefined)(
  'code in dark colors on a light page (skipped where there is no Chromium)',
  () => {
    let browser: Browser;
    let site: Built;
    it.beforeAll(async ({ browser: shared }) => {
      browser = shared;
      site = await built(files);
    });

    const look = async (path: string, selector: string): Promise<string[]> => {
      const page = await openPage(browser, site, path);
      return page.evaluate<string[]>(
        `[...document.querySelectorAll('${selector}')].map((one) => { const { backgroundColor, backgroundImage } = getComputedStyle(one); return backgroundImage === 'none' ? backgroundColor : backgroundImage; })`,
      );
    };
    const ground = 'rgb(13, 17, 23)';

    it('has their ground in samples of requests, too', async () => {
      const found = await look('send.html', '.api-panel .shiki, .api-panel .c-copy');
      expect(found.length).toBeGreaterThan(1);
      expect(new Set(found)).toEqual(new Set([ground]));
    });

    it('has it under its buttons, but for those that stand beside a title', async () => {
      const [first, long, titled] = await look('index.html', '.c-code > .c-copy');
      expect([first, long]).toEqual([ground, ground]);
      expect(titled).not.toBe(ground);
      expect((await look('index.html', '.c-expand')).join()).toContain(ground);
    });
  },
);
