import { manifestOfFolder } from '../../../src/bundle/folder.ts';
import type { LocalSite } from '../../../src/deploy/destination.ts';
import { type Content, siteOf } from '../fixtures.ts';

const page = (title: string): string =>
  `<!doctype html><title>${title}</title>${'<p>Words of the page.</p>'.repeat(60)}`;
const moved = '<!doctype html><meta http-equiv="refresh" content="0; url=new.html">';

export const REDIRECTS = `# Old addresses
/old /new 301
/gone https://example.com/elsewhere?from=docs 302
/caf%C3%A9 /new
/price$ /new#plans
/new /never 301
/forced /new 301!
/blog/* /guides/:splat 301
/users/:name/profile /people/:name 302
/api/* /new 308
/away/* https://api.example.com/:splat 200
`;

/** A site with all that makes hosts different: a page in every shape, redirects, files named by digest. */
export const SAMPLE: Content = {
  'index.html': page('Home'),
  'new.html': page('New'),
  'forced.html': page('Forced'),
  'old.html': moved,
  'blog/first.html': moved,
  'blog/kept.html': page('Kept'),
  'blog/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'guides/index.html': page('Guides'),
  'guides/start.html': page('Start'),
  'guides/second part é.html': page('Second'),
  'releases/v1.2.html': page('Release'),
  'sdk/c#.html': page('C#'),
  'sdk/100%.html': page('All of it'),
  '404.html': page('Nowhere'),
  'assets/app.1a2b3c4d.js': 'let a = 1;',
  'assets/app.2b3c4d5e.css': 'body{}',
  'assets/plain.css': 'p{}',
  'fonts.html': page('Fonts'),
  'fonts/a.3c4d5e6f.woff2': 'font',
  'guides/start.md': '# Start',
  'assets/module.mjs': 'let a = 1;',
  'assets/names.csv': 'a,b',
  'assets/spec.yaml': 'a: b',
  LICENSE: 'free',
  _redirects: REDIRECTS,
};

/** A page, one with an odd name, and the page of a folder, with a header of their own. */
export const RULES = ['/blog/kept.html', '/guides/index.html', '/guides/second part é.html'].map(
  (pattern) => ({ pattern, header: 'cache-control', value: 'max-age=60' }) as const,
);

/** The site on disk, described as a pushed folder is. */
export async function sampleSite(changes: Content = {}): Promise<LocalSite> {
  const site = await siteOf({ ...SAMPLE, ...changes });
  const { signal } = new AbortController();
  return { ...site, manifest: await manifestOfFolder(site.directory, { createdAt: new Date(), signal }) };
}
