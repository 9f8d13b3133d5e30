import ignore from 'ignore';

/**
 * Whether a path is meant by one of these patterns, written as in `.gitignore`; case counts. At a store it may be one that
 * no file of a site has, as `/a` or `b//c`.
 */
export function matcherOf(patterns: readonly string[]): (path: string) => boolean {
  const matcher = ignore({ ignorecase: false, allowRelativePaths: true }).add([...patterns]);
  return (path) => matcher.ignores(path);
}
