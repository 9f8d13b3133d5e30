import { canonicalOf, isOriginal } from '../../addresses.ts';
import { SETTINGS_FILE } from '../../config/file.ts';
import { metatagsOf, ownPicture } from '../../config/metatags.ts';
import { canonicalUrl, fileUrl } from '../../hrefs.ts';
import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import { shortText } from '../../markdown/short-text.ts';
import { KATEX_FOLDER } from '../../math/katex.ts';
import { mathStyle } from '../../math/style.ts';
import { forbidsIndexing } from '../../navigation/pages.ts';
import { isKeptBack } from '../../navigation/places.ts';
import { feedPath } from '../../output/rss.ts';
import type { PageBody } from '../../page.ts';
import { languageTag } from '../../words/languages.ts';
import { THUMBNAIL } from '../pictures/thumbnail.ts';
import { type FaviconLink, surroundingsAt, type Theme, type View } from '../view.ts';
import { rooted } from './chrome.ts';
import { excerpt } from './excerpt.ts';
import { organization } from './organization.ts';

/**
 * Chooses the mode before the first paint, so that nothing flashes. Small enough to stand in every page.
 * `strict` sites ignore what the reader once chose.
 */
function modeScript(fallback: 'system' | 'light' | 'dark', strict: boolean): string {
  const chosen = strict ? 'null' : "localStorage.getItem('theme')";
  const dark =
    fallback === 'system' ? "matchMedia('(prefers-color-scheme:dark)').matches" : String(fallback === 'dark');
  return `(function(){var t=null;try{t=${chosen}}catch(e){}document.documentElement.classList.toggle('dark',t?t==='dark':${dark})})()`;
}

/** Hides a banner that the reader has dismissed, before the first paint. */
const BANNER_SCRIPT =
  "(function(d){try{if(localStorage.getItem('banner')===d.dataset.banner)d.classList.add('l-no-banner')}catch(e){}})(document.documentElement)";

/** Entries that a phone lays out at once without making its reader wait. */
const FEW_UPDATES = 12;

/**
 * Has entries laid out as they come into the window (components/client/later.ts): all at once they hold up a phone for a
 * second and more. Not where a reader comes back or follows a link to a place: what lies above has to have its height.
 */
const UPDATES_SCRIPT =
  "(function(n){if(n&&n.type==='navigate'&&!location.hash)document.documentElement.classList.add('c-updates-later')})(performance.getEntriesByType('navigation')[0])";

/** Tells style sheets that the script has not come, as on a page that was saved without it. */
const ALONE = ' onerror="document.documentElement.dataset.alone=1"';

/** Whether a part of what is on a page is shown by the script alone. */
function needsScript({ html }: PageBody): boolean {
  return ['class="c-tablist', 'c-code-expandable', 'data-later'].some((part) => html.includes(part));
}

const DARK = ' media="screen and (prefers-color-scheme:dark)"';

/** Tags the layout writes itself, or that have no place in a static page. */
const OWN_TAGS: ReadonlySet<string> = new Set(['charset', 'viewport', 'canonical', 'description', 'title']);

/** What stands in `<head>`; `noindex` keeps search engines from the page. */
export function head(theme: Theme, view: View, body: PageBody, noindex: boolean): string {
  const { settings, assets } = theme;
  const { page } = view;
  const { needs } = body;
  const title = page.title === settings.name ? page.title : `${page.title} - ${settings.name}`;
  const own = page.description === undefined ? undefined : shortText(page.description);
  const given = metatagsOf(settings, page);
  // Search engines ask every page for one, one without words, too.
  const description = own ?? given.description ?? settings.description ?? excerpt(body.sections) ?? title;
  const canonical = canonicalOf(page, theme.knownAs);
  const tags: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': settings.name,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    ...given,
  };
  // What says so itself may say more.
  if (noindex && !forbidsIndexing(tags.robots)) tags.robots = 'noindex';
  const social = socialTags(theme, view);
  const sheet = (path: string, media = ''): string =>
    `<link rel="stylesheet"${media} href="${escapeAttribute(view.file(path))}">`;
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(description)}">`,
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    noindex || !isOriginal(page, theme.knownAs) ? '' : translations(theme, view),
    ...Object.entries({ ...social, ...tags }).map(([name, content]) => metatag(theme, view, name, content)),
    organization(theme),
    ...assets.favicons.map((icon) => favicon(view, icon)),
    assets.preload === undefined
      ? ''
      : `<link rel="preload" href="${escapeAttribute(view.file(assets.preload))}" as="font" type="font/woff2" crossorigin>`,
    feedLink(view),
    sheet(assets.styleSheet),
    assets.darkStyleSheet === undefined ? '' : `<noscript>${sheet(assets.darkStyleSheet, DARK)}</noscript>`,
    formulaStyle(view, body),
    ...assets.projectStyleSheets.map((path) => sheet(path)),
    `<script>${firstScripts(theme, view, body).join(';')}</script>`,
    `<script defer src="${escapeAttribute(view.file(assets.script))}"${needsScript(body) ? ALONE : ''}></script>`,
    needs.has('mermaid') && assets.mermaidScript !== undefined
      ? `<script defer src="${escapeAttribute(view.file(assets.mermaidScript))}"></script>`
      : '',
    needs.has('try-it')
      ? `<script defer src="${escapeAttribute(view.file(assets.tryItScript))}"></script>`
      : '',
  ].join('');
}

