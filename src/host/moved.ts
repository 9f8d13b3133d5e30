import { bare, decoded, encoded, expressionOf } from '../deploy/host-files/redirects.ts';
import type { Routing } from '../deploy/host-files/routing.ts';
import { resolveTarget } from './resolve-target.ts';

/** An answer that leads elsewhere. */
export interface Redirection {
  readonly status: number;
  /** Relative where it is within the site, so that any sub-path works. */
  readonly location: string;
}

/** Where a request target (`/old/a%20b?x=1`) leads to by the rules of a site; undefined where they say nothing of it. */
export type Moved = (target: string) => Redirection | undefined;

/**
 * Carries out the `_redirects` of a site whose files `has` knows: rules of one address before patterns, which spare what
 * the site has itself unless they say that they do not.
 */
export function movedBy(
  { exact, patterns }: Pick<Routing, 'exact' | 'patterns'>,
  has: (path: string) => boolean,
): Moved {
  const rules = patterns.map(({ rule, source, target }) => ({
    rule,
    expression: new RegExp(`^${expressionOf(source)}$`),
    parts: target,
  }));
  return (target) => {
    const [pathname = '', query] = target.split(/\?(.*)/s, 2);
    // Slashes doubled by a visitor are one: a target that began with two would lead to another host.
    const path = pathname.replace(/^\/{2,}/, '/');
    const address = bare(decoded(path));
    const led = (status: number, to: string): Redirection => {
      const whole = query === undefined || /[?#]/.test(to) ? to : `${to}?${query}`;
      return { status, location: fromPath(pathname, whole) };
    };
    const found = exact.get(address);
    if (found !== undefined) return led(found.status, encoded(found.target));
    const sent = encoded(decoded(path));
    for (const { rule, expression, parts } of rules) {
      const match = expression.exec(sent);
      if (match === null || (!rule.force && resolveTarget(target, has).kind !== 'missing')) continue;
      const words = parts.map((part) =>
        typeof part === 'string' ? encoded(part) : (match.groups?.[part.name] ?? ''),
      );
      return led(rule.status, words.join('').replace(/^\/{2,}/, '/'));
    }
    return undefined;
  };
}

/** An address within the site as a link from a path of it. */
function fromPath(pathname: string, target: string): string {
  if (!target.startsWith('/')) return target;
  return `${'../'.repeat(pathname.split('/').length - 2) || './'}${target.slice(1)}`;
}
