import type { LoadedSettings } from '../config/load.ts';
import type { Settings } from '../config/settings.ts';
import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import { type AddressPattern, bareAddress, patternOf } from './address-pattern.ts';
import { LISTINGS } from './link-hrefs.ts';
import type { Links } from './links.ts';
import { MOST_WILDCARD_PAGES, type Redirects } from './redirects.ts';

interface RedirectSources {
  readonly redirects: Redirects;
  readonly loaded: LoadedSettings;
  readonly files: ProjectFiles;
  readonly links: Pick<Links, 'used'>;
  /** Site paths of the pages. */
  readonly pages: ReadonlyMap<string, unknown>;
  readonly report: Report;
}

type Redirect = Settings['redirects'][number];

/** A redirect with its source as it is compared. */
interface Written {
  readonly redirect: Redirect;
  readonly bare: string;
  readonly from: AddressPattern;
  /** The names of the parts of its source, those of a query among them. */
  readonly names: readonly string[];
  /** What it begins with before its first part; all of one without parts is no beginning of others. */
  readonly literal: string;
}

/** Reports redirects that lead nowhere, or that nobody sees. */
export function reportRedirects(sources: RedirectSources): void {
  const { redirects, loaded, report } = sources;
  const [part] = redirects.parts;
  if (part !== undefined)
    report({
      severity: 'notice',
      kind: 'hidden-redirect',
      message: `Redirects go by the path alone, and there is a page or another redirect at that of these, which are left out: ${redirects.parts.join(', ')}`,
      hint: 'let links lead to the new address instead',
      ...loaded.placeOfValue(part, 'redirects'),
    });
  const [circles, endless] = [new Set(redirects.circles), new Set(redirects.endless)];
  const seen = new Map<string, Written>();
  const all = loaded.settings.redirects.map(writtenOf);
  for (const written of all) {
    const { redirect, bare } = written;
    if (redirects.parts.includes(redirect.source)) continue;
    const known = seen.get(bare);
    const told =
      (known && shadowed(redirect, known.redirect)) ??
      (circles.has(redirect.source) ? circle(redirect) : undefined) ??
      (endless.has(redirect.source) ? endlessRule(redirect) : undefined) ??
      (bare === bareAddress(redirect.destination) ? undefined : other(written, all, sources));
    seen.set(bare, known ?? written);
    if (told === undefined) continue;
    report({ kind: 'hidden-redirect', severity: 'warning', ...told, ...loaded.placeOf(placeIn(redirect)) });
  }
}

/** Reports redirects that work only where a host reads rules. */
export function reportLeftToHosts(
  sources: readonly string[],
  { loaded, report }: Pick<RedirectSources, 'loaded' | 'report'>,
): void {
  const [source] = sources;
  if (source === undefined) return;
  report({
    severity: 'notice',
    kind: 'left-out',
    message: `The redirects with wildcards would make more than ${MOST_WILDCARD_PAGES} pages that only lead on: rules that have none, and work where the host reads _redirects, are ${sources.length}, such as that of ${source}`,
    hint: 'let fewer rules lead to the same pages',
    ...loaded.placeOfValue(source, 'redirects'),
  });
}

function writtenOf(redirect: Redirect): Written {
  const bare = bareAddress(redirect.source);
  const from = patternOf(bare);
  const { names } = patternOf(redirect.source);
  return { redirect, bare, from, names, literal: names.length > 0 ? from.prefix : `${bare}\0` };
}

function other(written: Written, all: readonly Written[], sources: RedirectSources): Told | undefined {
  return (
    nameless(written) ??
    behindWider(written, all) ??
    leadsNowhere(written, all, sources) ??
    hidden(written, sources) ??
    ofFile(written, sources)
  );
}

type Told = Partial<Parameters<Report>[0]> & { readonly message: string };

function placeIn({ index }: Redirect): readonly (string | number)[] {
  return ['redirects', index, 'source'];
}

function shadowed({ source, destination }: Redirect, first: Redirect): Told | undefined {
  if (first.destination === destination) return undefined;
  return {
    message: `There are two redirects of ${source}: the first of them, to ${first.destination}, is followed`,
    hint: 'keep one of them',
  };
}

function circle({ source }: Redirect): Told {
  return {
    kind: 'redirect-circle',
    message: `The redirect of ${source} leads back to itself, and is left out`,
    hint: 'let it lead to a page',
  };
}

