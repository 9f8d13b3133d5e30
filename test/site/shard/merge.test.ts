import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../src/site/build.ts';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import type { PartFiles } from '../../../src/site/shard/fit.ts';
import { mergeParts } from '../../../src/site/shard/merge.ts';
import { PART_HEADER, pageNotes } from '../../../src/site/shard/part.ts';
import type { SiteOptions } from '../../../src/site/site.ts';
import { docsJson, highlighters } from '../support.ts';
import { everything } from './project.ts';

type Files = Map<string, Uint8Array>;
const OPTIONS = { domain: 'docs.example.com', deploymentType: 'client-hosted' } as const;
const ORIGIN = { program: 'abc', commit: '0123' };
const SMALL = {
  'docs.json': docsJson({ navigation: { pages: ['a', 'b', 'c'] } }),
  'a.mdx': '# A\n\n[To b](/b#x)',
  'b.mdx': '# B',
  'c.mdx': '# C',
};

async function build(
  project: Readonly<Record<string, string>>,
  options: Partial<SiteOptions> = {},
): Promise<{ files: Files; pages: readonly string[]; diagnostics: readonly Diagnostic[] }> {
  const files: Files = new Map();
  const onFile = ({ path, bytes }: { path: string; bytes: Uint8Array }) => void files.set(path, bytes);
  const summary = await buildSite(
    projectOf(project),
    { ...OPTIONS, ...options },
    { onFile },
    { highlighters },
  );
  return { files, ...summary };
}

async function partsOf(project: Readonly<Record<string, string>>, of: number): Promise<Files[]> {
  const parts: Files[] = [];
  for (let index = 1; index <= of; index += 1)
    parts.push((await build(project, { shard: { index, of, origin: ORIGIN } })).files);
  return parts;
}

function asPart(files: Files, name: string): PartFiles {
  return {
    name,
    read(path) {
      const bytes = files.get(path);
      if (bytes === undefined) throw new Error('no such file');
      return bytes;
    },
  };
}

async function merge(parts: readonly Files[], expected: Partial<SiteOptions> = {}) {
  const files: Files = new Map();
  const summary = await mergeParts(
    parts.map((part, at) => asPart(part, `part-${at + 1}`)),
    expected,
    { onFile: ({ path, bytes }) => void files.set(path, bytes) },
  );
  return { files, ...summary };
}

const texts = (files: Files) =>
  Object.fromEntries(
    [...files.keys()].sort().map((path) => [path, Buffer.from(files.get(path) ?? []).toString('latin1')]),
  );

describe('the parts of a site', () => {
  let whole: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    whole = await build(everything);
  }, 120_000);

  it.each([3, 8])(
    'as %i merge into what one build makes, byte for byte',
    async (of) => {
      const parts = await partsOf(everything, of);
      // In whatever order they come.
      const merged = await merge(parts.toReversed());
      expect(Object.keys(texts(merged.files))).toEqual(Object.keys(texts(whole.files)));
      expect(texts(merged.files)).toEqual(texts(whole.files));
      expect(merged.pages).toEqual(whole.pages);
      expect(merged.diagnostics).toEqual(whole.diagnostics);
    },
    240_000,
  );

  it('are of a project that has something of everything', () => {
    const { files, diagnostics } = whole;
    const has = (pattern: RegExp) => [...files.keys()].some((path) => pattern.test(path));
    for (const pattern of [
      /^assets\/nav\/.*\.js$/,
      /^assets\/search\/t\..*\.js$/,
      /^assets\/katex\//,
      /^assets\/mermaid\//,
      /^assets\/try-it\..*\.js$/,
      /^api-reference\/.*\.html$/,
      /^es\/start\.html$/,
      /^begin\.html$/,
      /^old\/page-7\.html$/,
      /^changes\/rss\.xml$/,
      /^pictures\/used\.svg$/,
      /^pictures\/also\.svg$/,
      /^custom\.css$/,
      /^llms-full\.txt$/,
      /^index\.html$/,
    ])
      expect([pattern, has(pattern)]).toEqual([pattern, true]);
    const style = [...files].find(([path]) => /^assets\/style\..*\.css$/.test(path))?.[1];
    expect(new TextDecoder().decode(style)).toContain('grid-cols-3');
    expect(new Set(diagnostics.map(({ kind }) => kind))).toEqual(
      new Set(['broken-anchor', 'broken-link', 'unused-page', 'unlisted-page']),
    );
  });

  it('share the pages evenly, and hold none of the others', async () => {
    const parts = await partsOf(SMALL, 2);
    const pages = parts.map((part) => [...part.keys()].filter((path) => /^[abc]\.html$/.test(path)));
    expect(pages).toEqual([['a.html', 'c.html'], ['b.html']]);
    expect([...(parts[0]?.keys() ?? [])].some((path) => path.startsWith('assets/search/'))).toBe(false);
  });

  it('may be more than there are pages', async () => {
    const merged = await merge(await partsOf(SMALL, 5));
    expect(texts(merged.files)).toEqual(texts((await build(SMALL)).files));
  });

  it('agree on a page of the project for wrong addresses', async () => {
    const project = { ...SMALL, '404.mdx': '# Off the map\n\n[Back](/a)' };
    const merged = await merge(await partsOf(project, 2));
    expect(texts(merged.files)).toEqual(texts((await build(project)).files));
  });
});

