import { describe, expect, it } from 'vitest';
import { buildSite } from '../../../src/site/build.ts';
import { pictureSize } from '../../../src/site/output/picture-size.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import { drawn, pixelsOf } from '../../../src/site/theme/pictures/raster.ts';
import { memoryCache } from '../../support/memory-cache.ts';
import { built, DRAWN, docsJson, highlighters, kinds } from '../support.ts';

const PAGE = { 'index.mdx': '---\ntitle: Home\n---\n\nText.\n' };
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h64v64H0z"/></svg>';

async function bytesOf(project: Record<string, string | Uint8Array>): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  await buildSite(
    projectOf(project),
    { domain: 'docs.example.com', deploymentType: 'air-gapped' },
    { onFile: ({ path, bytes }) => void files.set(path, Uint8Array.from(bytes)) },
    { highlighters },
  );
  return files;
}

describe('the style sheet', () => {
  it('stands in the error page, and has no rules there that validators of HTML refuse', async () => {
    const { file } = await built({ ...PAGE, 'docs.json': docsJson() });
    const rules = [...file('404.html').matchAll(/@[a-z-]+(?=[\s{(])/g)].map(([rule]) => rule);
    expect(new Set(rules)).toEqual(new Set(['@keyframes', '@media']));
  });
});

describe('favicons', () => {
  it('are resized to the usual sizes', async () => {
    const icon = await drawn(SQUARE, 64);
    const files = await bytesOf({
      ...PAGE,
      'docs.json': docsJson({ favicon: '/icon.png' }),
      'icon.png': icon,
    });
    const sizes = [...files]
      .filter(([path]) => /assets\/(favicon|apple)/.test(path))
      .map(([path, bytes]) => [path.replace(/\.[0-9a-f]{8}/, ''), pictureSize(bytes)?.width]);
    expect(Object.fromEntries(sizes)).toEqual({
      'assets/favicon-16.png': 16,
      'assets/favicon-32.png': 32,
      'assets/favicon-48.png': 48,
      'assets/apple-touch-icon.png': 180,
    });
    expect(files.has('icon.png')).toBe(false);
  });

  it('stay as they are when they are drawings, one for each mode', async () => {
    const site = await built({
      ...PAGE,
      'docs.json': docsJson({ favicon: { light: '/l.svg', dark: 'd.svg' } }),
      'l.svg': SQUARE,
      'd.svg': SQUARE,
    });
    expect(site.file('index.html')).toContain(
      '<link rel="icon" type="image/svg+xml" sizes="any" media="(prefers-color-scheme:dark)" href="d.svg">',
    );
    expect(site.file('index.html')).toContain('rel="apple-touch-icon"');
  });

  it('may be written out in docs.json as data:, and are told where that is no picture', async () => {
    const png = `data:image/png;base64,${Buffer.from(await drawn(SQUARE, 64)).toString('base64')}`;
    const favicon = { light: `data:image/svg+xml,${encodeURIComponent(SQUARE)}`, dark: png };
    const site = await built({ ...PAGE, 'docs.json': docsJson({ favicon }) });
    expect(kinds(site)).toEqual([]);
    const [, drawing = ''] =
      /<link rel="icon" type="image\/svg\+xml"[^>]*light[^>]*href="([^"]+)"/.exec(site.file('index.html')) ??
      [];
    expect(site.file(drawing)).toBe(SQUARE);
    expect(site.file('index.html')).toMatch(
      /sizes="48x48" media="[^"]*dark[^"]*" href="assets\/favicon-48-dark/,
    );

    const broken = await built({ ...PAGE, 'docs.json': docsJson({ favicon: 'data:image/png;base64,AAAA' }) });
    expect(broken.diagnostics).toMatchObject([{ kind: 'invalid-setting', file: 'docs.json' }]);
    expect(broken.diagnostics[0]?.line).toBeGreaterThan(1);
  });

  it('are used as they are, with a notice, when they cannot be read', async () => {
    const site = await built({ ...PAGE, 'docs.json': docsJson({ favicon: '/icon.png' }), 'icon.png': 'x' });
    expect(kinds(site)).toEqual(['favicon-as-is']);
    expect(site.file('index.html')).toContain('<link rel="icon" href="icon.png">');
    expect(site.files.has('icon.png')).toBe(true);
  });

  it('and logos that are missing are told, and the name stands in', async () => {
    const site = await built({ ...PAGE, 'docs.json': docsJson({ favicon: '/no.png', logo: '/none.svg' }) });
    expect(kinds(site)).toEqual(['missing-file', 'missing-file']);
    expect(site.file('index.html')).not.toMatch(/no\.png|none\.svg/);
    expect(site.file('index.html')).toContain('<span class="l-wordmark">Example</span>');
    expect(site.file('index.html')).toMatch(/rel="icon"[^>]*assets\/favicon\.[0-9a-f]{8}\.svg/);
  });
});