function endlessRule({ source }: Redirect): Told {
  return {
    kind: 'redirect-circle',
    message: `The redirect of ${source} takes its own targets up again: it works for the pages there are, and is no rule for hosts`,
    hint: 'let it lead to addresses that it does not take',
  };
}

/** A target with a part that the source does not have. */
function nameless({ redirect: { source, destination }, names: known }: Written): Told | undefined {
  const missing = patternOf(destination).names.filter((name) => !known.includes(name));
  // In an address of another host a colon stands before a port, too.
  if (missing.length === 0 || !destination.startsWith('/')) return undefined;
  const written = (name: string | undefined): string => (name === 'splat' ? '*' : `:${name}`);
  return {
    kind: 'broken-link',
    message: `The redirect of ${source} leads to ${destination}, but its source has no part ${missing.map(written).join(', ')}`,
    hint: known.length === 0 ? 'name the part in the source, too' : `did you mean ${written(known[0])}?`,
  };
}

/** A rule behind one that takes all that it takes, too. */
function behindWider({ redirect, bare }: Written, all: readonly Written[]): Told | undefined {
  const { source, destination, index } = redirect;
  const isWider = (other: Written): boolean =>
    other.names.length === 1 && /[*+]$/.test(other.bare) && bare.startsWith(other.from.prefix);
  const wider = all.find((other) => other.redirect.index < index && isWider(other));
  // Those without parts come first for hosts, wherever they are written.
  if (wider === undefined || !/[:*]/.test(bare) || wider.redirect.destination === destination)
    return undefined;
  return {
    message: `The redirect of ${source} is never followed: that of ${wider.redirect.source}, which stands before it, takes all its addresses`,
    hint: 'write it before that one, or remove it',
  };
}

/** A redirect of pages that are there. */
function hidden(
  { redirect: { source }, bare, names, from }: Written,
  { pages }: RedirectSources,
): Told | undefined {
  const takes = (path: string): boolean => from.valuesIn(`/${path}`) !== undefined;
  const index = `${bare}/index`.replace(/^\/+/, '');
  const isPage = pages.has(bare.slice(1)) || pages.has(index);
  const found = names.length > 0 ? pages.keys().find(takes) : isPage ? '' : undefined;
  if (found === undefined) return undefined;
  return {
    severity: 'notice',
    message:
      found === ''
        ? `There is a page ${source}: most hosts show it, and do not follow its redirect`
        : `There are pages at addresses that the redirect of ${source} takes, such as /${found}: most hosts show them, and do not follow it`,
    hint: found === '' ? 'remove the page or the redirect' : 'move the pages, or remove the redirect',
  };
}

/** A redirect of a file that the site has. */
function ofFile(
  { redirect: { source }, bare }: Written,
  { pages, links }: RedirectSources,
): Told | undefined {
  const path = bare.slice(1);
  const isMarkdown = path.endsWith('.md') && pages.has(path.slice(0, -'.md'.length));
  if (!isMarkdown && !LISTINGS.has(path) && !links.used.has(path)) return undefined;
  return {
    severity: 'notice',
    message: `The site has a file ${source}: most hosts show it, and do not follow its redirect`,
    hint: LISTINGS.has(path) || isMarkdown ? 'remove the redirect' : 'remove the file or the redirect',
  };
}

/** A rule to a folder that holds nothing. */
function leadsNowhere(
  { redirect: { source, destination } }: Written,
  all: readonly Written[],
  sources: RedirectSources,
): Told | undefined {
  if (!/^\/[^/]/.test(destination)) return undefined;
  // A part that only names a place on a page leads to that page.
  const { prefix: folder, names } = patternOf(bareAddress(destination));
  if (names.length === 0 || folder === '/') return undefined;
  const isBelow = (path: string): boolean => `/${path}`.startsWith(folder);
  const leadsOn = all.some(({ bare, literal }) => bare.startsWith(folder) || folder.startsWith(literal));
  if (leadsOn || sources.pages.keys().find(isBelow) !== undefined || sources.files.paths.some(isBelow))
    return undefined;
  return {
    kind: 'broken-link',
    message: `The redirect of ${source} leads to ${destination}, but there is no page below ${folder}`,
    hint: 'let it lead to a folder that has pages',
  };
}