describe('parts that do not fit together', () => {
  let parts: Files[];
  beforeAll(async () => {
    parts = await partsOf(SMALL, 3);
  }, 60_000);
  const [one, two, three] = [0, 1, 2].map((at) => () => new Map(parts[at])) as [
    () => Files,
    () => Files,
    () => Files,
  ];
  const withHeader = (part: Files, change: (header: Record<string, unknown>) => void): Files => {
    const header = JSON.parse(new TextDecoder().decode(part.get(PART_HEADER))) as Record<string, unknown>;
    change(header);
    return part.set(PART_HEADER, new TextEncoder().encode(JSON.stringify(header)));
  };

  it.each<[string, () => Files[], RegExp]>([
    ['none', () => [], /there are no parts/],
    ['too few', () => [one(), three()], /of 3 parts these are missing: 2/],
    ['one twice', () => [one(), two(), two(), three()], /part 2 of 3 is there twice/],
    [
      'one of another number',
      () => [one(), two(), withHeader(three(), (header) => Object.assign(header, { of: 4 }))],
      /part-1 and part-3 differ in their number of parts: 3 and 4/,
    ],
    [
      'one of another commit',
      () => [
        one(),
        withHeader(two(), (header) => Object.assign(header, { origin: { ...ORIGIN, commit: '9' } })),
        three(),
      ],
      /part-1 and part-2 differ in their commit: 0123 and 9/,
    ],
    [
      'one of another program',
      () => [
        withHeader(one(), (header) => Object.assign(header, { origin: { commit: '0123' } })),
        two(),
        three(),
      ],
      /differ in their program: none and abc/,
    ],
    [
      'one of other project files',
      () => [one(), withHeader(two(), (header) => Object.assign(header, { input: 'f'.repeat(64) })), three()],
      /differ in their project files/,
    ],
    [
      'one whose shared files differ',
      () => [
        one(),
        withHeader(two(), (header) => Object.assign(header.digests as object, { '404.html': 'f' })),
        three(),
      ],
      /part-1 and part-2 differ in their file: 404.html/,
    ],
    [
      'one without its notes',
      () => [one(), three(), new Map()],
      /part-3 has no file .docs-export\/part\/part.json/,
    ],
    [
      'one with broken notes',
      () => [one(), two().set(PART_HEADER, new TextEncoder().encode('{')), three()],
      /in part-2 cannot be understood/,
    ],
    [
      'one whose files lead out of the folder',
      () => [
        withHeader(one(), (header) => Object.assign(header, { shared: ['../../etc/passwd'] })),
        two(),
        three(),
      ],
      /in part-1 cannot be understood/,
    ],
    [
      'one with a page that was changed',
      () => [one(), two().set('b.html', new TextEncoder().encode('<p>Other')), three()],
      /b.html in part-2 is not as it was built/,
    ],
    [
      'one that lost the notes of a page',
      () => {
        const part = two();
        part.delete(pageNotes(1));
        return [one(), part, three()];
      },
      /part-2 has no file .docs-export\/part\/pages\/1.json/,
    ],
  ])('are refused: %s', async (_what, given, message) => {
    const failing = merge(given());
    await expect(failing).rejects.toThrow(message);
    await expect(failing).rejects.toThrow(/\[E_SHARDS\]$/);
  });

  it.each<[Partial<SiteOptions>, RegExp]>([
    [
      { domain: 'other.example.com' },
      /built for domain "docs.example.com", and are merged for "other.example.com"/,
    ],
    [{ deploymentType: 'air-gapped' }, /built for deploymentType "client-hosted"/],
    [{ version: 'v2' }, /built for version null, and are merged for "v2"/],
    [{ paths: ['a'] }, /built for paths \[\]/],
  ])('are refused where the run that merges wants another site: %o', async (expected, message) => {
    await expect(merge([one(), two(), three()], expected)).rejects.toThrow(message);
  });
});
