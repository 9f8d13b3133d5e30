const NAMED = /\blang(?:uage)?\b["']?\s*[:=]\s*\{?\s*["'`]([\w+#.-]{1,40})["'`]/g;

/** The languages that a script names for code that it shows, lower case: `language="python"`, `lang: 'go'`. */
export function scriptLanguages(script: string): string[] {
  return [...script.matchAll(NAMED)].flatMap(([, name]) => (name === undefined ? [] : [name.toLowerCase()]));
}
