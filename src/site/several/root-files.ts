import { siteAddress } from '../addresses.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { textFile } from '../hashed.ts';
import type { SiteFile } from '../site.ts';
import { joinRobots } from './robots.ts';
import type { RootSources } from './root-sources.ts';

/** The files that hosts and machines look for at the root of a site, made of those of the sites below it. */
export function rootFiles(
  sites: readonly RootSources[],
  domain: string,
): { readonly files: readonly SiteFile[]; readonly diagnostics: readonly Diagnostic[] } {
  const each = (name: 'llms-full.txt' | '_redirects' | '_headers' | 'CNAME') =>
    sites.flatMap(({ basePath, summary, texts }) => {
      const text = texts.get(name);
      return text === undefined ? [] : [{ basePath, summary, text }];
    });
  // What a project redirects was written with its path already; what it says of headers was not.
  const redirects = each('_redirects').map(({ text }) => text);
  const headers = each('_headers').map(({ basePath, text }) => below(text, basePath));
  const [host, ...others] = each('CNAME');
  const files = [
    textFile('sitemap.xml', sitemapIndex(sites, domain)),
    textFile('robots.txt', joinRobots(sites, domain)),
    textFile('llms.txt', llmsIndex(sites, domain)),
    textFile(
      'llms-full.txt',
      each('llms-full.txt')
        .map(({ text }) => text)
        .join('\n'),
    ),
    ...(redirects.length === 0 ? [] : [textFile('_redirects', redirects.join(''))]),
    ...(headers.length === 0 ? [] : [textFile('_headers', headers.join(''))]),
    ...(host === undefined ? [] : [textFile('CNAME', host.text)]),
    textFile('.nojekyll', ''),
  ];
  const other = others.find(({ text }) => text.trim() !== host?.text.trim());
  if (host === undefined || other === undefined) return { files, diagnostics: [] };
  const clash: Diagnostic = {
    severity: 'warning',
    kind: 'conflicting-file',
    message: `CNAME of ${host.summary.name} says ${host.text.trim()}, that of ${other.summary.name} ${other.text.trim()}: the first counts`,
    hint: 'a site has one domain: leave one CNAME',
  };
  return { files, diagnostics: [clash] };
}

function sitemapIndex(sites: readonly RootSources[], domain: string): string {
  const entries = sites
    .map(
      ({ basePath }) =>
        `  <sitemap><loc>https://${siteAddress({ domain, basePath })}/sitemap.xml</loc></sitemap>\n`,
    )
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`;
}

function llmsIndex(sites: readonly RootSources[], domain: string): string {
  const lines = sites.map(({ basePath, summary: { name, description } }) => {
    const about = description === undefined ? '' : `: ${description.replace(/\s+/g, ' ')}`;
    return `- [${name}](https://${siteAddress({ domain, basePath })}/llms.txt)${about}\n`;
  });
  return `# ${domain}\n\n## Sites\n\n${lines.join('')}`;
}

/** A `_headers` file for the paths below `basePath`: lines that begin with a slash are paths, the others headers. */
function below(text: string, basePath: string): string {
  const moved = text.replaceAll(/^\/(?!\/)/gm, `/${basePath}/`);
  return moved.endsWith('\n') ? moved : `${moved}\n`;
}
