import type { Settings } from '../config/settings.ts';

type Redirect = Settings['redirects'][number];

/** `/old/:slug*` as a pattern with named parts; a source without any is plain. */
interface Rule {
  readonly redirect: Redirect;
  /** What its source begins with: most rules are passed by without asking their pattern. */
  readonly prefix: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

export interface Redirects {
  /** Where a site path (with its leading slash) leads to; undefined when no redirect takes it. */
  resolve(path: string): string | undefined;
  /** Old path → target, for every redirect that can be a page; wildcards once for each page they lead to. */
  pages(existing: Iterable<string>): Map<string, string>;
  /** The rules in the form that static hosts read, one a line: the first that fits counts, so plain ones come first. */
  readonly file: string;
  /** Sources of redirects that lead back to themselves, which are left out. */
  readonly circles: readonly string[];
}

const PLACEHOLDER = /:([A-Za-z_]\w*)(\*?)/g;

/**
 * The redirects of a project, which is served below `basePath`. Those that chain are followed to their end. Paths are
 * those of the project, but in the file for hosts.
 */
export function createRedirects(list: readonly Redirect[], basePath = ''): Redirects {
  const below = (path: string): string =>
    basePath !== '' && path.startsWith('/') && !path.startsWith('//') ? `/${basePath}${path}` : path;
  const plain = new Map<string, string>();
  const rules: Rule[] = [];
  for (const redirect of list) {
    const source = clean(redirect.source);
    if (source === clean(redirect.destination)) continue;
    if (/[:*]/.test(source)) rules.push(compile({ ...redirect, source }));
    else if (!plain.has(source)) plain.set(source, redirect.destination);
  }

  const once = (path: string): string | undefined => {
    const exact = plain.get(path);
    if (exact !== undefined) return exact;
    for (const { prefix, pattern, names, redirect } of rules) {
      const match = path.startsWith(prefix) ? pattern.exec(path) : null;
      if (match !== null) return fill(redirect.destination, names, match.slice(1));
    }
    return undefined;
  };

  const resolve = (path: string): string | undefined => {
    let target = once(clean(path));
    const seen = new Set([clean(path)]);
    while (target?.startsWith('/') === true && !seen.has(clean(target))) {
      seen.add(clean(target));
      const further = once(clean(target));
      if (further === undefined) return target;
      target = further;
    }
    return target?.startsWith('/') === true && seen.has(clean(target)) && once(clean(target)) !== undefined
      ? undefined
      : target;
  };

  const isPlain = ({ source }: Redirect): boolean => plain.has(clean(source));
  const isCircle = (redirect: Redirect): boolean =>
    clean(redirect.source) === clean(redirect.destination) ||
    (isPlain(redirect) && resolve(redirect.source) === undefined);
  const followed = list.filter((redirect) => !isCircle(redirect));

  return {
    resolve,
    // From an address with a slash at its end to the one without is no circle to its author.
    circles: list
      .filter((redirect) => isCircle(redirect) && !/.\/$/.test(redirect.source))
      .map(({ source }) => source),
    pages(existing) {
      const found = new Map<string, string>();
      for (const source of plain.keys()) {
        const target = resolve(source);
        if (target !== undefined) found.set(source, target);
      }
      const paths = [...existing];
      for (const rule of rules) {
        const back = compile({
          source: clean(rule.redirect.destination),
          destination: rule.redirect.source,
          permanent: true,
        });
        for (const path of paths) {
          const match = back.pattern.exec(`/${path}`);
          const source = match === null ? undefined : fill(rule.redirect.source, back.names, match.slice(1));
          if (source === undefined || source.search(PLACEHOLDER) >= 0 || found.has(source)) continue;
          if (resolve(source) === `/${path}`) found.set(source, `/${path}`);
        }
      }
      return found;
    },
    file: unique(
      [...followed.filter(isPlain), ...followed.filter((redirect) => !isPlain(redirect))].map(
        ({ source, destination, permanent }) =>
          `${below(hostForm(clean(source), '*'))} ${below(hostForm(destination, ':splat'))} ${permanent ? 301 : 302}\n`,
      ),
    ).join(''),
  };
}

/** Many projects name an address twice, with a slash at its end and without. */
function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}

function clean(path: string): string {
  const bare = `/${path}`.replace(/[?#].*$/, '').replace(/\/{2,}/g, '/');
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

function compile(redirect: Redirect): Rule {
  const names: string[] = [];
  const pattern = redirect.source.replace(
    /:([A-Za-z_]\w*)(\*?)|\*|[.+?^${}()|[\]\\]/g,
    (part, name: string | undefined, star: string | undefined) => {
      if (name === undefined && part !== '*') return `\\${part}`;
      names.push(name ?? 'splat');
      return part === '*' || star === '*' ? '(.*)' : '([^/]+)';
    },
  );
  const [prefix = ''] = redirect.source.split(/[:*]/);
  return { redirect, prefix, pattern: new RegExp(`^${pattern}$`), names };
}

function fill(target: string, names: readonly string[], values: readonly string[]): string {
  const value = (name: string): string => values[names.indexOf(name)] ?? '';
  return target
    .replace(PLACEHOLDER, (part, name: string) => (names.includes(name) ? value(name) : part))
    .replace(/\*/g, () => value('splat'));
}

/** The host's form knows one wildcard, at the end. */
function hostForm(path: string, wildcard: string): string {
  return path.replace(/:[A-Za-z_]\w*\*|(?<=\/)\*/g, wildcard);
}
