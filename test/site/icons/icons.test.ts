import { describe, expect, test } from 'vitest';
import { createIcons, fallbackIcon, iconInPlaceOf, iconOfAddress } from '../../../src/site/icons/icons.ts';
import type { IconLibrary } from '../../../src/site/page.ts';
import { filesOf } from '../markdown/project.ts';
import { built, docsJson } from '../support.ts';

async function icon(library: IconLibrary, name: string, options = {}): Promise<string | undefined> {
  return (await createIcons(library, filesOf({})))(name, options);
}

describe('libraries', () => {
  test.each([
    ['fontawesome', 'rocket'],
    ['fontawesome', 'github'],
    ['fontawesome', 'fa-solid fa-house'],
    ['fontawesome', 'home'],
    ['lucide', 'rocket'],
    ['lucide', 'ArrowRight'],
    ['lucide', 'alert-triangle'],
    ['lucide', 'github'],
    ['tabler', 'rocket'],
    ['tabler', 'star-filled'],
  ] as const)('%s has %s', async (library, name) => {
    const svg = await icon(library, name);
    expect(svg).toMatch(/^<svg class="icon" viewBox="0 0 \d+ \d+" aria-hidden="true">/);
    expect(svg).toContain('currentColor');
  });

  test('an emoji is an icon of its own, as is a flag, a key and another sign', async () => {
    for (const sign of [' 🚀', '🇮🇸', '1️⃣', '#⃣', '★', '①', '→'])
      expect(await icon('lucide', sign)).toBe(
        `<span class="c-emoji" aria-hidden="true">${sign.trim()}</span>`,
      );
  });

  test('styles of Font Awesome differ; those of the paid set fall back to the free ones', async () => {
    const solid = await icon('fontawesome', 'bell');
    expect(await icon('fontawesome', 'bell', { type: 'regular' })).not.toBe(solid);
    expect(await icon('fontawesome', 'bell', { type: 'duotone' })).toBe(solid);
  });

  test('a former name draws the same as the present one', async () => {
    expect(await icon('fontawesome', 'home')).toBe(await icon('fontawesome', 'house'));
    expect(await icon('lucide', 'alert-triangle')).toBe(await icon('lucide', 'triangle-alert'));
    expect(await icon('tabler', 'discount-check')).toBe(await icon('tabler', 'rosette-discount-check'));
  });

  test('a name that a library does not have is drawn as any other has it', async () => {
    const popper = await icon('lucide', 'party-popper');
    expect(await icon('tabler', 'party-popper')).toBe(popper);
    expect(await icon('fontawesome', 'party-popper')).toBe(popper);
    const mark = await icon('fontawesome', 'docker');
    for (const library of ['lucide', 'tabler'] as const)
      expect(await icon('fontawesome', 'docker', { library })).toBe(mark);
    expect(fallbackIcon('message-bot', 'tabler').html).toBe(await icon('lucide', 'bot-message-square'));
  });

  test('a name may say its set before a colon, and wins over the library of the project', async () => {
    const bell = await icon('lucide', 'bell');
    expect(await icon('fontawesome', 'lucide:bell')).toBe(bell);
    expect(await icon('tabler', 'lucide:bell', { library: 'fontawesome' })).toBe(bell);
    expect(await icon('lucide', 'tabler:bell')).toBe(await icon('tabler', 'bell'));
    expect(await icon('lucide', 'fa6-regular:bell')).toBe(
      await icon('fontawesome', 'bell', { type: 'regular' }),
    );
    expect(await icon('lucide', 'fa-brands:github')).toBe(await icon('fontawesome', 'github'));
    // A set that is not at hand: what is called the same is drawn.
    expect(await icon('lucide', 'mdi:bell')).toBe(bell);
    expect(fallbackIcon('mdi:rocket-launch', 'fontawesome').html).toBe(await icon('fontawesome', 'rocket'));
    expect(await icon('lucide', 'lucide:no-such-thing')).toBeUndefined();
    expect(await icon('lucide', 'https:bell/x')).toBeUndefined();
  });

  test('an unknown name is undefined', async () => {
    for (const library of ['fontawesome', 'lucide', 'tabler'] as const) {
      expect(await icon(library, 'no-such-thing')).toBeUndefined();
      expect(await icon(library, '../../package.json')).toBeUndefined();
      expect(await icon(library, '__proto__')).toBeUndefined();
    }
  });
});

