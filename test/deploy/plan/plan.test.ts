import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH, Manifest, type ManifestFile } from '../../../src/bundle/manifest.ts';
import type { Inventory } from '../../../src/deploy/destination.ts';
import { inventoryOfListing, inventoryOfManifest, NOTHING } from '../../../src/deploy/plan/inventory.ts';
import { planOf } from '../../../src/deploy/plan/plan.ts';
import { parseManifest, publishingOf } from '../../../src/deploy/plan/read-manifest.ts';
import { manifestDuring } from '../../../src/deploy/publish/announcement.ts';
import { phaseOf } from '../../../src/deploy/publish/publish.ts';
import { type Content, headersOf, manifestOf } from '../fixtures.ts';

const careful = { force: false };

/** A listing of these files as an object store gives it: sizes and MD5. */
function listed(content: Content): Map<string, Partial<ManifestFile>> {
  const { files } = manifestOf(content);
  return new Map(Object.entries(files).map(([path, { md5, size }]) => [path, { md5, size }]));
}

describe('planOf', () => {
  const before = { 'index.html': 'home', 'a.html': 'a', 'b.html': 'b', 'assets/x.css': 'x' };

  test('does nothing where everything is there', () => {
    const plan = planOf(manifestOf(before), inventoryOfManifest(manifestOf(before)), careful);
    expect(plan).toMatchObject({
      added: [],
      updated: [],
      headers: [],
      deleted: [],
      bytes: 0,
      nothingToDo: true,
    });
    expect(plan.unchanged).toHaveLength(4);
  });

  test('finds new, changed (also of the same size), and removed files, and the pages among them', () => {
    const now = { 'index.html': 'HOME', 'a.html': 'a', 'new/c.html': 'c', 'assets/x.css': 'x' };
    const plan = planOf(manifestOf(now), inventoryOfManifest(manifestOf(before)), careful);
    expect(plan).toMatchObject({
      added: ['new/c.html'],
      updated: ['index.html'],
      deleted: ['b.html'],
      unchanged: ['a.html', 'assets/x.css'],
      bytes: 5,
      changes: { added: ['new/c'], changed: ['index'], removed: ['b'] },
    });
  });

  test('updates headers alone where only they differ', () => {
    const old = manifestOf(before);
    const files = { ...old.files };
    for (const [path, file] of Object.entries(files)) files[path] = { ...file, cacheControl: 'no-store' };
    const plan = planOf(old, inventoryOfManifest({ ...old, files }), careful);
    expect(plan.headers).toHaveLength(4);
    expect(plan).toMatchObject({ added: [], updated: [], bytes: 0 });
  });

  test('sends only what differs over a site without a manifest, and leaves files that are not ours', () => {
    const there = inventoryOfListing(
      listed({ ...before, 'b.html': 'other', 'logs/1.txt': 'log' }),
      undefined,
    );
    const plan = planOf(manifestOf(before), there, careful);
    expect(plan).toMatchObject({
      updated: ['b.html'],
      headers: ['a.html', 'assets/x.css', 'index.html'],
      deleted: [],
      left: ['logs/1.txt'],
      nothingToDo: false,
    });
    expect(planOf(manifestOf(before), there, { force: true })).toMatchObject({
      deleted: ['logs/1.txt'],
      left: [],
    });
  });

  test('never plans for the manifest itself', () => {
    const there = inventoryOfListing(listed({ ...before, [MANIFEST_PATH]: '{}' }), undefined);
    const plan = planOf(manifestOf({ ...before, [MANIFEST_PATH]: '{}' }), there, { force: true });
    expect([...plan.added, ...plan.updated, ...plan.headers, ...plan.deleted]).not.toContain(MANIFEST_PATH);
  });

  test('turns any site into any other, whatever was there', () => {
    const content = fc.dictionary(
      fc.constantFrom(
        'index.html',
        'a.html',
        'b/c.html',
        'assets/x.css',
        'd.json',
        'constructor',
        '__proto__',
      ),
      fc.constantFrom('one', 'two', 'six', 'three'),
    );
    fc.assert(
      fc.property(content, content, (wanted, there) => {
        const plan = planOf(manifestOf(wanted), inventoryOfManifest(manifestOf(there)), careful);
        const result = new Map<string, string>(Object.entries(there));
        for (const path of [...plan.added, ...plan.updated]) result.set(path, wanted[path] ?? '');
        for (const path of plan.deleted) result.delete(path);
        expect(new Map([...result].sort())).toEqual(new Map(Object.entries(wanted).sort()));
        for (const path of plan.deleted) expect(Object.hasOwn(there, path)).toBe(true);
      }),
    );
  });
});

