import { hash } from 'node:crypto';
import { IN_SETTINGS, SETTINGS_FILE } from '../config/file.ts';
import { hostedPath } from '../hrefs.ts';
import { breakableText } from '../markdown/breakable.ts';
import { codeMarksHtml } from '../markdown/code/code-marks.ts';
import { attributes, escapeAttribute, escapeText } from '../markdown/html.ts';
import { shortHtml } from '../markdown/short-text.ts';
import { isUntitled } from '../markdown/title-heading.ts';
import { languageAt, wordsAt } from '../navigation/language.ts';
import { headText, writtenOn } from '../navigation/pages.ts';
import { isKeptBack, type Place } from '../navigation/places.ts';
import { searchScope } from '../navigation/search-scope.ts';
import type { Heading, PageBody } from '../page.ts';
import type { SiteFile } from '../site.ts';
import { languageTag, textDirection } from '../words/languages.ts';
import { type Words, wordsIn } from '../words/words.ts';
import { NOT_FOUND } from './not-found.ts';
import { actions, actionsOf } from './page/actions.ts';
import { choices, drawerHead, footer, header, navbar, pager, rooted } from './page/chrome.ts';
import { directory } from './page/directory.ts';
import { head } from './page/head.ts';
import { withLeftToRight } from './page/left-to-right.ts';
import { tag } from './page/marks.ts';
import { pageFoot } from './page/page-foot.ts';
import { stylesApart } from './page/page-styles.ts';
import { related } from './page/related.ts';
import { createSidebars } from './page/sidebar.ts';
import { anchors, sideMenus, tabs } from './page/switches.ts';
import { surroundingsAt, type Theme, type View } from './view.ts';

export interface Layout {
  html(view: View, body: PageBody): string;
  /** Files that these pages load on demand. */
  files(views: readonly View[]): SiteFile[];
}

/** Lays pages out: from a rendered body to a whole HTML document. */
export function createLayout(theme: Theme): Layout {
  const sidebars = createSidebars(theme);
  const html = (view: View, body: PageBody): string => {
    const { page, place } = view;
    const { settings } = theme;
    const { layout: words, script } = wordsAt(place);
    const language = languageAt(place);
    const { indexing } = settings;
    const noindex = isKeptBack(page, place.found, { home: theme.places.home, indexing });
    const bare = page.mode === 'custom' || page.mode === 'center';
    const hasSide = body.beside === true && (page.mode === 'default' || page.mode === 'wide');
    const entries = page.mode === 'default' && !hasSide ? contentsEntries(body.headings) : [];
    const inContents = entries.length > 0 && actionsOf(theme, view).inContents;
    const contents = tableOfContents(entries, words, inContents ? actions(theme, view, true) : '');
    const offered = inContents ? '' : actions(theme, view);
    const tabRow = tabs(theme, view);
    const classes = [`theme-${settings.theme}`];
    if (settings.appearance.default === 'dark') classes.push('dark');
    // Said here: to find it out by `:has()`, browsers look again at each element that comes.
    if (tabRow !== '') classes.push('l-tabbed');
    const banner = theme.banner(view);
    const announced = surroundingsAt(theme, place).banner;
    // What hosted sites name so, unless a part of the page has the name.
    const isTaken = body.titleId === 'content' || body.html.includes(' id="content"');
    const content = isTaken ? '' : ' id="content"';
    const { html: text, styles } = stylesApart(body.html);
    const direction = textDirection(language);
    const whole = `<!doctype html>
<html lang="${escapeAttribute(languageTag(language))}" dir="${direction}" class="${classes.join(' ')}" data-root="${escapeAttribute(view.file(''))}" data-search="${escapeAttribute(theme.assets.searchScript)}" data-scope="${escapeAttribute(searchScope(place))}" data-current-path="${escapeAttribute(hostedPath(page.path))}"${followed(settings)}${announced?.dismissible === true ? ` data-banner="${bannerKey(announced.content)}"` : ''}>
<head>${head(theme, view, body, noindex)}${styles}</head>
<body class="l-mode-${page.mode}">
<a class="l-skip" href="#l-content">${words.skip}</a>
${decoration(theme, view)}${banner === undefined ? '' : banner}
${header(theme, view, contents !== '', tabRow)}
<div class="l-frame${contents === '' ? '' : ' l-has-toc'}${hasSide ? ' l-has-side' : ''}${bare ? ' l-bare' : ''}">
<aside class="l-side" id="l-side" popover aria-label="${words.navigation}">${drawerHead(words)}${navbar(theme, view, 'l-drawer-links')}${choices(theme, view, 'l-side-choices')}${sideMenus(theme, view)}${anchors(theme, view)}<nav class="l-nav" aria-label="${words.pages}"${theme.settings.drilldown ? ' data-drilldown' : ''}>${sidebars.html(view)}</nav></aside>
<div class="l-main"><main id="l-content" tabindex="-1">
<article class="l-article"${hasViews(text) ? ' data-views' : ''}>${titleBlock(theme, view, body.titleId, hasSide, offered)}<div class="l-prose"${content}>${text}${directory(theme, view)}</div>${related(theme, view)}${pageFoot(theme, view)}</article>
${page.isAlone === true || page.mode === 'custom' ? '' : pager(view)}
</main>${page.mode === 'custom' ? '' : footer(theme, view)}</div>
${contents}
</div>${scriptWords(script)}
</body>
</html>
`;
    return direction === 'rtl' ? withLeftToRight(whole) : whole;
  };
  return { html, files: sidebars.files };
}

