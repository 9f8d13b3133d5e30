import { siteAddress } from '../addresses.ts';
import { escapeAttribute, escapeText } from '../markdown/html.ts';
import type { SiteSummary } from '../site.ts';
import { languageTag, textDirection } from '../words/languages.ts';
import { wordsIn } from '../words/words.ts';
import { FRONT_STYLE } from './front-style.ts';

/** A site that the first page leads to. */
export interface ListedSite {
  readonly basePath: string;
  readonly summary: SiteSummary;
  readonly hasIcon: boolean;
}

/** The page at the root: a list of the sites. It has all it needs in itself, and reads the same without scripts. */
export function frontPage(sites: readonly ListedSite[], domain: string): string {
  const names = sites.map(({ summary }) => summary.name).join(', ');
  const head =
    `<title>${escapeText(domain)}</title><meta name="description" content="${escapeAttribute(names)}">` +
    `<link rel="canonical" href="https://${siteAddress({ domain })}/">`;
  return page(sites, head, `<h1>${escapeText(domain)}</h1>${list(sites)}`);
}

/**
 * The page for wrong addresses. Hosts show it anywhere, so its links start at the root of the host, and with scripts at
 * the outermost folder above the address that has the first site in it.
 */
export function notFoundPage(sites: readonly ListedSite[], domain: string): string {
  const { layout: words } = wordsIn(languageOf(sites));
  const first = sites[0] === undefined ? '' : href(sites[0]);
  const script = FIND_ROOT.replace('FIRST', () => JSON.stringify(first));
  const head =
    `<title>${escapeText(`${words.notFound} - ${domain}`)}</title><meta name="robots" content="noindex">` +
    `${first === '' ? '' : `<script>${script}</script>`}`;
  const body = `<h1>${words.notFound}</h1><p>${words.notFoundText}</p>${list(sites)}`;
  return page(sites, head, body, '<base href="/">');
}

const FIND_ROOT = `(async function(d){var p=location.pathname.split('/'),n=1,c;while(n<p.length){c=p.slice(0,n++).join('/')+'/';try{if((await fetch(c+FIRST,{method:'HEAD'})).ok){d.querySelector('base').href=c;return}}catch(e){}}})(document)`;

/** The sites share the reader's choice between light and dark. */
const MODE =
  "(function(){try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.style.colorScheme=t}catch(e){}})()";

function page(sites: readonly ListedSite[], head: string, body: string, base = ''): string {
  const language = languageOf(sites);
  const icon = sites[0]?.hasIcon === true ? '<link rel="icon" href="favicon.ico">' : '';
  return `<!doctype html>
<html lang="${escapeAttribute(languageTag(language))}" dir="${textDirection(language)}">
<head>${base}<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">${head}${icon}<style>${FRONT_STYLE}</style><script>${MODE}</script></head>
<body><main>${body}</main></body>
</html>
`;
}

function list(sites: readonly ListedSite[]): string {
  if (sites.length === 0) return '';
  const items = sites.map((site) => {
    const { name, description, language = 'en' } = site.summary;
    const icon = site.hasIcon
      ? `<img src="${escapeAttribute(`${encodeURI(site.basePath)}/favicon.ico`)}" alt="" width="32" height="32">`
      : '';
    const about = description === undefined ? '' : `<p>${escapeText(description)}</p>`;
    return `<li lang="${escapeAttribute(languageTag(language))}" dir="${textDirection(language)}">${icon}<div><h2><a href="${escapeAttribute(href(site))}">${escapeText(name)}</a></h2>${about}</div></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function href({ basePath }: ListedSite): string {
  return `${encodeURI(basePath)}/index.html`;
}

function languageOf(sites: readonly ListedSite[]): string {
  return sites[0]?.summary.language ?? 'en';
}
