import { describe, expect, it } from 'vitest';
import { docsJson } from '../support.ts';
import { load } from './loaded.ts';

describe('$ref', () => {
  it('may mean a part of a file, also of its own', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({
        own: { links: [{ label: 'A', href: '/a' }] },
        navbar: { $ref: '#/own' },
        navigation: { tabs: [{ $ref: 'nav.json#/tabs/1', tab: 'Mine' }, { $ref: 'nav.json#/gone' }] },
      }),
      'nav.json': '{"tabs": [{"tab": "One"}, {"tab": "Two", "pages": ["a"]}]}',
    });
    expect(settings.navbar.links).toMatchObject([{ label: 'A', href: '/a' }]);
    expect(settings.navigation.tabs).toMatchObject([{ tab: 'Mine', pages: ['a'] }, {}]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '$ref: nav.json#/gone names a part that the file does not have',
      'Settings without effect here: own',
    ]);
  });

  it('that is no text is told where it stands', async () => {
    const { diagnostics } = await load({ 'docs.json': docsJson({ navigation: { $ref: 5 } }) });
    expect(diagnostics).toMatchObject([{ message: '$ref: must be a string; give the path of a JSON file' }]);
    expect(diagnostics[0]?.line).toBeGreaterThan(1);
  });

  it('that leads back to where it stands is refused, whichever part it names', async () => {
    const { diagnostics } = await load({
      'docs.json': docsJson({ navigation: { global: { $ref: '#/navigation' } } }),
    });
    expect(diagnostics.map(({ kind }) => kind)).toEqual(['ref-cycle']);
  });

  it('stands for the file it names, relative to its own file, with siblings merged over it', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({ navigation: { $ref: './nav/all.json', description: 'own' } }),
      'nav/all.json': '{"description": "theirs", "groups": [{"$ref": "group.json"}]}',
      'nav/group.json': '{"group": "A", "pages": ["a"]}',
    });
    expect(diagnostics).toEqual([]);
    expect(settings.navigation).toEqual({ description: 'own', groups: [{ group: 'A', pages: ['a'] }] });
  });

  it('to a list in a list stands for its entries, each of which is told of where it is written', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({
        navigation: {
          groups: [{ $ref: 'groups.json' }, { group: 'C', pages: ['c', { $ref: 'pages.json' }, 'f'] }],
        },
      }),
      'groups.json': '[{ "group": "A", "pages": ["a"] },\n{ "group": "B", "pages": ["b"], "tagg": "New" }]',
      'pages.json': '["d", { "$ref": "more.json" }]',
      'more.json': '[\n"e",\n5]',
    });
    expect(settings.navigation.groups).toMatchObject([
      { group: 'A', pages: ['a'] },
      { group: 'B', pages: ['b'] },
      { group: 'C', pages: ['c', 'd', 'e', 'f'] },
    ]);
    expect(diagnostics).toMatchObject([
      { file: 'groups.json', line: 2, message: 'Settings without effect here: navigation.groups.1.tagg' },
      { file: 'more.json', line: 3, message: 'navigation.groups.2.pages.3: 5 is not a string or an object' },
    ]);
  });

  it('to a list says that keys beside it have no effect', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({
        navigation: { groups: [{ group: 'A', pages: { $ref: 'pages.json', icon: 'x', tag: 'y' } }] },
      }),
      'pages.json': '["a"]',
    });
    expect(settings.navigation.groups).toMatchObject([{ group: 'A', pages: ['a'] }]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '$ref: pages.json is no object, so what stands beside it has no effect: icon, tag',
    ]);
  });

  it.each([
    ['leads in a circle', { 'a.json': '{"groups": [{"$ref": "a.json", "group": "A"}]}' }, 'ref-cycle'],
    ['names a file that is not there', {}, 'missing-file'],
    [
      'leads out of the project',
      { 'a.json': '{"groups": [{"$ref": "../../x.json", "group": "A"}]}' },
      'missing-file',
    ],
  ])('that %s is an error, and the rest goes on', async (_, files, kind) => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({ navigation: { $ref: 'a.json' } }),
      ...files,
    });
    expect(diagnostics).toEqual([expect.objectContaining({ severity: 'error', kind })]);
    expect(settings.name).toBe('Example');
  });
});