test('size, class and color are set; a color cannot carry other CSS', async () => {
  expect(await icon('lucide', 'x', { size: 20, color: '#f00' })).toContain(
    'class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" style="color:#f00"',
  );
  expect(await icon('lucide', 'x', { color: 'red;background:url(x)' })).not.toContain('url');
});

test('an icon with a class is painted by its background, but none of a package of components', async () => {
  const page =
    'import { Check } from "lucide-react";\n\n<Icon icon="check" size={20} className="bg-green-500" color="#f00" />\n\n<Check className="bg-green-500" />\n';
  const site = await built({ 'docs.json': docsJson({ icons: { library: 'lucide' } }), 'index.mdx': page });
  const [mask = '', drawn = ''] =
    site.file('index.html').match(/<svg class="icon [^"]*bg-green-500".*?<\/svg>/g) ?? [];
  expect(mask).toMatch(
    /^<svg class="icon icon-painted bg-green-500" width="20" height="20" aria-hidden="true" style="color:#f00;mask:url\(&quot;data:image\/svg\+xml,[^";]*&quot;\) center\/contain no-repeat"><\/svg>$/,
  );
  const path = (await icon('lucide', 'check'))?.match(/<path[^>]*>/)?.[0];
  expect(decodeURIComponent(mask)).toContain(path);
  expect(drawn).toContain(path);
  const { html: unknown } = fallbackIcon('no-such-icon-at-all', 'lucide', {
    className: 'bg-green-500',
    isMask: true,
  });
  expect(unknown).toMatch(/^<svg class="icon icon-painted bg-green-500"[^>]*><\/svg>$/);
});

test('an SVG file of the project that takes the color of the text is drawn inline, unless it could run or load something', async () => {
  const icons = await createIcons(
    'lucide',
    filesOf({
      'a.svg':
        '<?xml version="1.0"?><!-- x --><svg viewBox="0 0 9 9" fill="currentColor"><path d="M0 0"/></svg>',
      'b.svg': '<svg viewBox="0 0 9 9" fill="currentColor"><script>x</script></svg>',
      'own-colors.svg': '<svg viewBox="0 0 9 9" fill="red"><path d="M0 0"/></svg>',
      'named.svg': '<svg viewBox="0 0 9 9" fill="currentColor"><path id="a" d="M0 0"/></svg>',
    }),
  );
  expect(icons('/a.svg')).toBe(
    '<svg class="icon" viewBox="0 0 9 9" aria-hidden="true"><g fill="currentColor"><path d="M0 0"/></g></svg>',
  );
  for (const file of ['/b.svg', '/own-colors.svg', '/named.svg']) expect(icons(file)).toBeUndefined();
});

test.each([
  ['a link', '<a href="https://example.com"><path d="M0 0"/></a>'],
  ['a script in mixed case', '<Script>x</Script>'],
  ['a handler behind a slash', '<path/onload="x()" d="M0 0"/>'],
  ['an animation of an address', '<use href="#a"><set attributeName="href" to="javascript:x"/></use>'],
  ['a picture from elsewhere', '<image href="https://example.com/x.png"/>'],
  ['a part of another file', '<use xlink:href="/logo.svg#a"/>'],
  ['paint from elsewhere', '<path fill="url(https://example.com/x.svg#a)"/>'],
  ['a style sheet', '<style>body { display: none }</style>'],
  ['HTML', '<foreignObject><p>x</p></foreignObject>'],
])('an SVG with %s is not drawn inline', async (_, inside) => {
  const icons = await createIcons('lucide', filesOf({}));
  expect(icons(`<svg viewBox="0 0 9 9">${inside}</svg>`)).toBeUndefined();
});

test('of an SVG only the drawing is taken, also where it tells its size in another way', async () => {
  const icons = await createIcons('lucide', filesOf({}));
  expect(
    icons(
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="18px"><metadata><rdf:x>1</rdf:x></metadata><title>x</title>' +
        '<defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>' +
        '<text class="l-side">a &lt; b</text><rect fill="url(#g)" inkscape:label="x"/></svg>',
    ),
  ).toBe(
    '<svg class="icon" viewBox="0 0 24 18" aria-hidden="true"><defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>' +
      '<text>a &lt; b</text><rect fill="url(#g)"/></svg>',
  );
});

