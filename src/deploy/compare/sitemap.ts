import { Parser } from 'htmlparser2';
import { decoded } from '../host-files/redirects.ts';
import { addressOf } from '../host-files/routing.ts';
import { publishedText, type Reader } from './published-site.ts';

/** Sitemaps that one may name. */
const MOST_PARTS = 100;

/**
 * The addresses below `site` that its sitemap names, as `/guides/start`; undefined where it has none. The sitemaps that
 * it names are read where they are of the same host. Throws E_DEPLOY_UNREACHABLE.
 */
export async function sitemapAddresses(site: URL, reader: Reader): Promise<readonly string[] | undefined> {
  const first = await publishedText(site, 'sitemap.xml', reader);
  if (first === undefined) return undefined;
  const { pages, parts } = locationsIn(first);
  const own = parts.filter((part) => URL.parse(part)?.host === site.host).slice(0, MOST_PARTS);
  const texts = await Promise.all(own.map((part) => publishedText(new URL('.', part), fileOf(part), reader)));
  const all = [...pages, ...texts.flatMap((text) => locationsIn(text ?? '').pages)];
  const root = site.pathname.replace(/\/*$/, '/');
  const paths = all.flatMap((location) => URL.parse(location, site.href)?.pathname ?? []);
  const below = paths.filter((path) => `${path}/`.startsWith(root));
  if (below.length === 0) return undefined;
  return below.map((path) => addressOf(decoded(path.slice(root.length)).replace(/\.html?$/, '')));
}

function fileOf(address: string): string {
  return new URL(address).pathname.replace(/^.*\//, '');
}

/** What a sitemap names: pages, or further sitemaps. */
function locationsIn(xml: string): { readonly pages: readonly string[]; readonly parts: readonly string[] } {
  const [pages, parts]: [string[], string[]] = [[], []];
  const open: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name.replace(/^.*:/, ''));
        text = '';
      },
      ontext(data) {
        text += data;
      },
      onclosetag() {
        const name = open.pop();
        if (name !== 'loc' || text.trim() === '') return;
        if (open.at(-1) === 'url') pages.push(text.trim());
        else if (open.at(-1) === 'sitemap') parts.push(text.trim());
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { pages, parts };
}
