import { changedBetween, decode } from '../../text/percent.ts';
import type { Settings } from '../config/settings.ts';
import { splitSuffix } from '../hrefs.ts';
import { longestText } from '../interpreter/built-ins/patterns.ts';

type Redirect = Omit<Settings['redirects'][number], 'index'>;

/** `/old/:slug*` as a pattern with named parts. */
export interface AddressPattern {
  /** What it begins with. */
  readonly prefix: string;
  /** What its parts are in an address; undefined where it does not mean that one. */
  valuesIn(address: string): readonly string[] | undefined;
  /** The names of its parts, in their order; that of `*` is `splat`. */
  readonly names: readonly string[];
}

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

const PLACEHOLDER = /:([A-Za-z_]\w*)([*+]?)/g;

/**
 * The redirects of a project. Those that chain are followed to their end, which is at the first page on the way. Paths
 * are those of the project, but in the file for hosts.
 */
export function createRedirects(
  list: readonly Redirect[],
  { basePath = '', isPage = () => false, hosted = () => undefined }: Surroundings = {},
): Redirects {
  const below = (path: string): string =>
    basePath !== '' && path.startsWith('/') && !path.startsWith('//') ? `/${basePath}${path}` : path;
  const plain = new Map<string, string>();
  const rules: Rule[] = [];
  const sources = new Set(list.flatMap(({ source }) => (isPart(source) ? [] : [bareAddress(source)])));
  const isHidden = ({ source }: Redirect): boolean =>
    isPart(source) && (sources.has(bareAddress(source)) || isPage(bareAddress(source)));
  // Hosts are told of the address that a page has here; of other sites and of wildcards nothing is known.
  const led = (redirect: Redirect): Redirect => {
    const [path, suffix] = splitSuffix(redirect.destination);
    const target = bareAddress(path);
    if (/^[^/]|:[A-Za-z_]|\*/.test(path) || isPage(target) || sources.has(target)) return redirect;
    const own = hosted(target);
    return own === undefined || `/${own}` === bareAddress(redirect.source)
      ? redirect
      : { ...redirect, destination: `/${own}${suffix}` };
  };
  const effective = list.filter((redirect) => !isHidden(redirect)).map(led);
  for (const redirect of effective) {
    const source = bareAddress(redirect.source);
    if (source === bareAddress(redirect.destination)) continue;
    if (/[:*]/.test(source)) rules.push({ redirect: { ...redirect, source }, ...patternOf(source) });
    else if (!plain.has(source)) plain.set(source, redirect.destination);
  }

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

  const once = (path: string): string | undefined => {
    const exact = plain.get(path);
    if (exact !== undefined) return exact;
    for (const { valuesIn, names, redirect } of rulesFor(path)) {
      const values = valuesIn(path);
      if (values !== undefined) return fill(redirect.destination, names, values);
    }
    return undefined;
  };

  const follow = (path: string, isEnd: (path: string) => boolean): string | undefined => {
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
  };
  const resolve = (path: string): string | undefined => follow(path, isPage);

  const pagesOf = (
    { redirect }: Rule,
    back: AddressPattern,
    paths: readonly string[],
    found: ReadonlyMap<string, string>,
  ): ReadonlyMap<string, string> => {
    const own = new Map<string, string>();
    for (const path of paths) {
      const values = back.valuesIn(path);
      const source = values && fill(redirect.source, back.names, values);
      const target = source === undefined || found.has(source) ? undefined : resolve(source);
      if (source !== undefined && target !== undefined && asRead(target) === path) own.set(source, path);
    }
    return own;
  };

  const isPlain = ({ source }: Redirect): boolean => plain.has(bareAddress(source));
  const isCircle = (redirect: Redirect): boolean =>
    bareAddress(redirect.source) === bareAddress(redirect.destination) ||
    (isPlain(redirect) &&
      follow(redirect.source, () => false) === undefined &&
      // Into a circle of pages a redirect may well lead: most hosts show the first of them.
      (isPage(bareAddress(redirect.source)) || resolve(redirect.source) === undefined));
  const bySource = Map.groupBy(rules, ({ redirect }) => redirect.source);
  const isEndless = ({ source, destination }: Redirect): boolean =>
    /^\/[^/].*[:*]/.test(destination) &&
    (bySource.get(bareAddress(source)) ?? []).some(
      ({ valuesIn }) => valuesIn(bareAddress(destination)) !== undefined,
    );
  const followed = effective.filter((redirect) => !isCircle(redirect) && !isEndless(redirect));

  return {
    resolve,
    // From an address with a slash at its end to the one without is no circle to its author.
    circles: effective
      .filter((redirect) => isCircle(redirect) && !/.\/$/.test(redirect.source))
      .map(({ source }) => source),
    endless: effective
      .filter((redirect) => !isCircle(redirect) && isEndless(redirect))
      .map(({ source }) => source),
    parts: list.filter(isHidden).map(({ source }) => source),
    pages(existing) {
      const found = new Map<string, string>();
      for (const source of plain.keys()) {
        const target = resolve(source);
        if (target !== undefined) found.set(source, target);
      }
      const most = found.size + MOST_WILDCARD_PAGES;
      const byWildcard = new Set<string>();
      const leftToHosts: string[] = [];
      const paths = [...existing].map((path) => `/${path}`);
      for (const rule of rules) {
        const back = patternOf(bareAddress(rule.redirect.destination));
        // What a target does not tell of its source, no page can.
        if (rule.names.some((name) => !back.names.includes(name))) continue;
        const own = pagesOf(rule, back, paths, found);
        if (found.size + own.size > most) leftToHosts.push(rule.redirect.source);
        else
          for (const [source, path] of own) {
            found.set(source, path);
            byWildcard.add(source);
          }
      }
      return { targets: found, byWildcard, leftToHosts };
    },
    file: unique(
      [...followed.filter(isPlain), ...followed.filter((redirect) => !isPlain(redirect))].map(
        ({ source, destination, permanent }) =>
          `${inLine(below(hostForm(bare(source), '*')))} ${inLine(below(hostForm(destination, ':splat')))} ${permanent ? 301 : 302}\n`,
      ),
    ).join(''),
  };
}

