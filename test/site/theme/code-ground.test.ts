import type { Browser } from 'playwright-core';
import { describe, expect } from 'vitest';
import { contrast, toHex } from '../../../src/site/theme/color.ts';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const line = 'const answer = 42;\n';
const index = [
  `\`\`\`js\n${line}\`\`\``,
  `\`\`\`js expandable\n${line.repeat(40)}\`\`\``,
  `\`\`\`js Named\n${line}// [!code ++]\n\`\`\``,
  `<CodeGroup>\n\n\`\`\`js One\n${line}\`\`\`\n\n\`\`\`js Two\n${line}\`\`\`\n\n</CodeGroup>`,
];
const project = (settings: object): Record<string, string> => ({
  'docs.json': docsJson({
    colors: { primary: '#0f766e', light: '#5eead4' },
    navigation: { pages: ['index', 'send'] },
    ...settings,
  }),
  'index.mdx': `---\ntitle: Code\n---\n${index.join('\n\n')}\n`,
  'send.mdx': '---\ntitle: Send\napi: POST https://api.example.com/notes\n---\nText.\n',
});

/** All that stands on code, or beside it in its block. */
const PARTS = '.c-code, .c-code-title, .c-code .shiki, .c-codegroup, .c-tablist, .c-copy, .api-panel .shiki';

describe.skipIf(chromiumPath === undefined)(
  'code on a ground that is not that of its page (skipped where there is no Chromium)',
  () => {
    let browser: Browser;
    it.beforeAll(({ browser: shared }) => {
      browser = shared;
    });

    /** What a script finds out of each element on a page, but for what says nothing. */
    const look = async (
      site: Built,
      path: string,
      selector: string,
      script: string,
      colorScheme: 'light' | 'dark' = 'light',
    ): Promise<Set<string>> => {
      const page = await openPage(browser, site, path, { colorScheme });
      const all = await page.evaluate<string[]>(
        `[...document.querySelectorAll('${selector}')].map((one) => { const style = getComputedStyle(one); return ${script}; })`,
      );
      expect(all.length).toBeGreaterThan(1);
      return new Set(all.filter((one) => one !== 'rgba(0, 0, 0, 0)'));
    };
    const GROUND = 'style.backgroundColor';

    it.for([
      ['dark in both modes', { styling: { codeblocks: 'dark' } }, 'light', 'dark', 'rgb(13, 17, 23)'],
      ['dark in both modes', { styling: { codeblocks: 'dark' } }, 'dark', 'dark', 'rgb(13, 17, 23)'],
      [
        'light in dark mode',
        { styling: { codeblocks: { theme: { light: 'nord', dark: 'github-light' } } } },
        'dark',
        'light',
        'rgb(255, 255, 255)',
      ],
      [
        'light on a page that is dark in light mode',
        { background: { color: { light: '#10141c' } } },
        'light',
        'light',
        'rgb(246, 248, 250)',
      ],
    ] as const)(
      'lies under its title, tabs, buttons and bars: %s',
      async ([, settings, mode, tone, ground]) => {
        const site = await built(project(settings));
        for (const path of ['index.html', 'send.html'])
          expect(await look(site, path, PARTS, GROUND, mode)).toEqual(new Set([ground]));
        expect(await look(site, 'index.html', '.shiki, .c-tablist', 'style.colorScheme', mode)).toEqual(
          new Set([tone]),
        );
        expect(
          [...(await look(site, 'index.html', '.c-expand, .c-code', 'style.backgroundImage', mode))].join(),
        ).toContain(ground);
      },
    );

    it('has signs, tabs and titles that can be read there, and its ground on paper', async () => {
      const site = await built(project({ styling: { codeblocks: 'dark' } }));
      const colors = async (selector: string, script = 'style.color') => [
        ...(await look(site, 'index.html', `${selector}, .c-code`, script)),
      ];
      expect(await colors('.c-tablist [aria-selected=true]')).toContain('rgb(94, 234, 212)');
      for (const color of [
        ...(await colors('.c-tablist button, .c-code-title, .c-copy')),
        ...(await colors('.shiki .add', "getComputedStyle(one, '::before').color")),
      ]) {
        const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
        expect(contrast(toHex([red, green, blue]), '#0d1117'), color).toBeGreaterThanOrEqual(4.5);
      }
      expect(await look(site, 'index.html', '.shiki, .c-code-title', 'style.printColorAdjust')).toEqual(
        new Set(['exact']),
      );
    });
  },
);