test('SVG as written is drawn with the paint of its outermost element', async () => {
  const icons = await createIcons('lucide', filesOf({}));
  expect(
    icons('<svg viewBox="0 0 9 9" fill="none" stroke="currentColor" stroke-width="2"><path d="M0 0"/></svg>'),
  ).toBe(
    '<svg class="icon" viewBox="0 0 9 9" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="2"><path d="M0 0"/></g></svg>',
  );
  expect(icons('<svg viewBox="0 0 9 9" onload="x()"><path d="M0 0"/></svg>')).toBeUndefined();
});

test.each([
  ['https://cdn.example.com/lucide/v1.16.0/workflow.svg', 'workflow', { library: 'lucide' }],
  ['https://cdn.example.com/lucide-static@latest/icons/box.svg', 'box', { library: 'lucide' }],
  ['https://cdn.example.com/tabler/v3.35.0/filled/star.svg', 'star', { library: 'tabler', type: 'filled' }],
  ['https://cdn.example.com/v7.1.0/brands/github.svg', 'github', { library: 'fontawesome', type: 'brands' }],
])('%s is an icon of a library', (address, name, options) => {
  expect(iconOfAddress(address)).toEqual({ name, options });
});

test('an address of another kind is no icon of a library', () => {
  expect(iconOfAddress('https://example.com/logos/box.svg')).toBeUndefined();
});

test('where a file is meant, the icon stands in place of its address', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'style.css': '.x { mask: url(https://cdn.example.com/v7.1.0/solid/bolt.svg) }',
    'index.mdx': [
      '![](https://cdn.example.com/lucide/v0.545.0/box.svg)',
      '',
      '<i style={{ maskImage: "url(https://cdn.example.com/v7.1.0/regular/heart.svg)" }} />',
    ].join('\n'),
  });
  expect(site.diagnostics).toEqual([]);
  expect(site.file('style.css')).toMatch(/url\("data:image\/svg\+xml,%3Csvg%20[^"]*"\)/);
  const html = site.file('index.html');
  expect(html).toMatch(/<img [^>]*src="data:image\/svg\+xml,[^"]*%20width%3D%2224%22/);
  expect(html).toMatch(/mask-image:url\(&quot;data:image\/svg\+xml,[^"]*&quot;\)/);
});

test('where a file of a paid set is meant, what says the same stands in place of its address', () => {
  const path = (name: string) =>
    /%20d%3D%22([^"]*?)%22/.exec(
      iconInPlaceOf(`https://cdn.example.com/v7.1.0/solid/${name}.svg`) ?? '',
    )?.[1];
  expect(path('memo')).toBeDefined();
  expect(path('memo')).toBe(path('file-lines'));
  expect(path('rocket-launch')).toBe(path('rocket'));
});

test('a file that no library has stays an address on another host', () => {
  expect(iconInPlaceOf('https://cdn.example.com/v7.1.0/solid/no-such-thing.svg')).toBeUndefined();
  expect(iconInPlaceOf('/icons/lucide/box.svg')).toBeUndefined();
});

test('what nobody has is stood in for by an icon that says the same, by a shorter name, else by a neutral mark', async () => {
  expect(fallbackIcon('memo', 'fontawesome').html).toBe(await icon('fontawesome', 'file-lines'));
  expect(fallbackIcon('diagram-subtask', 'fontawesome').html).toBe(
    await icon('fontawesome', 'diagram-project'),
  );
  expect(fallbackIcon('circle-3', 'fontawesome').html).toBe(await icon('tabler', 'circle-number-3'));
  expect(fallbackIcon('square-k', 'lucide').html).toBe(await icon('tabler', 'square-letter-k'));
  expect(fallbackIcon('vscode', 'fontawesome').html).toBe(await icon('tabler', 'brand-vscode'));
  expect(fallbackIcon('ufo-beam', 'fontawesome').html).toBe(await icon('tabler', 'ufo'));
  expect(fallbackIcon('rocket-launch', 'fontawesome').html).toBe(await icon('fontawesome', 'rocket'));
  // Its shorter name may be that of another library.
  expect(fallbackIcon('message-lines', 'lucide').html).toBe(await icon('fontawesome', 'message'));
  expect(fallbackIcon('no-such-thing', 'fontawesome').html).toContain('<circle');
});
