import { asCompared, bare, encoded, expressionOf } from '../deploy/host-files/redirects.ts';
import type { Routing } from '../deploy/host-files/routing.ts';
import { type Resolution, resolveTarget } from './resolve-target.ts';

/** An answer that leads elsewhere. */
interface Redirection {
  readonly status: number;
  /** Relative where it is within the site, so that any sub-path works. */
  readonly location: string;
}

/**
 * Where a request target (`/old/a%20b?x=1`) leads to by the rules of a site; undefined where they say nothing of it. Some
 * say so only `isMissing`, where the site has nothing there.
 */
export type Moved = (target: string, isMissing: boolean) => Redirection | undefined;

/** What a request is answered with. */
type Route = Exclude<Resolution, { kind: 'redirect' }> | ({ readonly kind: 'redirect' } & Redirection);

/** Finds what a request target means in a site whose files `has` knows, and which has `moved` some of them. */
export function routeOf(target: string, has: (path: string) => boolean, moved: Moved): Route {
  const found = resolveTarget(target, has);
  const elsewhere = moved(target, found.kind === 'missing');
  if (elsewhere !== undefined) return { kind: 'redirect', ...elsewhere };
  return found.kind === 'redirect' ? { ...found, status: 307 } : found;
}

/**
 * Carries out the `_redirects` of a site: rules of one address before patterns, which spare what the site has itself
 * unless they say that they do not.
 */
export function movedBy({ exact, patterns }: Pick<Routing, 'exact' | 'patterns'>): Moved {
  const rules = patterns.map(({ rule, source, target }) => ({
    rule,
    expression: new RegExp(`^${expressionOf(source)}$`),
    parts: target,
  }));
  const addresses = new Map([...exact].toReversed().map(([address, to]) => [asCompared(address), to]));
  return (target, isMissing) => {
    const [pathname = '', query] = target.split(/\?(.*)/s, 2);
    // Slashes doubled by a visitor are one: a target that began with two would lead to another host.
    const path = pathname.replace(/^\/{2,}/, '/');
    const address = bare(asCompared(path));
    const led = (status: number, to: string): Redirection => {
      const whole = query === undefined || /[?#]/.test(to) ? to : `${to}?${query}`;
      return { status, location: fromPath(pathname, whole) };
    };
    const found = addresses.get(address);
    if (found !== undefined) return led(found.status, encoded(found.target));
    const sent = encoded(path);
    for (const { rule, expression, parts } of rules) {
      const match = isMissing || rule.force ? expression.exec(sent) : null;
      if (match === null) continue;
      const words = parts.map((part) =>
        typeof part === 'string' ? encoded(part) : (match.groups?.[part.name] ?? ''),
      );
      return led(rule.status, words.join('').replace(/^\/{2,}/, '/'));
    }
    return undefined;
  };
}

/** An address within the site as a link from a path of it. */
export function fromPath(pathname: string, target: string): string {
  if (!target.startsWith('/')) return target;
  return `${'../'.repeat(pathname.split('/').length - 2) || './'}${target.slice(1)}`;
}