describe('a publish that was interrupted', () => {
  const before = manifestOf({ 'index.html': 'home', 'old.html': 'old', 'same.css': 'same' }, { run: 1 });
  const wanted = manifestOf({ 'index.html': 'HOME', 'new.html': 'new', 'same.css': 'same' }, { run: 2 });

  function left(inventory: Inventory): Manifest {
    const plan = planOf(wanted, inventory, careful);
    const during = manifestDuring(wanted, inventory, [...plan.added, ...plan.updated, ...plan.headers]);
    const read = parseManifest(JSON.stringify(during));
    if (read === undefined) throw new Error('not readable');
    return read;
  }

  test('is told by the manifest, which keeps what was there and names what comes', () => {
    const manifest = left(inventoryOfManifest(before));
    expect(manifest.pages).toEqual(before.pages);
    expect(manifest.files).toEqual(before.files);
    expect(publishingOf(manifest)?.run).toBe(2);
    expect(Object.keys(publishingOf(manifest)?.files ?? {}).sort()).toEqual(['index.html', 'new.html']);
    expect(publishingOf(before)).toBeUndefined();
  });

  test('is completed with what had arrived, headers included, and what it would have pruned is pruned', () => {
    const manifest = left(inventoryOfManifest(before));
    const there = listed({
      'index.html': 'home',
      'new.html': 'new',
      'old.html': 'old',
      'same.css': 'same',
      'foreign.txt': '',
    });
    const plan = planOf(wanted, inventoryOfListing(there, manifest), careful);
    expect(plan).toMatchObject({
      added: [],
      updated: ['index.html'],
      headers: [],
      deleted: ['old.html'],
      unchanged: ['new.html', 'same.css'],
      left: ['foreign.txt'],
      nothingToDo: false,
    });
  });

  test('that changed only headers is done again, since a listing does not show them', () => {
    const file = before.files['same.css'];
    if (file === undefined) throw new Error('no file');
    const other = {
      ...before,
      files: { ...before.files, 'same.css': { ...file, cacheControl: 'no-store' } },
    };
    const during = manifestDuring(before, inventoryOfManifest(other), ['same.css']);
    const there = listed({ 'index.html': 'home', 'old.html': 'old', 'same.css': 'same' });
    expect(planOf(before, inventoryOfListing(there, during), careful)).toMatchObject({
      headers: ['same.css'],
    });
    expect(planOf(other, inventoryOfListing(there, during), careful)).toMatchObject({
      headers: ['same.css'],
    });
  });

  test('keeps naming what runs before it could not tell a cache of', () => {
    const manifest = left(inventoryOfManifest(before));
    const there = listed({ 'index.html': 'home', 'new.html': 'new', 'old.html': 'old', 'same.css': 'same' });
    const again = left(inventoryOfListing(there, manifest));
    expect(Object.keys(publishingOf(again)?.files ?? {})).toContain('new.html');
  });

  test('over nothing leaves a manifest that is valid too', () => {
    const manifest = left(NOTHING);
    expect(Manifest.safeParse(manifest).success).toBe(true);
    expect(manifest.pages).toEqual([]);
  });
});

describe('phaseOf', () => {
  test.each([
    ['assets/app.css', 'immutable'],
    ['search/shard-1.json', 'index'],
    ['sitemap.xml', 'index'],
    ['llms.txt', 'index'],
    ['search.html', 'page'],
    ['a/index.html', 'page'],
    ['logo.png', 'other'],
  ])('%s is published with the phase %s', (path, phase) => {
    expect(phaseOf(path, { sha256: '', md5: '', size: 0, ...headersOf(path) })).toBe(phase);
  });

  test('has a page after its assets also where a rule of headers makes all files immutable', () => {
    const cacheControl = 'public, max-age=31536000, immutable';
    const file = { sha256: '', size: 0, cacheControl, contentType: 'text/html; charset=utf-8' };
    expect(phaseOf('index.html', file)).toBe('page');
  });
});
