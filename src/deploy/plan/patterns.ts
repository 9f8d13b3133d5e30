import ignore from 'ignore';

/** Whether a path of the site is meant by one of these patterns, written as in `.gitignore`; case counts. */
export function matcherOf(patterns: readonly string[]): (path: string) => boolean {
  const matcher = ignore({ ignorecase: false }).add([...patterns]);
  return (path) => matcher.ignores(path);
}
