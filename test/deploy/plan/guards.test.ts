import { describe, expect, test } from 'vitest';
import { guard, guardLimits, guardNames } from '../../../src/deploy/plan/guards.ts';
import { NOTHING } from '../../../src/deploy/plan/inventory.ts';
import { manifestOf, siteOf, temporaryFolder } from '../fixtures.ts';
import { push } from '../pushing.ts';

const many = (count: number) =>
  manifestOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`, ''])));

describe('guardLimits', () => {
  test('lets pass what is at the limit', () => {
    const limits = { host: 'The host', files: 3, fileBytes: 5, siteBytes: 12 };
    expect(() => guardLimits(manifestOf({ a: '12345', b: '12345', c: '12' }), limits)).not.toThrow();
  });

  test.each([
    [
      { fileBytes: 4 },
      /A file is too large for the host: a \(5 B\) and 1 more: The host takes at most 4 B a file/,
    ],
    [{ files: 2 }, /The site has too many files for the host: 3: The host takes at most 2 files/],
    [{ siteBytes: 11 }, /The site is too large for the host: 12 B: The host takes at most 11 B/],
  ])('names the limit of %j, and what exceeds it', (limits, message) => {
    const site = manifestOf({ a: '12345', b: '12345', c: '12' });
    expect(() => guardLimits(site, { host: 'The host', ...limits })).toThrow(message);
  });
});

describe('guardNames', () => {
  const site = manifestOf({ 'index.html': 'home' });
  const [file] = Object.values(site.files);
  const to = `.docs-export/kept/${file?.sha256}`;
  const copies = file === undefined ? [] : [{ from: 'index.html', to, file }];
  const of = (bytes: number) => ({ prefix: 'p'.repeat(bytes), mostBytes: 1024 });

  test('knows the files that are written beside the site, before one is', () => {
    expect(() => guardNames(site, { copies: [] }, of(1024 - 26))).not.toThrow();
    expect(() => guardNames(site, { copies: [] }, of(1024 - 25))).toThrow(
      /too long a name for the store: \.docs-export\/manifest\.json… \(1025 bytes with the prefix\)/,
    );
  });

  test('knows the copies of a release that is kept', () => {
    expect(() => guardNames(site, { copies }, of(1024 - to.length))).not.toThrow();
    expect(() => guardNames(site, { copies }, of(1025 - to.length))).toThrow(
      /\.docs-export\/kept\/.*1025 bytes/,
    );
  });
});

describe('a newer run', () => {
  const before = manifestOf({ 'index.html': '' }, { run: 7, commit: 'c7' });
  const stale = (manifest: typeof before) =>
    guard(
      manifestOf({ 'index.html': '' }, { run: 5 }),
      { ...NOTHING, manifest },
      { maxPageLoss: 1, force: false },
    );

  test('is named with its commit', () => {
    expect(() => stale(before)).toThrow(/by a newer run: run 7 \(commit c7\): this is run 5/);
  });

  test('may be one of a workflow of another name, and the message tells what to do then', () => {
    expect(() => stale(before)).toThrow(/another workflow or one under a new name.*force=true/);
  });

  test('that has not ended yet is not named with the commit of the one before', () => {
    const publishing = { run: 9, id: 'nine', files: {} };
    expect(() => stale(Object.assign({ ...before }, { publishing }))).toThrow(
      /by a newer run: run 9: this is run 5/,
    );
  });
});

describe('a loss of pages', () => {
  const pages = (count: number) =>
    manifestOf(
      Object.fromEntries(Array.from({ length: count }, (_, n) => [n === 0 ? 'index.html' : `${n}.html`, ''])),
    );
  const guarded = (before: typeof FEW, now: typeof FEW, maxPageLoss: number) => () =>
    guard(now, { ...NOTHING, manifest: before }, { maxPageLoss, force: false });
  const FEW = pages(4);

  test('is let pass up to the limit, also at it', () => {
    expect(guarded(pages(5), FEW, 0.2)).not.toThrow();
    expect(guarded(pages(5), FEW, 0.19)).toThrow(/4 instead of 5: that is a loss of 20 %/);
    expect(guarded(FEW, FEW, 0)).not.toThrow();
  });

  test('is none where the site before had no pages', () => {
    expect(guarded(manifestOf({ 'logo.svg': '' }), FEW, 0)).not.toThrow();
    expect(guarded(manifestOf({}), { ...FEW, pages: [] }, 0)).not.toThrow();
  });
});

describe('a folder for Cloudflare Pages', () => {
  test('is refused with more than 20,000 files or a file above 25 MiB, before it is touched', async () => {
    const workingDirectory = await temporaryFolder();
    const line = 'dir:public host-files=cloudflare';
    const site = await siteOf({ 'index.html': 'home' });
    const files = { ...site.manifest.files, ...many(20_000).files };
    const crowded = await push({ ...site, manifest: { ...site.manifest, files } }, line, {
      workingDirectory,
    });
    expect(crowded.error).toMatch(
      /too many files.*Cloudflare Pages takes at most 20000 files.*E_GUARD_LIMIT/,
    );
    const large = structuredClone(site.manifest);
    for (const file of Object.values(large.files)) file.size = 26_300_000;
    const heavy = await push({ ...site, manifest: large }, line, { workingDirectory });
    expect(heavy.error).toMatch(/index\.html \(26\.3 MB\).*E_GUARD_LIMIT/);
    expect((await push(site, line, { workingDirectory })).status).toBe('published');
  });
});
