import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { built, docsJson } from '../support.ts';

async function styled(parts: string) {
  return built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': `---\ntitle: Home\n---\n\n${parts}\n`,
  });
}

describe.skipIf(chromiumPath === undefined)('utility classes (skipped where there is no Chromium)', () => {
  it('say the space between parts, whatever margins these have, as on hosted sites', async ({ open }) => {
    const site = await styled(
      '<div id="parts" className="space-y-3 divide-y-2"><img src="/a.png" alt="" /><p>b</p><Card title="c">c</Card><Note>d</Note></div>',
    );
    const page = await open(site, 'index.html');
    const parts = await page.evaluate(
      "[...document.querySelectorAll('#parts > *')].map((part) => { const style = getComputedStyle(part); return [style.marginTop, style.marginBottom, style.borderTopWidth]; })",
    );
    const apart = ['12px', '0px', '2px'];
    expect(parts).toEqual([[expect.anything(), expect.anything(), '0px'], apart, apart, apart]);
  });

  it('cast shadows of two parts, end a blur, and mix colors as on hosted sites', async ({ open }) => {
    const site = await styled(
      '<div id="shadow" className="drop-shadow-md">a</div>\n<div id="sharp" className="blur-0">a</div>\n<div id="mixed" className="bg-gradient-to-r from-red-500 to-blue-500">a</div>',
    );
    const page = await open(site, 'index.html');
    const style = (id: string, name: 'filter' | 'backgroundImage') =>
      page.evaluate(`getComputedStyle(document.querySelector('${id}')).${name}`);
    expect(await style('#shadow', 'filter')).toMatch(/^drop-shadow\(.*4px 3px\) drop-shadow\(.*2px 2px\)$/);
    expect(await style('#sharp', 'filter')).toBe('blur(0px)');
    expect(await style('#mixed', 'backgroundImage')).toBe(
      'linear-gradient(to right, rgb(239, 68, 68) 0%, rgb(59, 130, 246) 100%)',
    );
  });
});
