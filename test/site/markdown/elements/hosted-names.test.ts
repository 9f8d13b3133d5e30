import { expect, test } from 'vitest';
import { hostedRules } from '../../../../src/site/markdown/elements/hosted-names.ts';
import { built, docsJson } from '../../support.ts';
import { render } from '../project.ts';

test.each([
  ['#navbar { color: red }', ':is(#navbar,.l-header){color:red}'],
  [
    '#navbar.is-custom { color: red }',
    ':is(#navbar,.l-header):is(.is-custom,.l-mode-custom .l-header){color:red}',
  ],
  ['.dark .card:hover, .own { opacity: 0 }', '.dark :is(.card,.c-card):hover{opacity:0}'],
  ['callout > b { color: red }', ':is(callout,:where(.c-callout)) > b{color:red}'],
  [
    '@media (min-width: 1px) { #footer { display: none !important } }',
    '@media (min-width: 1px){:is(#footer,.l-footer){display:none !important}}',
  ],
  [
    '.prose a:not(.card) { background: url("a;b.png") }',
    ':is(.prose,.l-prose) a:not(:where(.c-card-link,.c-update-label)):not(:is(.card,.c-card,.c-card-link)){background:url("a;b.png")}',
  ],
  [
    '[data-component-part="card-icon"] svg { background-color: #123 !important } .card svg:hover, .card { background: red } .card svg { color: red }',
    ':is([data-component-part="card-icon"],.c-card-icon) svg{background-color:#123 !important}' +
      ':is([data-component-part="card-icon"],.c-card-icon) svg:where(.icon,.l-glyph){color:#123 !important;background:none !important}' +
      ':is(.card,.c-card) svg:hover,:is(.card,.c-card){background:red}' +
      ':is(.card,.c-card) svg:where(.icon,.l-glyph):hover{color:red;background:none}' +
      ':is(.card,.c-card) svg{color:red}',
  ],
  [
    '#content-side-layout { display: none !important }',
    ':is(#content-side-layout,.l-toc){display:none !important}',
  ],
  [
    '#header { padding: 1px 2px; border-left: 3px solid } #header { padding: 4px } #footer { padding: 5px; color: red }',
    ':is(#header,.l-title){border-left:3px solid;padding:1px 2px}:is(#footer,.l-footer){color:red}',
  ],
  [
    'li.navbar-link a[href="x"], #topbar-cta-button > a:hover { color: red }',
    ':is(li.navbar-link a,.l-link-row>.l-link)[href="x"],:is(#topbar-cta-button > a,.l-links .l-button):hover{color:red}',
  ],
  [
    '#topbar-cta-button > a > span { background: red }',
    ':is(#topbar-cta-button > a > span,.l-links .l-button){background:red}',
  ],
  [
    '#content-area { max-width: 64rem !important; color: red; width: 9px }',
    ':is(#content-area,.l-main){color:red;--content-width:64rem !important}',
  ],
  [
    'div#content-area > header#header { display: none }',
    ':is(div#content-area,.l-main) :is(header#header,.l-title){display:none}',
  ],
  ['#content-area { max-width: none }', ':is(#content-area,.l-main){--content-width:100%}'],
  [
    '#content-area p { max-width: 9rem; color: red }',
    ':is(#content-area,.l-main) p:not(:where([class^="c-card-"])){color:red}',
  ],
  [
    'div.callout p, a.card:hover { color: red }',
    ':is(div.callout,.c-callout) p,:is(.card,.c-card):hover{color:red}',
  ],
  [
    '.card > h2, .prose h2 { color: red }',
    ':is(.card,.c-card) > :is(h2,.c-card-title),:is(.prose,.l-prose) h2{color:red}',
  ],
  [
    '[data-component-part="tab-button"][data-active="false"] { color: red }',
    ':is([data-component-part="tab-button"],.c-tablist>[role="tab"]):not(:is([data-active],[aria-current],[aria-selected="true"],:has(>[aria-current]))){color:red}',
  ],
  [
    '[data-component-part="update-label"] { color: red }',
    ':is([data-component-part="update-label"],.c-update-label){color:red}',
  ],
  [
    '.callout[data-callout-type="note"] > [data-component-part="callout-icon"] { display: none }',
    ':is(.callout,.c-callout):is([data-callout-type="note"],.c-note) > :is([data-component-part="callout-icon"],.c-callout-icon){display:none}',
  ],
  [
    '#sidebar li > a.text-primary, .dark #navigation-items .text-primary-light { color: red }',
    ':is(#sidebar,.l-side) li > a:is(.text-primary,[aria-current]),.dark :is(#navigation-items,.l-nav) .text-primary-light{color:red}',
  ],
  [
    '#navbar a { color: red !important } #navbar p a:hover { color: red }',
    ':is(#navbar,.l-header) a:not(:where(.l-button)){color:red !important}:is(#navbar,.l-header) p a:not(:where(.l-button)):hover{color:red}',
  ],
  [
    '.nav-tabs-item[data-active] i { color: red }',
    ':is(.nav-tabs-item,.l-tabs>ul>li>a):is([data-active],[aria-current],[aria-selected="true"],:has(>[aria-current])) i{color:red}',
  ],
  [
    '.tryit-button, .api-section-heading-title { color: red }',
    ':is(.tryit-button,:is(.api-try>summary,.api-try-send>[type="submit"])),:is(.api-section-heading-title,.api-main>h2){color:red}',
  ],
  [
    '#panel, .nav-dropdown-item .nav-dropdown-item-title { color: red }',
    ':is(#panel,.c-panel),:is(.nav-dropdown-item,.l-switch>ul a) :is(.nav-dropdown-item-title,.l-switch>ul a>span){color:red}',
  ],
  [
    '[data-component-part="field-required-pill"] { color: red }',
    ':is([data-component-part="field-required-pill"],:is(.c-field-required,.api-must)){color:red}',
  ],
])('%s means the part of the page that is the same here', (css, rules) => {
  expect(hostedRules(css)).toBe(rules);
});

