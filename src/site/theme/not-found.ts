import type { SitePage } from '../navigation/pages.ts';
import type { PageBody } from '../page.ts';
import type { Words } from '../words/words.ts';
import { styleSheet } from './assets.generated.ts';

/** The path of the page that hosts show for a wrong address. */
export const NOT_FOUND = '404';

/** A page that has no file of its own: the one hosts show for a wrong address. */
export function notFoundPage(title: string | undefined, words: Words['layout']): SitePage {
  const shown = title ?? words.notFound;
  return {
    path: NOT_FOUND,
    title: shown,
    sidebarTitle: shown,
    description: undefined,
    icon: undefined,
    tag: undefined,
    deprecated: false,
    hidden: true,
    noindex: true,
    mode: 'center',
    url: undefined,
    metatags: {},
    parsed: undefined,
    operation: undefined,
    endpoint: undefined,
  };
}

/** What it says: the `description` as HTML, if there is any, and where to go on. Scripts name pages like the one sought. */
export function notFoundBody(description: string | undefined, words: Words['layout']): PageBody {
  const suggested = `<nav class="l-related" aria-labelledby="l-related" data-suggest hidden><p id="l-related">${words.suggested}</p><ul></ul></nav>`;
  return {
    html: `${description ?? `<p>${words.notFoundText}</p>`}<p><a href="index.html">${words.home}</a></p>${suggested}`,
    headings: [],
    sections: [],
    needs: new Set(),
    markdown: '',
  };
}

/**
 * Looks for the folder the site is served from: the first one above the wrong address, outermost first, that has
 * the site's script. Links start there then, and so do pictures and style sheets, as new elements: browsers do not
 * load again for the same attribute. `onward` does what is left to do.
 */
const findRoot = (home: string, script: string, onward: string): string =>
  `(function(d){var b=d.querySelector('base'),p=location.pathname.split('/'),n=1;function next(){if(n>=p.length){b.href=${home};return}b.href=p.slice(0,n++).join('/')+'/';var s=d.createElement('script');s.src=${script};s.onerror=next;s.onload=function(){if(b.getAttribute('href')!==${home})d.querySelectorAll('img[src],link[href]').forEach(function(e){e.replaceWith(e.cloneNode())});${onward}};d.head.append(s)}addEventListener('DOMContentLoaded',next)})(document)`;

/**
 * The same document for any address: hosts show it wherever nothing was found. Its looks are part of it; its links
 * start at `basePath` below the root of the host, and with scripts at the folder the site is served from. Scripts may
 * `redirect` to the first page there, too.
 */
export function atAnyAddress(
  html: string,
  script: string,
  {
    basePath = '',
    redirect = false,
  }: { readonly basePath?: string | undefined; readonly redirect?: boolean } = {},
): string {
  const home = basePath === '' ? '/' : `/${encodeURI(basePath)}/`;
  // Where parts of a page need the script, its tag also says what to do without it.
  const start = html.indexOf(`<script defer src="${script}"`);
  if (start < 0) throw new Error('The page does not load the site script');
  const end = '</script>';
  const tag = html.slice(start, html.indexOf(end, start) + end.length);
  return (
    html
      .replace('<head>', `<head><base href="${home}">`)
      // Browsers look for the character set at the very beginning of a document.
      .replace('<meta charset="utf-8">', (charset) => `${charset}<style>${styleSheet}</style>`)
      // The document's own address is not where its links start: the first target would be the first page.
      .replace(/<a class="l-skip".*?<\/a>/, '')
      .replace(/(<a\b[^>]*\shref=")(?=#)/g, `$1${NOT_FOUND}.html`)
      .replace(
        tag,
        () =>
          `<script>${findRoot(`'${home}'`, JSON.stringify(script), redirect ? 'location.replace(b.href+"index.html")' : '')}</script>`,
      )
  );
}
