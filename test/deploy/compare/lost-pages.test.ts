import { describe, expect, test } from 'vitest';
import { withLostPages } from '../../../src/deploy/compare/lost-pages.ts';
import { lostText } from '../../../src/deploy/compare/lost-text.ts';
import { pageDifference } from '../../../src/deploy/compare/page-changes.ts';
import { lostPagesBlock } from '../../../src/github/lost-pages.ts';
import { type Content, manifestOf, siteOf } from '../fixtures.ts';

const HOME = { 'index.html': 'home' };

/** What changes from one site to the next. */
async function changes(before: Content, now: Content, pages?: string[]) {
  const was = manifestOf(before);
  const known = { pages: was.pages, files: new Map(Object.entries(was.files)) };
  const site = await siteOf(now, pages === undefined ? {} : { pages });
  return withLostPages(pageDifference(site.manifest, known), site, known);
}

describe('pages that change', () => {
  test('are those with another text; where only what stands around it differs, the layout does', async () => {
    const page = (text: string, around: string): Content => ({
      'a.html': `${around} ${text}`,
      'a.md': text,
      'plain.html': around,
    });
    const before = { ...HOME, ...page('text', 'menu') };
    expect(await changes(before, { ...HOME, ...page('text', 'other menu') })).toEqual({
      added: [],
      changed: ['a', 'plain'],
      layout: ['a'],
      removed: [],
      lost: [],
    });
    expect(await changes(before, { ...HOME, ...page('other text', 'menu') })).toMatchObject({
      changed: ['a'],
      layout: [],
    });
  });
});

describe('pages that are gone', () => {
  test('are lost where neither a page nor a redirect stands at their address', async () => {
    const before = {
      ...HOME,
      'gone.html': '1',
      'page.html': '2',
      'folder/index.html': '3',
      'rule.html': '4',
      'old/a/b.html': '5',
      'guides/two words.html': '6',
    };
    const now = {
      ...HOME,
      'page.html': 'a page that sends readers on',
      'folder.html': 'f',
      _redirects: '/rule /folder 301\n/old/* /new/:splat 301\n/guides/two%20words /folder 301\n',
    };
    const { removed, lost } = await changes(before, now, ['index', 'folder']);
    expect(removed).toEqual(['folder/index', 'gone', 'guides/two words', 'old/a/b', 'page', 'rule']);
    expect(lost).toEqual([{ page: 'gone', now: null }]);
  });

  test('are told by the address that readers know', () => {
    const lost = [
      { page: 'index', now: null },
      { page: 'guides/index', now: 'start/index' },
    ];
    expect(lostText(lost)).toBe('/, /guides (now /start?)');
    expect(lostPagesBlock(lost)).toContain('"source": "/guides", "destination": "/start"');
  });

  test('are found again by their text, wherever they went and whatever they are called now', async () => {
    const before = { ...HOME, 'setup.html': '1', 'setup.md': 'How to set up' };
    const now = {
      ...HOME,
      'start/install.html': '2',
      'start/install.md': 'How to set up',
      'setups.html': '3',
    };
    expect((await changes(before, now)).lost).toEqual([{ page: 'setup', now: 'start/install' }]);
  });

  test('are found again by their name, where their text is another or the same on several new pages', async () => {
    const before = { ...HOME, 'guides/setup.html': '1', 'guides/setup.md': '', 'guides/other.html': '' };
    const now = {
      ...HOME,
      'start/setup.html': '2',
      'start/setup.md': '',
      'start/zebra.html': '3',
      'start/zebra.md': '',
    };
    expect((await changes(before, now)).lost).toEqual([
      { page: 'guides/other', now: null },
      { page: 'guides/setup', now: 'start/setup' },
    ]);
  });
});