describe('fonts', () => {
  it('of the library ship with the site, by the alphabets it uses', async () => {
    const text = '---\ntitle: Привет\n---\n\nДобрый день, Čeština.\n';
    const site = await built({ 'index.mdx': text, 'docs.json': docsJson({ fonts: { family: 'DM Sans' } }) });
    const names = [...site.files.keys()].filter((path) => path.includes('fonts/'));
    expect(names.some((path) => path.includes('dm-sans-latin-normal'))).toBe(true);
    expect(names.some((path) => path.includes('dm-sans-latin-ext-normal'))).toBe(true);
    expect(names.some((path) => path.includes('jetbrains-mono-cyrillic-normal'))).toBe(true);
    expect(names.some((path) => path.includes('greek'))).toBe(false);
  });

  it('of the system stand in as wide as those to come, so that no line breaks anew', async () => {
    const site = await built({ ...PAGE, 'docs.json': docsJson({ fonts: { family: 'DM Sans' } }) });
    const style = [...site.files].find(([path]) => /assets\/style\..*css$/.test(path))?.[1];
    const css = String(style === undefined ? '' : Buffer.from(style));
    expect(css).toContain('--t-font-body:"DM Sans","DM Sans stand-in",');
    expect(
      css.match(/@font-face\{font-family:"DM Sans stand-in";[^}]*src:local\([^}]*size-adjust:[\d.]+%/g),
    ).toHaveLength(2);
    expect(css).not.toContain('"Inter stand-in";');
    expect(css).toContain('--t-font-code:"JetBrains Mono","JetBrains Mono stand-in",');
    expect(css).toMatch(/font-family:"JetBrains Mono stand-in";src:local\("Consolas"\);size-adjust:/);
  });

  it('of the project are loaded whatever their files are called', async () => {
    const name = "My Font (it's new).woff2";
    for (const source of [`/fonts/${name}`, `fonts/${encodeURI(name)}`]) {
      const site = await built({
        ...PAGE,
        'docs.json': docsJson({ fonts: { family: 'My Font', source, format: 'woff2' } }),
        [`fonts/${name}`]: Uint8Array.of(0),
      });
      const css = String([...site.files].find(([path]) => /assets\/style\..*css$/.test(path))?.[1]);
      // Blanks, quotes and brackets end an address without quotes.
      expect(css).toContain(`src:url("../fonts/${encodeURI(name)}")`);
    }
  });

  it('that do not ship are named in a notice', async () => {
    const site = await built({ ...PAGE, 'docs.json': docsJson({ fonts: { family: 'Nowhere Sans' } }) });
    expect(kinds(site)).toEqual(['font-not-available']);
  });
});

describe('favicon.ico', () => {
  const ico = async (project: Record<string, string | Uint8Array>): Promise<Uint8Array> =>
    (await bytesOf({ ...PAGE, ...project })).get('favicon.ico') ?? new Uint8Array();

  it('stands at the root, where browsers ask for it', async () => {
    for (const bytes of [
      await ico({ 'docs.json': docsJson() }),
      await ico({ 'docs.json': docsJson({ favicon: '/icon.svg' }), 'icon.svg': SQUARE }),
      await ico({ 'docs.json': docsJson({ favicon: '/icon.svg' }), 'icon.svg': 'broken' }),
    ]) {
      expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
      expect(pictureSize(bytes.subarray(22))).toEqual({ width: 32, height: 32 });
    }
  });

  it('is the one of the project, where it has one', async () => {
    const own = Uint8Array.from([0, 0, 1, 0, 1, 0, 7]);
    expect(await ico({ 'docs.json': docsJson(), 'favicon.ico': own })).toEqual(own);
    expect(await ico({ 'docs.json': docsJson({ favicon: '/a/icon.ico' }), 'a/icon.ico': own })).toEqual(own);
  });
});

