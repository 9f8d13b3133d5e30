import type { Callable } from '../interpreter/value.ts';
import { wordsOf } from '../interpreter/words.ts';
import { blocks, GROUPS, splitSelectors, wrapped } from './css-blocks.ts';

/**
 * The names by which style sheets of projects mean the parts of a hosted page (documented for them under “ID
 * selectors” and “element selectors”), and what is the same here.
 */
const IDS: Readonly<Record<string, string>> = {
  banner: '.l-banner',
  'body-content': '.l-frame',
  'changelog-filters': '.c-filter',
  'content-area': '.l-main',
  'content-container': '.l-main',
  'content-side-layout': '.l-toc',
  footer: '.l-footer',
  header: '.l-title',
  'localization-select-trigger': '.l-switch[data-kind="language"]>summary',
  navbar: '.l-header',
  'navigation-items': '.l-nav',
  'page-context-menu': '.l-actions',
  'page-context-menu-button': '.l-actions .l-action',
  'page-title': '.l-title h1',
  pagination: '.l-pager',
  'search-bar-entry': '.l-search',
  'search-bar-entry-mobile': '.l-search',
  sidebar: '.l-side',
  'sidebar-content': '.l-side',
  'table-of-contents': '.l-toc',
  'table-of-contents-content': '.l-toc',
  'table-of-contents-layout': '.l-toc',
  'topbar-cta-button': '.l-links .l-button',
};

/**
 * Whether a click handler opens the search of a hosted page: it presses that button, or the keys for it. No handler
 * runs here, and many home pages have a large button of their own for the search.
 */
export function opensSearch(handler: Callable): boolean {
  const { texts, names } = wordsOf(handler);
  if (names.has('KeyboardEvent') && (texts.has('k') || texts.has('K'))) return true;
  return [...texts].some((text) => /\bsearch-bar-entry(?:-mobile)?\b/.test(text));
}

const CLASSES: Readonly<Record<string, string>> = {
  accordion: '.c-accordion',
  'accordion-group': '.c-accordions',
  'advanced-footer': '.l-footer',
  'breadcrumb-item': '.l-eyebrow li',
  'breadcrumb-list': '.l-eyebrow ol',
  callout: '.c-callout',
  card: '.c-card',
  'card-group': '.c-columns',
  'code-block': '.c-code',
  'code-block-copy-button': '.c-copy',
  'code-group': '.c-codegroup',
  columns: '.c-columns',
  expandable: '.c-expandable',
  eyebrow: '.l-eyebrow',
  field: ':is(.c-field,.api-field)',
  frame: '.c-frame',
  'is-custom': '.l-mode-custom .l-header',
  'is-not-custom': 'body:not(.l-mode-custom) .l-header',
  link: '.l-prose a:not([class])',
  'mdx-content': '.l-prose',
  'method-nav-pill': '.l-method',
  'method-pill': '.api-method',
  'nav-anchor': '.l-anchors a',
  'nav-anchors': '.l-anchors',
  'nav-dropdown-content': '.l-switch>ul',
  'nav-dropdown-item': '.l-switch>ul a',
  'nav-dropdown-trigger': '.l-switch>summary',
  'nav-logo': '.l-logo img',
  'nav-tabs': '.l-tabs',
  'nav-tabs-item': '.l-tabs>ul>li>a',
  'nav-tag-pill': '.l-tag',
  'navbar-link': '.l-link',
  'pagination-next': '.l-pager a[rel="next"]',
  'pagination-prev': '.l-pager a[rel="prev"]',
  'pagination-title': '.l-pager a>span',
  prompt: '.c-prompt',
  prose: '.l-prose',
  'sidebar-group': '.l-section>ul',
  'sidebar-group-header': '.l-section-title',
  'sidebar-title': '.l-section-title',
  step: '.c-step',
  steps: '.c-steps',
  tabs: '.c-tabs',
  tile: '.c-tile',
  toc: '.l-toc',
  'toc-item': '.l-toc li',
  tooltip: '.c-tooltip',
  'topbar-right-container': '.l-bar-end',
  tree: '.c-tree',
  'tree-file': '.c-tree-file',
  'tree-folder': '.c-tree-folder',
  update: '.c-update',
};