test.each([
  '#sidebar { width: 9rem; position: fixed; display: flex }',
  '.step::before { color: red }',
  'link, [data-active] { color: red }',
  '.my-card, .card-x, #navbar-x, [class*="card"], footer, .mt-\\[card\\] { color: red }',
  '[class*=card] > p, [data-kind=footer card] { color: red }',
  '@font-face { font-family: card }',
])('%s is left as it is', (css) => {
  expect(hostedRules(css)).toBe('');
});

test.each([
  ['style.css', { 'style.css': '[class*="card"] > p { color: red }' }],
  ['own.html', { 'own.mdx': '<style>{`[class*=card] > p { color: red }`}</style>\n' }],
])('part of a name means whole components, not what these are made of: %s', async (file, files) => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'own'] } }),
    'index.mdx': 'Text\n',
    'own.mdx': '## Content\n',
    ...files,
  });
  expect(site.file(file)).toMatch(/\[class\*="?card"?\]:not\(:where\(\[class\^="c-card-"\]\)\) > p/);
});

test('a style sheet of a project colors the parts of the page, and leaves them where they are', async () => {
  const own = '/* own */\n#page-title { color: red; margin: 9rem }\n';
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'own'] } }),
    'index.mdx': 'Text\n',
    'own.mdx': '## Content\n',
    'style.css': own,
  });
  expect(site.file('style.css')).toBe(`${own}:is(#page-title,.l-title h1){color:red}`);
  expect(site.file('index.html')).toContain('<div class="l-prose" id="content">');
  expect(site.file('own.html').match(/ id="content"/g)).toHaveLength(1);
});

test('a page says its path, by which style sheets mean it', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'a/index', 'a/b'] } }),
    'index.mdx': 'Text\n',
    'a/index.mdx': 'Text\n',
    'a/b.mdx': 'Text\n',
    'style.css': 'html[data-current-path="/a"] #content-side-layout { display: none }',
  });
  const paths = ['index', 'a/index', 'a/b'].map(
    (path) => / data-current-path="([^"]*)"/.exec(site.file(`${path}.html`))?.[1],
  );
  expect(paths).toEqual(['/', '/a', '/a/b']);
  expect(site.file('style.css')).toMatch(
    /html\[data-current-path="\/a"\] :is\(#content-side-layout,\.l-toc\)\{/,
  );
});

test.each([
  '<style>{`#navbar > b { color: red }`}</style>',
  '<style dangerouslySetInnerHTML={{ __html: "#navbar > b { color: red }" }} />',
])('%s in a page means it as well', (source) => {
  expect(render(source).html).toContain(
    '<style>#navbar > b { color: red }:is(#navbar,.l-header) > b{color:red}</style>',
  );
});

test.each([
  [
    'export function find() {\n  document.getElementById("search-bar-entry").click();\n}\n\n<button onClick={find}>Search</button>',
  ],
  ['<button onClick={() => document.getElementById("search-bar-entry")?.click()}>Search</button>'],
  [
    'export const Hero = () => {\n  const find = () => { document.querySelector("#search-bar-entry-mobile").click(); };\n  return <button onClick={() => find()}>Search</button>;\n};\n\n<Hero />',
  ],
  [
    '<button onClick={() => window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", metaKey: true }))}>Search</button>',
  ],
])('a button that opens the search of a hosted page opens this one: %s', (source) => {
  const { html, diagnostics } = render(source);
  expect(html.trim()).toBe('<button data-search-open>Search</button>');
  expect(diagnostics).toEqual([]);
});

test('another button does nothing', () => {
  expect(render('<button onClick={() => alert("search")}>a</button>').html.trim()).toBe('<button>a</button>');
});
