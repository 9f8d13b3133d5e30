import type { Callable } from '../../interpreter/value.ts';
import { wordsOf } from '../../interpreter/words.ts';
import { blocks, GROUPS, splitSelectors, wrapped } from './css-blocks.ts';
import { CLASSES, IDS, MARKS } from './hosted-parts.ts';

/**
 * Whether a click handler opens the search of a hosted page: it presses that button, or the keys for it. No handler
 * runs here, and many home pages have a large button of their own for the search.
 */
export function opensSearch(handler: Callable): boolean {
  const { texts, names } = wordsOf(handler);
  if (names.has('KeyboardEvent') && (texts.has('k') || texts.has('K'))) return true;
  return texts.values().some((text) => /\bsearch-bar-entry(?:-mobile)?\b/.test(text));
}

/**
 * An id or a class, with the element that a selector wants it on, which may be another here; or a name as an element. What
 * stands in brackets is none of these.
 */
const NAME =
  /\[(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^\]"'])*\]|((?<![\w\\#.:[-])(?:aside|button|div|footer|header|li|main|nav|section|span|ul))?([#.])([a-z][a-z-]*)(?![\w\\(-])|(?<![\w\\#.:[-])([a-z][a-z-]*)(?![\w\\(-])/g;
/** Parts that are links here, and hold one on a hosted page: `#topbar-cta-button a`. */
const LINKS: ReadonlySet<string> = new Set(['nav-anchor', 'navbar-link', 'topbar-cta-button']);
const LINK_WITHIN =
  /:is\(((?:li)?[#.]([a-z-]+)),([^()]+)\)(\s*>\s*|\s+)a(?![\w-])((?:\s*>\s*|\s+)span(?![\w-]))?/g;
/** What hosted pages mark so is the page that is read, the heading above what is read, or the tab that is chosen. */
const ACTIVE = /\[data-active(?:-deepest)?(?:=["']?(true|false)["']?)?\]/g;
const IS_ACTIVE = ':is([data-active],[aria-current],[aria-selected="true"],:has(>[aria-current]))';
/** The color by which style sheets mean the link to the page that is read. */
const CURRENT = /(?<=,\.l-(?:nav|side)\)[^,"']{0,200})\.text-primary(?![\w-])/g;
/** What a hosted page has in the area that is read stands in a part of that area here. */
const OF_AREA = /(?<=,\.l-main\))\s*>\s*/g;
/** Elements of HTML that are named as components are: these mean themselves. */
const ELEMENTS = new Set(['footer', 'header', 'link']);

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
      const isTitle = selectors.every((selector) => selector.endsWith(',.l-title)'));
      const shown = [looks(body), isArea ? measure(body) : '', isTitle ? room(body) : '']
        .filter((part) => part !== '')
        .join(';');
      const icons = selectors.flatMap((selector) => (ICON.test(selector) ? selector.replace(ICON, OWN) : []));
      const ground = icons.length === 0 ? '' : colorOfIcons(body);
      return wrapped(selectors.join(','), shown) + (ground === '' ? '' : wrapped(icons.join(','), ground));
    })
    .join('');
}

/** Whether a selector means a part that a hosted page has around what is written on it. */
export function isHostedPart(selector: string): boolean {
  return translated(selector) !== undefined;
}

/** What a selector means that ends with the drawing of an icon. */
const ICON = /(?<![\w-])svg(?=(?:[.:[][^\s>+~]*)?$)/;
/** The icons that are no drawing of the project. */
const OWN = 'svg:where(.icon,.l-glyph)';

/** A hosted icon is cut out of its ground, of which it has the color; one here has the color of words. */
function colorOfIcons(body: string): string {
  const [, color = ''] =
    declarations(body).findLast(([property]) => /^background(?:-color)?$/.test(property)) ?? [];
  return color && `color:${color};background:none${/ *!important$/.exec(color)?.[0] ?? ''}`;
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
  return marked === selector.trim()
    ? undefined
    : elements(marked)
        .replace(OF_AREA, ' ')
        .replace(CURRENT, ':is(.text-primary,[aria-current])')
        .replace(ACTIVE, (_, is) => (is === 'false' ? `:not(${IS_ACTIVE})` : IS_ACTIVE));
}

/** Elements within the bar, within the text of a page, and a card that is to be a link, which is but within one here. */
const WITHIN = /(?<=,\.(c-card|l-header|l-main|l-prose)\)[^,"']{0,200}[\s>+~])(a|h2|p)(?![\w-])/g;
const LINK_CARD = /a(:is\(\.card,\.c-card\))(?=$|[\s:>.[])/;

/** The titles of cards are headings, not paragraphs, on a hosted page; and no links, which the whole cards are there. */
function elements(selector: string): string {
  return selector
    .replace(LINK_CARD, '$1')
    .replace(':not(:is(.card,.c-card))', ':not(:is(.card,.c-card,.c-card-link))')
    .replace(WITHIN, (element, part: string) => {
      // The words of the button have a color of their own on a hosted page.
      if (part === 'l-header') return element === 'a' ? 'a:not(:where(.l-button))' : element;
      if (element === 'a') return 'a:not(:where(.c-card-link,.c-update-label))';
      if (element === 'p') return 'p:not(:where([class^="c-card-"]))';
      return part === 'c-card' ? ':is(h2,.c-card-title)' : element;
    });
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

/** The room around words that are given a ground or a border, at which they would stand. */
function room(body: string): string {
  const all = declarations(body);
  if (!all.some(([property]) => /^(?:background|border)/.test(property))) return '';
  return all
    .filter(([property]) => /^padding(?:-[a-z-]+)?$/.test(property))
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
}

function declarations(body: string): [property: string, value: string][] {
  const text = body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/[^;{}]*\{[^{}]*\}/g, '');
  const found = text.matchAll(
    /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;"'()])+)/g,
  );
  return [...found].map(([, property = '', value = '']) => [property.toLowerCase(), value.trim()]);
}
