/** What a path begins with that only a shell would put something else for: `~`, `$HOME`. */
export function shellWordIn(path: string): string | undefined {
  return /^(?:~|\$(?:[A-Z_]+|\{\w+\}))(?=\/|$)/.exec(path)?.[0];
}

/** A text of somebody else as one word of a command line that a reader may copy. */
export function quotedForShell(text: string): string {
  return /^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