describe('the picture for social networks', () => {
  it('is drawn once, and gives way to the one of a page', async () => {
    const own = {
      'own.mdx': "---\ntitle: Own\n'og:image': /own.png\n---\n",
      'own.png': await drawn(SQUARE, 8),
    };
    const site = await built({ ...PAGE, ...own, 'docs.json': docsJson(DRAWN) });
    expect(site.file('index.html')).toMatch(
      /<meta property="og:image" content="https:\/\/docs\.example\.com\/assets\/thumbnail\.[0-9a-f]{8}\.png">/,
    );
    expect(site.file('index.html')).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(site.file('own.html')).toContain(
      '<meta property="og:image" content="https://docs.example.com/own.png">',
    );
    expect(site.file('own.html')).not.toContain('thumbnail');
  });

  it('is drawn of a name with characters that no picture can hold', async () => {
    const settings = docsJson({ ...DRAWN, name: '\u0001<\u000bDocs', thumbnails: {} });
    const title = '---\ntitle: "A\\u0008 b\\u001b & c"\n---\n';
    const site = await built({ 'index.mdx': title, 'docs.json': settings });
    expect(site.file('index.html')).toMatch(/assets\/thumbnails\/[0-9a-f]{16}\.png/);
  });

  it('that settings name, but the project lacks, is told once, in its place', async () => {
    const { diagnostics } = await built({
      'docs.json': docsJson({ seo: { metatags: { 'og:image': 'og.png', 'twitter:image': 'data:,x' } } }),
      'index.mdx': '# Home',
      'b.mdx': '# Second',
    });
    expect(diagnostics).toMatchObject([
      { severity: 'warning', kind: 'missing-file', message: 'The file /og.png is not in the project' },
    ]);
    expect(diagnostics[0]?.line).toBeGreaterThan(1);
  });

  it('is one for each page where docs.json has the setting', async () => {
    const files = await bytesOf({
      'docs.json': docsJson({
        ...DRAWN,
        thumbnails: { appearance: 'dark', background: '/back.png', fonts: { family: 'Space Grotesk' } },
        navigation: {
          groups: [{ group: 'Guides', pages: ['index', 'polish', 'russian', 'chinese', 'own'] }],
        },
      }),
      'index.mdx': '---\ntitle: Start\n---\n',
      'polish.mdx': '---\ntitle: Łódź\n---\n',
      'russian.mdx': '---\ntitle: Быстрый старт\n---\n',
      'chinese.mdx': '---\ntitle: 快速开始\n---\n',
      'own.mdx': "---\ntitle: Own\n'og:image': /own.png\n---\n",
      'own.png': await drawn(SQUARE, 8),
      'back.png': await drawn(SQUARE, 8),
    });
    const imageOf = (page: string): string => {
      const html = new TextDecoder().decode(files.get(`${page}.html`));
      return /property="og:image" content="https:\/\/docs\.example\.com\/([^"]*)"/.exec(html)?.[1] ?? '';
    };
    const drawings = ['index', 'polish', 'russian'].map(imageOf);
    expect(new Set(drawings).size).toBe(3);
    for (const path of drawings) {
      expect(path).toMatch(/^assets\/thumbnails\/[0-9a-f]{16}\.png$/);
      expect(pictureSize(files.get(path) ?? new Uint8Array())).toEqual({ width: 1200, height: 630 });
    }
    // A title that no font here has letters for: the picture of the site.
    expect(imageOf('chinese')).toMatch(/^assets\/thumbnail\./);
    expect(imageOf('own')).toBe('own.png');
  });

  it('is drawn anew only where its words changed', async () => {
    const kept = memoryCache();
    const put: string[] = [];
    const cache = {
      ...kept,
      put(key: string, bytes: Uint8Array) {
        if (key.startsWith('assets/thumbnails/')) put.push(key);
        kept.put(key, bytes);
      },
    };
    const build = async (title: string): Promise<Map<string, Uint8Array>> => {
      const files = new Map<string, Uint8Array>();
      await buildSite(
        projectOf({
          'docs.json': docsJson({ ...DRAWN, thumbnails: {}, navigation: { pages: ['index', 'b'] } }),
          'index.mdx': '---\ntitle: Start\n---\n',
          'b.mdx': `---\ntitle: ${title}\n---\n`,
        }),
        { domain: 'docs.example.com', deploymentType: 'air-gapped' },
        { onFile: ({ path, bytes }) => void files.set(path, Uint8Array.from(bytes)) },
        { cache },
      );
      return files;
    };
    const first = await build('One');
    expect(put).toHaveLength(3); // with that of the page for wrong addresses
    const second = await build('One');
    expect(put).toHaveLength(3);
    for (const path of put) expect(second.get(path)).toEqual(first.get(path));
    await build('Two');
    expect(put).toHaveLength(4);
  });

  it('have words that stand out from their background, in a site of the other mode', async () => {
    const ofBackground = async (color: string): Promise<readonly [least: number, most: number]> => {
      const files = await bytesOf({
        ...PAGE,
        'docs.json': docsJson({ ...DRAWN, thumbnails: { background: '/back.svg' } }),
        'back.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${color}"/></svg>`,
      });
      const path = [...files.keys()].find((name) => name.startsWith('assets/thumbnail.')) ?? '';
      const image = Buffer.from(files.get(path) ?? []).toString('base64');
      const { rgba } = await pixelsOf(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1200" height="630"><image width="1200" height="630" xlink:href="data:image/png;base64,${image}"/></svg>`,
        1200,
      );
      // Of the rows below the stripe of color.
      const reds = rgba.filter((_, at) => at % 4 === 0 && at > 1200 * 4 * 20);
      return [reds.reduce((a, b) => Math.min(a, b)), reds.reduce((a, b) => Math.max(a, b))];
    };
    const [, lightest] = await ofBackground('#0a0a0a');
    const [darkest] = await ofBackground('#fafafa');
    expect(lightest).toBeGreaterThan(200);
    expect(darkest).toBeLessThan(60);
  });

  it('is 1200 by 630 pixels', async () => {
    const files = await bytesOf({
      ...PAGE,
      'docs.json': docsJson({ ...DRAWN, thumbnails: { appearance: 'dark' } }),
    });
    const path = [...files.keys()].find((name) => name.includes('thumbnail')) ?? '';
    expect(pictureSize(files.get(path) ?? new Uint8Array())).toEqual({ width: 1200, height: 630 });
  });
});
