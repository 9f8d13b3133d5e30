/** What a path begins with that only a shell would put something else for: `~`, `$HOME`. */
export function shellWordIn(path: string): string | undefined {
  return /^(?:~|\$(?:[A-Z_]+|\{\w+\}))(?=\/|$)/.exec(path)?.[0];
}