/** Browsers do not tell a host of an anchor, and hosts match no query. */
function isPart(source: string): boolean {
  return /[?#]/.test(source);
}

/** The parts of a line stand apart by spaces. */
function inLine(address: string): string {
  return address.replace(/\s/g, encodeURIComponent);
}

/** Many projects name an address twice, with a slash at its end and without. */
function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}

/** An address as it is compared: as people read it, one slash before it, none behind, without an anchor or a query. */
export function bareAddress(path: string): string {
  return asRead(bare(path));
}

function bare(path: string): string {
  const plain = `/${path}`.replace(/[?#].*$/, '').replace(/\/{2,}/g, '/');
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/** What would mean something else as a character: a slash, a sign of a query or an anchor, of a part, a percent sign. */
const MEANT = /(%(?:23|25|2A|2F|3A|3F))/i;

/** An address with its `%C3%BC` and the like as characters, but for those that would mean something else. */
function asRead(address: string): string {
  return changedBetween(address, MEANT, decode);
}

/** The addresses that one with parts stands for; one without stands for itself. */
export function patternOf(path: string): AddressPattern {
  const names: string[] = [];
  const pattern = path.replace(
    /:([A-Za-z_]\w*)([*+]?)|\*|[.+?^${}()|[\]\\]/g,
    (part, name: string | undefined, sign: string | undefined) => {
      if (name === undefined && part !== '*') return `\\${part}`;
      names.push(name ?? 'splat');
      if (sign === '+') return '(.+)';
      return part === '*' || sign === '*' ? '(.*)' : '([^/]+)';
    },
  );
  const [prefix = ''] = path.split(/[:*]/);
  const expression = new RegExp(`^${pattern}$`);
  // Of several parts that nothing sets apart, each can end almost anywhere, and all ends would be tried together.
  const longest = names.length < 2 ? Number.POSITIVE_INFINITY : (longestText(expression) ?? 0);
  return {
    prefix,
    names,
    valuesIn: (address) =>
      address.startsWith(prefix) && address.length <= longest
        ? expression.exec(address)?.slice(1)
        : undefined,
  };
}

function fill(target: string, names: readonly string[], values: readonly string[]): string {
  const value = (name: string): string => values[names.indexOf(name)] ?? '';
  return target
    .replace(PLACEHOLDER, (part, name: string) => (names.includes(name) ? value(name) : part))
    .replace(/\*/g, () => value('splat'));
}

/** The host's form knows one wildcard, at the end. */
function hostForm(path: string, wildcard: string): string {
  return path.replace(/(?::[A-Za-z_]\w*\+|(?::[A-Za-z_]\w*)?\*)(?!\w)/g, wildcard);
}