/** An id or a class, with the element that a selector wants it on, which may be another here; or a name as an element. */
const NAME =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|((?<![\w\\#.:[-])(?:aside|button|div|footer|header|li|main|nav|section|span|ul))?([#.])([a-z][a-z-]*)(?![\w\\(-])|(?<![\w\\#.:[-])([a-z][a-z-]*)(?![\w\\(-])/g;
/** Parts that are links here, and hold one on a hosted page: `#topbar-cta-button a`. */
const LINKS: ReadonlySet<string> = new Set(['nav-anchor', 'navbar-link', 'topbar-cta-button']);
const LINK_WITHIN =
  /:is\(((?:li)?[#.]([a-z-]+)),([^()]+)\)(\s*>\s*|\s+)a(?![\w-])((?:\s*>\s*|\s+)span(?![\w-]))?/g;
/** What hosted pages mark so is the page that is read, the heading above what is read, or the tab that is chosen. */
const ACTIVE = /\[data-active(?:-deepest)?(?:=["']?true["']?)?\]/g;
const IS_ACTIVE = ':is([data-active],[aria-current],[aria-selected="true"],:has(>[aria-current]))';
/** Elements of HTML that are named as components are: these mean themselves. */
const ELEMENTS = new Set(['footer', 'header', 'link']);

/** Parts and kinds that have a name in an attribute: `[data-component-part="card-title"]`. */
const MARKS: Readonly<Record<string, string>> = {
  'callout-content': '.c-callout-body',
  'callout-icon': '.c-callout-icon',
  'card-content': '.c-card-body',
  'card-cta': '.c-card-cta',
  'card-icon': '.c-card-icon',
  'card-image': '.c-card-image',
  'card-title': '.c-card-title',
  'tab-button': '.c-tablist>[role="tab"]',
  'tab-content': '.c-tab',
  'tabs-list': '.c-tablist',
  'theme-toggle': '[data-theme-toggle]',
  check: '.c-check',
  danger: '.c-danger',
  info: '.c-info',
  note: '.c-note',
  tip: '.c-tip',
  warning: '.c-warning',
};

const MARK = /\[data-(?:component-part|component-name|callout-type)=(["']?)([a-z-]+)\1\]/g;

/**
 * The rules of a project's style sheet for parts of the page, written for the parts that a page has here. Only how
 * these look is taken, and how wide the text may be: where they stand is another matter in another document.
 */
export function hostedRules(css: string): string {
  return blocks(css)
    .map(({ prelude, body }) => {
      if (GROUPS.test(prelude)) return wrapped(prelude, hostedRules(body));
      if (prelude.startsWith('@')) return '';
      const selectors = splitSelectors(prelude).flatMap((selector) => translated(selector) ?? []);
      if (selectors.length === 0) return '';
      const isArea = selectors.every((selector) => selector.endsWith(',.l-main)'));
      return wrapped(
        selectors.join(','),
        [looks(body), isArea ? measure(body) : ''].filter((part) => part !== '').join(';'),
      );
    })
    .join('');
}

/** A selector of the same weight; undefined where it names no part of a page. */
function translated(selector: string): string | undefined {
  // What is made before or after a part stands where that part has room for it.
  if (/:(?:before|after)\b/.test(selector)) return undefined;
  const named = selector
    .trim()
    .replace(NAME, (written: string, on = '', sign?: string, name = '', element?: string) => {
      if (element !== undefined)
        return ELEMENTS.has(element) || !Object.hasOwn(CLASSES, element)
          ? written
          : `:is(${element},:where(${CLASSES[element]}))`;
      const names = sign === '#' ? IDS : CLASSES;
      return sign === undefined || !Object.hasOwn(names, name)
        ? written
        : `:is(${on}${sign}${name},${names[name]})`;
    });
  const own = named.replace(
    LINK_WITHIN,
    (written, part: string, name: string, link: string, gap: string, span = '') => {
      if (!LINKS.has(name)) return written;
      // The ground of the button is a part of its own on a hosted page.
      const ground = name === 'topbar-cta-button' ? span : '';
      return `:is(${part}${gap}a${ground},${link})${ground === '' ? span : ''}`;
    },
  );
  const marked = own.replace(MARK, (written, _quote, name: string) =>
    Object.hasOwn(MARKS, name) ? `:is(${written},${MARKS[name]})` : written,
  );
  return marked === selector.trim() ? undefined : marked.replace(ACTIVE, IS_ACTIVE);
}

/** Names of parts of components, by which style sheets of projects mean nothing. */
const PART = /\[class\*=(["']?)([a-z]+(?:-[a-z]+)*)\1\]/g;

/**
 * A style sheet of a project whose selectors by part of a name (`[class*="card"]`) mean whole components, as on a hosted
 * page, where what is in a card has other names.
 */
export function sparingParts(css: string): string {
  return css.replace(PART, (selector, _quote, name) => `${selector}:not(:where([class^="c-${name}-"]))`);
}

const LOOK =
  /^(?:color|opacity|visibility|cursor|fill|letter-spacing|line-height|box-shadow|(?:background|border|font|outline|stroke|transition)(?:-[a-z-]+)?|text-(?:align|decoration|shadow|transform|underline)(?:-[a-z-]+)?|(?:backdrop-)?filter|--[\w-]+)$/;

/** The declarations that change how something looks. */
function looks(body: string): string {
  return declarations(body)
    .filter(([property, value]) =>
      property === 'display' ? /^none\b/.test(value) : LOOK.test(property.replace(/^-webkit-/, '')),
    )
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
}

/** How wide the text of a page may be, which hosted pages have a name for as well. */
function measure(body: string): string {
  const [, width] = declarations(body).findLast(([property]) => property === 'max-width') ?? [];
  if (width === undefined || !/^(?:none|[\d.]|calc|clamp|m(?:ax|in)\()/.test(width)) return '';
  return `--content-width:${width.replace(/^none/, '100%')}`;
}

function declarations(body: string): [property: string, value: string][] {
  const text = body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/[^;{}]*\{[^{}]*\}/g, '');
  const found = text.matchAll(
    /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;"'()])+)/g,
  );
  return [...found].map(([, property = '', value = '']) => [property.toLowerCase(), value.trim()]);
}