/** Whether one of several views is shown, once a script has made the choice. */
function hasViews(html: string): boolean {
  return html.includes(' data-later>') && /<section class="c-view"[^>]* data-later>/.test(html);
}

/** A site that follows the system does so until the reader chooses, or always where there is no choice. */
function followed({ appearance }: Theme['settings']): string {
  return appearance.default === 'system' ? ` data-follow="${appearance.strict ? 'always' : 'first'}"` : '';
}

/** What the script of the page says, where that is not English: those words the script brings itself. */
function scriptWords(words: Words['script']): string {
  return words === wordsIn('en').script
    ? ''
    : `\n<script type="application/json" id="l-words">${JSON.stringify(words)}</script>`;
}

/** Tells one announcement from the next. */
function bannerKey(content: string): string {
  return hash('sha256', content).slice(0, 8);
}

function titleBlock(
  theme: Theme,
  view: View,
  id: string | undefined,
  isNarrow: boolean,
  offered: string,
): string {
  const { page, place } = view;
  if (isUntitled(page.mode)) return '';
  const title = `<h1${attributes({ id })}>${codeMarksHtml(page.markedTitle ?? page.title)}${page.deprecated ? ` ${tag(wordsAt(place).layout.deprecated, true)}` : ''}</h1>`;
  const written = headText(writtenOn(page).description);
  const linked = (target: string): string =>
    theme.links.href(view.from, target, { file: page.parsed?.file ?? SETTINGS_FILE });
  const description =
    written === undefined ? '' : `<p class="l-description">${shortHtml(written, linked)}</p>`;
  const above = page.path === NOT_FOUND ? '' : eyebrow(theme, place);
  const room = offered === '' ? '' : ` style="--t-title:${lettersInALine(page.title)}"`;
  const block = `${above}<div class="l-title-row"${room}>${title}${offered}</div>${description}`;
  return `<header class="l-title${isNarrow || isLong(page.title, offered) ? ' l-title-long' : ''}">${block}</header>`;
}

/** How wide a title in two lines is, in digits, which are a little wider than letters; no word of it breaks. */
function lettersInALine(title: string): number {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  return Math.ceil(Math.max(title.length * 0.4, longest * 0.9));
}

/** A title that would be a column of three lines beside what can be done with the page has the width of the text. */
function isLong(title: string, offered: string): boolean {
  const besideMany = offered.split('class="l-action"').length > 3;
  return title.length > (besideMany ? 28 : 42) || title.split(/\s/).some((word) => word.length > 18);
}

function eyebrow(theme: Theme, place: Place): string {
  const groups = place.groups.map(({ title }) => title).filter(Boolean);
  if (theme.settings.eyebrows === 'section')
    return groups.length === 0 ? '' : `<p class="l-eyebrow">${breakableText(groups.at(-1) ?? '')}</p>`;
  const chosen = place.switches.flatMap(({ switch: { kind }, active }) =>
    kind === 'language' || active === undefined ? [] : [active.label],
  );
  const names = [...chosen, ...groups];
  if (names.length === 0) return '';
  return `<nav class="l-eyebrow" aria-label="${wordsAt(place).layout.breadcrumbs}"><ol>${names.map((name) => `<li>${breakableText(name)}</li>`).join(' ')}</ol></nav>`;
}

/** The headings that a table of contents lists; one alone needs no table. */
function contentsEntries(headings: readonly Heading[]): readonly Heading[] {
  const shown = headings.filter(({ depth, text }) => (depth === 2 || depth === 3) && text !== '');
  return shown.length < 2 ? [] : shown;
}

function tableOfContents(shown: readonly Heading[], words: Words['layout'], offered: string): string {
  if (shown.length === 0) return '';
  // Where a page has headings of the third level alone, none stands below another.
  const skipped = Math.min(...shown.map(({ depth }) => depth)) - 2;
  const items = shown.map(
    ({ depth, id, text, isLater }) =>
      `<li data-depth="${depth - skipped}"${isLater ? ' data-later' : ''}><a href="#${escapeAttribute(encodeURIComponent(id))}">${escapeText(text)}</a></li>`,
  );
  return `<aside class="l-toc" id="l-toc" popover><nav aria-labelledby="l-toc-title"><p id="l-toc-title">${words.onThisPage}</p><ul>${items.join('')}</ul></nav>${offered}</aside>`;
}

function decoration(theme: Theme, view: View): string {
  const { background, appearance } = theme.settings;
  const { decoration: pattern, image } = background;
  const shown = (path: string, className: string): string => {
    const source = theme.links.asset(view.from, rooted(path), IN_SETTINGS);
    return `<img class="${className}" src="${escapeAttribute(source)}" alt="">`;
  };
  // One picture for both modes is dimmed in the mode that its author is not known to have seen it in.
  const picture =
    image === undefined
      ? ''
      : image.light === image.dark
        ? shown(image.light, appearance.default === 'dark' ? 'l-for-dark' : 'l-for-light')
        : shown(image.light, 'l-only-light') + shown(image.dark, 'l-only-dark');
  return pattern === undefined && picture === ''
    ? ''
    : `<div class="l-background" data-decoration="${pattern ?? 'none'}" aria-hidden="true">${picture}</div>`;
}
