import type { Settings } from '../config/settings.ts';
import { splitSuffix } from '../hrefs.ts';
import {
  type AddressPattern,
  asRead,
  bare,
  bareAddress,
  filled,
  hostForm,
  patternOf,
} from './address-pattern.ts';

type Redirect = Omit<Settings['redirects'][number], 'index'>;

interface Rule extends AddressPattern {
  readonly redirect: Redirect;
}

export interface Redirects {
  /** Where a site path (with its leading slash) leads to; undefined when no redirect takes it. */
  resolve(path: string): string | undefined;
  /** Every redirect that can be a page; wildcards once for each page they lead to. */
  pages(existing: Iterable<string>): RedirectPages;
  /** The rules in the form that static hosts read, one a line: the first that fits counts, so plain ones come first. */
  readonly file: string;
  /** Sources of redirects that lead back to themselves, which are left out. */
  readonly circles: readonly string[];
  /** Sources with wildcards that take up their own targets again, so that no host would come to an end. */
  readonly endless: readonly string[];
  /** Sources that are a part of a page, or of the source of another redirect, and give way to it. */
  readonly parts: readonly string[];
}

interface RedirectPages {
  /** Old path → target. */
  readonly targets: ReadonlyMap<string, string>;
  /** The old paths that wildcards mean; the target of each is the path of a page, with its leading slash. */
  readonly byWildcard: ReadonlySet<string>;
  /** Sources with wildcards that would make too many pages together, and are left to hosts that read rules. */
  readonly leftToHosts: readonly string[];
}

/** What redirects stand among. */
interface Surroundings {
  /** The folder of the host that the project is served from. */
  readonly basePath?: string | undefined;
  /** Whether a path (with its leading slash) is that of a page. */
  readonly isPage?: (path: string) => boolean;
  /** The path of the page that an address means which only the hosted service gives it; undefined for others. */
  readonly hosted?: (address: string) => string | undefined;
}

/** Redirects that chain further than this lead nowhere, and so do those to longer addresses. */
const MOST_STEPS = 32;
const LONGEST_ADDRESS = 4096;
/** More pages that only lead on are not made of wildcards: hundreds of rules may each lead to all of a site. */
export const MOST_WILDCARD_PAGES = 20_000;

interface Table {
  /** Target by source, of those without wildcards. */
  readonly plain: ReadonlyMap<string, string>;
  readonly rules: readonly Rule[];
}

/**
 * The redirects of a project. Those that chain are followed to their end, which is at the first page on the way. Paths
 * are those of the project, but in the file for hosts.
 */
export function createRedirects(
  list: readonly Redirect[],
  { basePath = '', isPage = () => false, hosted = () => undefined }: Surroundings = {},
): Redirects {
  const sources = new Set(list.flatMap(({ source }) => (isPart(source) ? [] : [bareAddress(source)])));
  const isHidden = ({ source }: Redirect): boolean =>
    isPart(source) && (sources.has(bareAddress(source)) || isPage(bareAddress(source)));
  const effective = list
    .filter((redirect) => !isHidden(redirect))
    .map((redirect) => ledToPage(redirect, hosted, (path) => isPage(path) || sources.has(path)));
  const table = tableOf(effective);
  const once = createStep(table);
  const resolve = (path: string): string | undefined => follow(path, once, isPage);

  const isPlain = ({ source }: Redirect): boolean => table.plain.has(bareAddress(source));
  const isCircle = (redirect: Redirect): boolean =>
    bareAddress(redirect.source) === bareAddress(redirect.destination) ||
    (isPlain(redirect) &&
      follow(redirect.source, once, () => false) === undefined &&
      // Into a circle of pages a redirect may well lead: most hosts show the first of them.
      (isPage(bareAddress(redirect.source)) || resolve(redirect.source) === undefined));
  const circles = new Set(effective.filter(isCircle));
  const takesUpItself = createTakesUpItself(table);
  const endless = new Set(effective.filter((redirect) => !circles.has(redirect) && takesUpItself(redirect)));
  const followed = effective.filter((redirect) => !circles.has(redirect) && !endless.has(redirect));

  return {
    resolve,
    // From an address with a slash at its end to the one without is no circle to its author.
    circles: [...circles].flatMap(({ source }) => (/.\/$/.test(source) ? [] : [source])),
    endless: [...endless].map(({ source }) => source),
    parts: list.filter(isHidden).map(({ source }) => source),
    pages: (existing) => pagesOf(table, resolve, existing),
    file: hostFile(
      [...followed.filter(isPlain), ...followed.filter((redirect) => !isPlain(redirect))],
      basePath,
    ),
  };
}

