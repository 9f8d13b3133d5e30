import { expect, it } from 'vitest';
import { built, docsJson, styleSheetOf } from '../support.ts';

/** The style sheet of a site with these pages and components. */
async function css(files: Readonly<Record<string, string>>): Promise<string> {
  const made = await built({
    'docs.json': docsJson({
      colors: { primary: '#123456', light: '#abcdef' },
      background: { color: { dark: '#101010' } },
      navigation: { pages: ['index'] },
    }),
    'index.mdx': '---\ntitle: Home\n---\n\n## Part\n',
    ...files,
  });
  return styleSheetOf(made);
}

it('the colors of a site have classes, as on hosted sites', async () => {
  const names = 'text-primary dark:text-primary-light bg-primary/20 dark:bg-background-dark max-w-8xl';
  const text = await css({ 'index.mdx': `<p className="${names}">x</p>\n` });
  expect(text).toContain('--site-primary:#123456;--site-primary-light:#abcdef');
  expect(text).toContain('--site-background-dark:#101010');
  expect(text).toContain('--gray-50:243 244 245;--gray-100:');
  expect(text).toMatch(/\.text-primary\s*\{\s*color: var\(--site-primary\);/);
  expect(text).toContain('.dark\\:bg-background-dark');
  expect(text).toContain('background-color: var(--site-background-dark);');
  expect(text).toContain('.bg-primary\\/20');
  expect(text).toMatch(/\.max-w-8xl\s*\{\s*max-width: 90rem;/);
});

it('classes may be put together in a component', async () => {
  const text = await css({
    'snippets/box.jsx':
      "export const Box = ({ wide }) => {\n  const base = 'rounded-2xl px-5';\n  return <div className={[base, wide ? 'w-full' : `w-1/2`].join(' ')} />;\n};\n",
  });
  for (const name of ['.rounded-2xl', '.px-5', '.w-full', '.w-1\\/2']) expect(text).toContain(name);
});

it('a component may work out a part of a class', async () => {
  const text = await css({
    'index.mdx': 'import { Grid } from "/snippets/grid.jsx"\n\n<Grid cols={3} color="red">x</Grid>\n',
    'snippets/grid.jsx': `export const Grid = ({ cols, color, depth = 1, wide }) => (
  <div className={\`grid md:grid-cols-\${cols} \${depth > 0 ? \`ml-\${depth * 4}\` : ''} bg-\${color}-100/50\`}>
    <i className={\`max-w-\${wide ? 'prose' : 'none'} own-grid-\${cols}\`} />
  </div>
);
`,
  });
  for (const name of ['.md\\:grid-cols-3', '.ml-4', '.ml-8', '.bg-red-100\\/50', '.max-w-prose'])
    expect(text).toContain(`${name} {`);
  expect(text).not.toContain('own-grid');
});

it('style sheets of any folder load, and know the colors as hosted sites name them', async () => {
  const made = await built({
    'docs.json': docsJson({ colors: { primary: '#123456' }, navigation: { pages: ['a/index'] } }),
    'a/index.mdx': '<p style={{ color: "rgb(var(--primary))" }}>x</p>\n',
    'styles/own.css': '.x { color: rgb(var(--primary) / 50%); background: url("../i.svg"); }',
    'i.svg': '<svg/>',
  });
  expect(made.file('a/index.html')).toContain('href="../styles/own.css"');
  expect(made.file('a/index.html')).toContain('style="color:rgb(var(--primary))"');
  expect(made.file('styles/own.css')).toBe(
    '.x { color: rgb(var(--primary) / 50%); background: url("../i.svg"); }',
  );
  expect([...made.files.values()].join()).toContain('--primary:18 52 86');
});

it('a class of its own says how translucent a color is, as on hosted sites', async () => {
  const text = await css({
    'index.mdx':
      '<p className="bg-black bg-opacity-40 dark:bg-opacity-[0.2] text-white border-red-500"><b className="bg-white/50">x</b></p>\n',
  });
  expect(text).toMatch(/\.bg-opacity-40\s*\{\s*--tw-bg-opacity: ?calc\(40 ?\* ?1%\)/);
  expect(text).toMatch(/--tw-bg-opacity: ?calc\(0\.2 ?\* ?100%\)/);
  expect(text).toContain(
    'background-color: color-mix(in srgb, var(--color-black) var(--tw-bg-opacity), transparent);',
  );
  // It is that of the element alone, and what has no such class stays as it is.
  expect(text).toMatch(/@property --tw-bg-opacity\s*\{[^}]*inherits: ?false/);
  expect(text).toMatch(/\.text-white\s*\{\s*color: var\(--color-white\);/);
  expect(text).toMatch(/\.border-red-500\s*\{\s*border-color: var\(--color-red-500\);/);
});

it('lines between parts are as translucent as a class of theirs says', async () => {
  const text = await css({
    'index.mdx': '<p className="divide-y divide-red-500 divide-opacity-50 border-blue-500">x</p>\n',
  });
  expect(text).toMatch(
    /\.divide-opacity-50 > :not\(\[hidden\]\) ~ :not\(\[hidden\]\)\s*\{\s*--tw-divide-opacity: ?calc\(50 ?\* ?1%\)/,
  );
  expect(text).toContain(
    'border-color: color-mix(in srgb, var(--color-red-500) var(--tw-divide-opacity), transparent);',
  );
  expect(text).toMatch(/\.border-blue-500\s*\{\s*border-color: var\(--color-blue-500\);/);
});

it('commas between the tracks of a grid are blanks, as on hosted sites', async () => {
  const text = await css({
    'index.mdx':
      '<p className="grid-cols-[auto,1fr] grid-rows-[minmax(0,1fr),2rem] object-[50%,20%]">x</p>\n',
  });
  for (const rule of [
    'grid-template-columns: auto 1fr;',
    'grid-template-rows: minmax(0,1fr) 2rem;',
    'object-position: 50% 20%;',
  ])
    expect(text).toContain(rule);
});

it('a border without a color is a light line, which any color of a class wins over', async () => {
  const text = await css({ 'index.mdx': '<p className="border border-primary">x</p>\n' });
  const line = text.indexOf(':where([class*="border"],[class*="divide-"]>*){border-color:var(--t-border)}');
  expect(line).toBeGreaterThan(-1);
  expect(text.indexOf('.border-primary')).toBeGreaterThan(line);
});

it('a page of its own design has no links to its neighbours and no footer', async () => {
  const made = await built({
    'docs.json': docsJson({
      navigation: { pages: ['index', 'next'] },
      footer: { socials: { github: 'https://github.com/example' } },
    }),
    'index.mdx': '---\ntitle: Home\nmode: custom\n---\n\n<p>x</p>\n',
    'next.mdx': '# Next\n',
  });
  expect(made.file('index.html')).not.toContain('l-pager');
  expect(made.file('next.html')).toContain('l-pager');
  expect(made.file('index.html')).not.toContain('l-footer');
  expect(made.file('next.html')).toContain('l-footer');
});

it('utility classes may have the prefix of hosted sites', async () => {
  const files = { 'index.mdx': '<p className="mint-px-4 md:mint-w-1/2 own-mint-x">x</p>\n' };
  const text = await css(files);
  for (const name of ['.px-4', '.md\\:w-1\\/2']) expect(text).toContain(name);
  const made = await built({ 'docs.json': docsJson({ navigation: { pages: ['index'] } }), ...files });
  expect(made.file('index.html')).toContain('class="mint-px-4 px-4 md:mint-w-1/2 md:w-1/2 own-mint-x"');
});

it('the variables of a project have no name of the theme', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] }, fonts: { family: 'Inter' } }),
    'index.mdx': '<Columns cols={2}>a</Columns>\n\n<Callout color="#123456">b</Callout>\n',
    'own.css': ':root { --bg: red; --text: red; --radius: 0 }',
  });
  const styles = [...made.files].filter(([path]) => /^assets\/.*\.css$/.test(path)).map(([, text]) => text);
  const names = [...`${styles.join('')}${made.file('index.html')}`.matchAll(/[{;"](--[a-z][\w-]*):/g)];
  const foreign = names.map(([, name]) => name).filter((name) => !/^--(?:t|site|k|gray)-/.test(name ?? ''));
  // What hosted sites name so as well, for the style sheets of projects.
  expect(new Set(foreign)).toEqual(
    new Set(
      ['primary', 'primary-light', 'primary-dark', 'background-light', 'background-dark'].flatMap((name) => [
        `--${name}`,
        `--color-${name}`,
      ]),
    ),
  );
});

it('class names that go on and on have no rule and stop no build', async () => {
  const text = await css({ 'index.mdx': `<p className="${'hover:'.repeat(5000)}p-1 hover:p-2">x</p>\n` });
  expect(text).toContain('.hover\\:p-2');
  expect(text).not.toContain('hover\\:hover');
});
