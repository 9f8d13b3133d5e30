import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { checkSite } from '../../src/bundle/check/check-site.ts';
import { decode } from '../../src/text/percent.ts';
import { DOMAIN, type ExportedSite } from './export.ts';
import type { Project } from './project.ts';

/** Broken links of a site: those whose target the project has, and those that are broken in the project already. */
export interface BrokenLinks {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

export async function brokenLinks(site: ExportedSite, project: Project): Promise<BrokenLinks> {
  const { findings } = await checkSite(site.directory, site.manifest, {
    domain: DOMAIN,
    signal: new AbortController().signal,
  });
  const ids = new Map<string, ReadonlySet<string>>();
  const foldedIds = async (file: string): Promise<ReadonlySet<string>> => {
    const known = ids.get(file) ?? new Set(await idsOf(join(site.directory, file)));
    ids.set(file, known);
    return known;
  };
  const ours: string[] = [];
  const theirs: string[] = [];
  for (const { kind, page, target, message } of findings) {
    const [path = '', id = ''] = target.split('#');
    const file = path === '' ? page : posix.join(posix.dirname(page), decode(path).replace(/\?.*$/, ''));
    const isOurs =
      kind === 'broken-anchor'
        ? (await foldedIds(file)).has(folded(decode(id)))
        : kind === 'broken-link' &&
          (project.has(file.replace(/\.html$/, '')) ||
            hasWritten(project, page.replace(/\.html$/, ''), file));
    if (kind === 'broken-anchor' || kind === 'broken-link') (isOurs ? ours : theirs).push(message);
  }
  return { ours, theirs };
}

/** Whether the page's source has a link that ends like this broken one, and leads to something the project has. */
function hasWritten(project: Project, page: string, broken: string): boolean {
  const wanted = broken.replace(/\.html$/, '');
  const written =
    project.source(page)?.matchAll(/\]\(\s*<?([^\s)>#?]+)|\b(?:href|src)=["'{`]+([^"'`}#?]+)/g) ?? [];
  const paths = Array.from(written, ([, link, attribute]) => link ?? attribute ?? '')
    .filter((target) => !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target))
    .map((target) =>
      posix
        .join(target.startsWith('/') ? '' : posix.dirname(page), decode(target))
        .replace(/^\/+|\/+$/g, '')
        .replace(/\.(?:mdx?|html)$/, ''),
    );
  // The very link stands there, and leads nowhere.
  if (paths.includes(wanted)) return false;
  return paths.some((path) => posix.basename(path) === posix.basename(wanted) && project.has(path));
}

async function idsOf(file: string): Promise<string[]> {
  try {
    const html = await readFile(file, 'utf8');
    return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => folded(id));
  } catch {
    return []; // not a page of the site
  }
}

/** An id without case and punctuation: what generators' rules for ids differ in. */
function folded(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
