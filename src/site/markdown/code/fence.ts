/** What an author said of a code block after its language. */
export interface FenceOptions {
  readonly title: string | undefined;
  readonly icon: string | undefined;
  /** Lines, counting from 1. */
  readonly highlighted: ReadonlySet<number>;
  readonly focused: ReadonlySet<number>;
  readonly lineNumbers: boolean;
  readonly wrap: boolean;
  readonly expandable: boolean;
  /** Whether comments in it speak to the TypeScript compiler. */
  readonly twoslash: boolean;
  /** Whether readers may want to copy it. */
  readonly copy: boolean;
}

/** What stands behind a fence, not yet read: its language, and what follows. */
export function splitInfo(
  language: string | undefined,
  meta: string,
): { readonly named: string | undefined; readonly rest: string } {
  const braces = language?.startsWith('{') ? BRACES.exec(`${language} ${meta}`) : null;
  if (braces) return { named: braces[1], rest: braces[2] ?? '' };
  // A fence such as ```{1,3} or ```title="x" has no language: everything is an option.
  const isOption = language !== undefined && /^[{"]|=|^nocopy$/.test(language);
  return isOption ? { named: undefined, rest: `${language} ${meta}` } : { named: language, rest: meta };
}

/** What stands behind a fence: its language, and what its author said of the block. */
export function readInfo(
  language: string | undefined,
  meta: string,
): { readonly named: string | undefined; readonly options: FenceOptions } {
  const { named, rest } = splitInfo(language, meta);
  return { named, options: readFence(rest) };
}

/** A language or a class in braces, as other tools have it: `{.json}`, `{r, echo=FALSE}`, `{.copyWrapper}`. */
const BRACES = /^\{\s*(?:\.?([a-z][a-z\d+#-]*)(?=[\s,}])|[.#]?[A-Za-z])[^{}]*\}(.*)$/;

const FLAGS = ['lines', 'wrap', 'expandable', 'nocopy', 'twoslash', 'showlinenumbers'] as const;
type Flag = (typeof FLAGS)[number];

/** `name={…}` may hold objects: `theme={{ light: "a" }}`. */
const WORD =
  /\{([\d,\s-]*)\}|([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}|(\S*))|"([^"]*)"|(\[[A-Za-z,\s]+\](?!\S)|\S+)/g;

const PAIR = /([A-Za-z]\w*)\s*:\s*("[^"]*"|'[^']*'|[\w.-]+)/g;
/** Options in one object, as other tools have them: `{{ title: 'cURL', tag: "GET" }}`. */
const OBJECT = new RegExp(`\\{\\{\\s*(${PAIR.source}(?:\\s*,\\s*${PAIR.source})*)\\s*,?\\s*\\}\\}`, 'g');

/** What follows a fence, with the options of such an object as those that stand by themselves. */
function withoutObject(meta: string): string {
  return meta.replace(OBJECT, (_all, pairs: string) =>
    Array.from(pairs.matchAll(PAIR), ([, name, value]) => `${name}=${value}`).join(' '),
  );
}

/** Reads what follows the language of a fence: flags, `name=value` options, `{1,3-5}`; the other words are the title. */
export function readFence(meta: string): FenceOptions {
  const words: string[] = [];
  const flags = new Set<Flag>();
  const options = new Map<string, string>();
  for (const [, braces, name, double, single, expression, bare, quoted, word] of withoutObject(meta).matchAll(
    WORD,
  )) {
    if (braces !== undefined) options.set('highlight', braces);
    else if (name !== undefined) {
      options.set(name.toLowerCase(), unquoted(double ?? single ?? expression ?? bare ?? ''));
    } else {
      const said = flagsOf(word ?? '');
      if (said.length === 0) words.push(quoted ?? word ?? '');
      for (const flag of said) flags.add(flag);
    }
  }
  const flag = (key: Flag): boolean => flags.has(key) || (options.has(key) && options.get(key) !== 'false');
  return {
    title: (options.get('title') ?? options.get('filename') ?? words.join(' ').trim()) || undefined,
    icon: options.get('icon') || undefined,
    highlighted: readLines(options.get('highlight') ?? ''),
    focused: readLines(options.get('focus') ?? ''),
    lineNumbers: flag('lines') || flag('showlinenumbers'),
    wrap: flag('wrap'),
    expandable: flag('expandable'),
    twoslash: flag('twoslash'),
    copy: !flag('nocopy'),
  };
}

/** The flags that a word is, or a list in brackets, as other tools and older pages have them: `[wrap]`, `[lines, wrap]`. */
function flagsOf(word: string): readonly Flag[] {
  const names = (/^\[(.*)\]$/.exec(word)?.[1] ?? word)
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const flags = names.map((name) => FLAGS.find((flag) => flag === name));
  return flags.every((flag) => flag !== undefined) ? flags : [];
}

/** An option may be written as an expression: `title={"a.ts"}`, `highlight={[1, 2]}`. */
function unquoted(text: string): string {
  return text.trim().replace(/^(["'`])([\s\S]*)\1$/, '$2');
}

const MAX_LINE = 100_000;

/** `1,3-5` → 1, 3, 4, 5. What is no number is passed over. */
function readLines(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const [, from = '', to = from] of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const last = Math.min(Number(to), MAX_LINE);
    for (let line = Number(from); line <= last; line++) lines.add(line);
  }
  return lines;
}