/** What runs before the first paint. */
function firstScripts(theme: Theme, view: View, { html }: PageBody): string[] {
  const { appearance } = theme.settings;
  const { banner } = surroundingsAt(theme, view.place);
  return [
    modeScript(appearance.default, appearance.strict),
    ...(banner?.dismissible === true ? [BANNER_SCRIPT] : []),
    ...(html.split('<section class="c-update"').length - 1 > FEW_UPDATES ? [UPDATES_SCRIPT] : []),
  ];
}

/** The rules that the formulas of a page need. */
function formulaStyle(view: View, { html, needs }: PageBody): string {
  return needs.has('math') ? `<style>${mathStyle(html, `${view.file(KATEX_FOLDER)}/`)}</style>` : '';
}

/** The picture that social networks show: of the page, of the settings, else the one drawn at build time. */
function socialTags(theme: Theme, view: View): Record<string, string> {
  const { assets, address } = theme;
  const own = ownPicture(theme.settings, view.page);
  if (own === undefined && assets.thumbnail === undefined) return { 'twitter:card': 'summary' };
  const drawn =
    own === undefined
      ? {
          'og:image': `https://${address}/${theme.thumbnail(view) ?? assets.thumbnail}`,
          'og:image:width': String(THUMBNAIL.width),
          'og:image:height': String(THUMBNAIL.height),
        }
      : {};
  return { ...drawn, 'twitter:card': 'summary_large_image' };
}

/** Tells search engines of the same page in other languages, and which one is for readers of none of them. */
function translations(theme: Theme, { page, place }: View): string {
  const languages = place.switches.find((placed) => placed.switch.kind === 'language');
  if (languages === undefined) return '';
  const known = theme.places
    .counterparts(page, languages)
    .filter(
      ([entry, same]) =>
        !entry.hidden &&
        !isKeptBack(same, true, { indexing: theme.settings.indexing }) &&
        isOriginal(same, theme.knownAs),
    );
  if (known.length < 2) return '';
  const [fallback] = known.toSorted(([a], [b]) => Number(b.isDefault) - Number(a.isDefault));
  const links = known.map(([entry, same]) => [languageTag(entry.name), same] as const);
  return [...links, ...(fallback === undefined ? [] : [['x-default', fallback[1]] as const])]
    .map(([language, { path }]) => {
      const address = canonicalUrl(theme.knownAs, path);
      return `<link rel="alternate" hreflang="${escapeAttribute(language)}" href="${escapeAttribute(address)}">`;
    })
    .join('');
}

function metatag(theme: Theme, view: View, name: string, content: string): string {
  if (OWN_TAGS.has(name.toLowerCase())) return '';
  const key = /^(og|article|fb):/.test(name) ? 'property' : 'name';
  const value = /image$/.test(name) ? imageUrl(theme, view, name, content) : content;
  return `<meta ${key}="${escapeAttribute(name)}" content="${escapeAttribute(value)}">`;
}

function feedLink(view: View): string {
  const path = feedPath(view.page);
  return path === undefined
    ? ''
    : `<link rel="alternate" type="application/rss+xml" href="${escapeAttribute(view.file(path))}">`;
}

/** Social networks need absolute addresses. A file that the project does not have is reported where it is named. */
function imageUrl(theme: Theme, { from, page }: View, name: string, image: string): string {
  const path = rooted(image);
  if (!path.startsWith('/') || path.startsWith('//')) return image;
  const own = page.metatags[name] === image ? page.parsed?.file : undefined;
  theme.links.asset(from, path, { file: own ?? SETTINGS_FILE });
  const file = theme.links.projectFile(path, '');
  return file === undefined ? image : fileUrl(theme.address, file);
}

function favicon(view: View, { rel, path, type, sizes, mode }: FaviconLink): string {
  const attributes = [
    `rel="${rel}"`,
    ...(type === undefined ? [] : [`type="${type}"`]),
    ...(sizes === undefined ? [] : [`sizes="${sizes}"`]),
    ...(mode === undefined ? [] : [`media="(prefers-color-scheme:${mode})"`]),
  ];
  return `<link ${attributes.join(' ')} href="${escapeAttribute(view.file(path))}">`;
}
