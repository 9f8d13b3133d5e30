import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/site/config/settings.ts';
import { contrast, mix } from '../../../src/site/theme/color.ts';
import { colorTokens } from '../../../src/site/theme/tokens.ts';

const COLORS = { primary: '#0f766e', light: '#0f766e', dark: '#0f766e' };

/** The texts that a site with a background has of its own, by mode. */
function texts(
  color: { light?: string; dark?: string },
  theme = 'mint',
): Record<'light' | 'dark', string[][]> {
  const css = colorTokens({ theme, colors: COLORS, background: { color } } as Settings);
  const [, light = '', dark = ''] =
    /:root,\.dark \.c-light\{(--t-(?:text|note)[^}]*)\}\.dark\.dark\{([^}]*)\}/.exec(css) ?? [];
  const listed = (rules: string) =>
    rules.split(';').flatMap((rule) => (rule === '' ? [] : [rule.split(':')]));
  return { light: listed(light), dark: listed(dark) };
}

describe('texts on a background of the settings', () => {
  it('stay as they are where they can be read', () => {
    expect(texts({ light: '#ffffff', dark: '#000000' }).light).toEqual([]);
    expect(texts({ light: '#f8fafc', dark: '#020617' }, 'maple').light).toEqual([]);
  });

  it.each([
    ['light', '#f8ece4'],
    ['light', '#e2e8f0'],
    ['light', '#0d1117'],
    ['dark', '#112d32'],
    ['dark', '#3b4252'],
    ['dark', '#ffffff'],
  ] as const)('can be read in %s mode on %s', (mode, page) => {
    const own = texts({ [mode]: page })[mode];
    expect(own).not.toEqual([]);
    for (const [name = '', color = ''] of own)
      expect(contrast(color, mix(page, color, 0.035)), name).toBeGreaterThanOrEqual(4.5);
  });

  it('are those of the style sheet in the other mode where a page is as bright as there', async () => {
    const sheet = await readFile('src/site/theme/css/tokens.css', 'utf8');
    const [light = '', dark = ''] = sheet.split('.dark {');
    for (const [name, color] of texts({ light: '#0d1117' }).light)
      expect(dark).toContain(`${name}: ${color};`);
    for (const [name, color] of texts({ dark: '#ffffff' }).dark)
      expect(light).toContain(`${name}: ${color};`);
  });

  it('come with a ground for code whose colors could not be read there, where these are the default ones', () => {
    const css = (light: string, codeblocks?: string) =>
      colorTokens({
        theme: 'mint',
        colors: COLORS,
        background: { color: { light } },
        codeblocks,
      } as Settings);
    expect(css('#f8ece4')).toMatch(/\.shiki\{background:#f6f8fa\}.*\.dark \.shiki\{background:#\w{6}\}$/);
    expect(css('#ffffff')).not.toContain('.shiki');
    expect(css('#f8ece4', 'dark')).not.toContain('.shiki');
    expect(css('#f8ece4', 'nord')).not.toContain('.shiki');
  });
});

it('lets emphasis that is as good as the color of the page be as strong as text', () => {
  const primary = (colors: Partial<typeof COLORS>) =>
    [
      ...colorTokens({
        theme: 'mint',
        colors: { ...COLORS, ...colors },
        background: { color: {} },
      } as Settings).matchAll(/--t-primary:(#\w+)/g),
    ].map(([, color]) => color);
  expect(primary({ primary: '#fafafa', light: '#000' })).toEqual(['#16181d', '#eceef2']);
  const [light = '', dark = ''] = primary({ primary: '#ffe970', light: '#161f34' });
  expect([light, dark]).not.toContain('#16181d');
  expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark, '#0b0d0f')).toBeGreaterThanOrEqual(4.5);
});