/** Browsers do not tell a host of an anchor, and hosts match no query. */
function isPart(source: string): boolean {
  return /[?#]/.test(source);
}

/**
 * The redirect, to the address that the page it means has here. Hosts are told of that one; of other sites and of
 * wildcards nothing is known.
 */
function ledToPage(
  redirect: Redirect,
  hosted: (address: string) => string | undefined,
  isKnown: (path: string) => boolean,
): Redirect {
  const [path, suffix] = splitSuffix(redirect.destination);
  const target = bareAddress(path);
  if (/^[^/]|:[A-Za-z_]|\*/.test(path) || isKnown(target)) return redirect;
  const own = hosted(target);
  return own === undefined || `/${own}` === bareAddress(redirect.source)
    ? redirect
    : { ...redirect, destination: `/${own}${suffix}` };
}

/** Redirects by what they are looked up with; of several from one address the first counts. */
function tableOf(redirects: readonly Redirect[]): Table {
  const plain = new Map<string, string>();
  const rules: Rule[] = [];
  for (const redirect of redirects) {
    const source = bareAddress(redirect.source);
    if (source === bareAddress(redirect.destination)) continue;
    if (/[:*]/.test(source)) rules.push({ redirect: { ...redirect, source }, ...patternOf(source) });
    else if (!plain.has(source)) plain.set(source, redirect.destination);
  }
  return { plain, rules };
}

/** Where a path leads by one redirect; undefined when none takes it. */
function createStep({ plain, rules }: Table): (path: string) => string | undefined {
  const byFolder = new Map<string, readonly Rule[]>();
  /** The rules that may take a path, in their order: those of its first folder, and those that begin with no folder. */
  const rulesFor = (path: string): readonly Rule[] => {
    const folder = path.slice(0, path.indexOf('/', 1) + 1);
    const found =
      byFolder.get(folder) ??
      rules.filter(
        ({ prefix }) => (folder !== '' && prefix.startsWith(folder)) || !/^\/[^/]*\//.test(prefix),
      );
    byFolder.set(folder, found);
    return found;
  };
  return (path) => {
    const exact = plain.get(path);
    if (exact !== undefined) return exact;
    for (const { valuesIn, names, redirect } of rulesFor(path)) {
      const values = valuesIn(path);
      if (values !== undefined) return filled(redirect.destination, names, values);
    }
    return undefined;
  };
}

/** Where a path leads at last, or to the first end on the way; undefined when nowhere. */
function follow(
  path: string,
  once: (path: string) => string | undefined,
  isEnd: (path: string) => boolean,
): string | undefined {
  let target = once(bareAddress(path));
  for (let steps = 0; target?.startsWith('/') === true; steps += 1) {
    if (isEnd(bareAddress(target))) return target;
    const further = once(bareAddress(target));
    if (further === undefined) return target;
    if (steps === MOST_STEPS || further.length > LONGEST_ADDRESS) return undefined;
    // Browsers keep the anchor on their way, and hosts the query.
    const [[, suffix], [, own]] = [splitSuffix(target), splitSuffix(further)];
    target = own === '' ? further + suffix : further;
  }
  return target;
}

/** Tells whether a redirect with wildcards takes up its own target again. */
function createTakesUpItself({ rules }: Table): (redirect: Redirect) => boolean {
  const bySource = Map.groupBy(rules, ({ redirect }) => redirect.source);
  return ({ source, destination }) =>
    /^\/[^/].*[:*]/.test(destination) &&
    (bySource.get(bareAddress(source)) ?? []).some(
      ({ valuesIn }) => valuesIn(bareAddress(destination)) !== undefined,
    );
}

function pagesOf(
  { plain, rules }: Table,
  resolve: Redirects['resolve'],
  existing: Iterable<string>,
): RedirectPages {
  const targets = new Map<string, string>();
  for (const source of plain.keys()) {
    const target = resolve(source);
    if (target !== undefined) targets.set(source, target);
  }
  const most = targets.size + MOST_WILDCARD_PAGES;
  const byWildcard = new Set<string>();
  const leftToHosts: string[] = [];
  const paths = [...existing].map((path) => `/${path}`);
  for (const { redirect, names } of rules) {
    const back = patternOf(bareAddress(redirect.destination));
    // What a target does not tell of its source, no page can.
    if (names.some((name) => !back.names.includes(name))) continue;
    const own = new Map<string, string>();
    for (const path of paths) {
      const values = back.valuesIn(path);
      const source = values && filled(redirect.source, back.names, values);
      const target = source === undefined || targets.has(source) ? undefined : resolve(source);
      if (source !== undefined && target !== undefined && asRead(target) === path) own.set(source, path);
    }
    if (targets.size + own.size > most) leftToHosts.push(redirect.source);
    else
      for (const [source, path] of own) {
        targets.set(source, path);
        byWildcard.add(source);
      }
  }
  return { targets, byWildcard, leftToHosts };
}

/** One line for each redirect, though many projects name an address twice, with a slash at its end and without. */
function hostFile(redirects: readonly Redirect[], basePath: string): string {
  const below = (path: string): string =>
    basePath !== '' && path.startsWith('/') && !path.startsWith('//') ? `/${basePath}${path}` : path;
  const lines = redirects.map(
    ({ source, destination, permanent }) =>
      `${inLine(below(hostForm(bare(source), '*')))} ${inLine(below(hostForm(destination, ':splat')))} ${permanent ? 301 : 302}\n`,
  );
  return [...new Set(lines)].join('');
}

/** The parts of a line stand apart by spaces. */
function inLine(address: string): string {
  return address.replace(/\s/g, encodeURIComponent);
}
