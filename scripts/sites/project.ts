import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'jsonc-parser';

/** What the figures need to know of a docs project, read without any code of the site builder. */
export interface Project {
  /** Site paths that the navigation lists and that have a file, sorted. */
  readonly listed: readonly string[];
  /** The source of a page by its site path; undefined where no file has it. */
  source(path: string): string | undefined;
  /** Whether a link to this site path has a target in the project: a page or a file. */
  has(path: string): boolean;
}

export function readProject(directory: string): Project {
  const file = (path: string): string | undefined =>
    [`${path}.mdx`, `${path}.md`].find((name) => existsSync(join(directory, name)));
  const listed = new Set<string>();
  for (const entry of pageEntries(readJson(directory, 'docs.json', []))) {
    const path = entry.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '');
    if (file(path) !== undefined) listed.add(path);
  }
  return {
    listed: [...listed].sort(),
    source(path) {
      const name = file(path);
      return name === undefined ? undefined : readFileSync(join(directory, name), 'utf8');
    },
    has: (path) =>
      path !== '' &&
      (file(path) !== undefined ||
        file(`${path}/index`) !== undefined ||
        (/\.\w+$/.test(path) && existsSync(join(directory, path)))),
  };
}

/** A JSON file with each `$ref` to another file replaced by what stands there. */
function readJson(directory: string, path: string, within: readonly string[]): unknown {
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => [key, follow(part)] as const);
    const own = Object.fromEntries(entries);
    const { $ref, ...rest } = own;
    if (typeof $ref !== 'string') return own;
    const target = join($ref.startsWith('/') ? '' : dirname(path), $ref);
    if (within.includes(target) || !existsSync(join(directory, target))) return rest;
    const referred = readJson(directory, target, [...within, target]);
    return typeof referred === 'object' && !Array.isArray(referred) && Object.keys(rest).length > 0
      ? { ...referred, ...rest }
      : referred;
  };
  return follow(parse(readFileSync(join(directory, path), 'utf8')));
}

/** Every string in a list named `pages`, and every `root` of a group, below `navigation`. */
function* pageEntries(settings: unknown): Generator<string> {
  if (typeof settings !== 'object' || settings === null || !('navigation' in settings)) return;
  const rest: unknown[] = [settings.navigation];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      rest.push(...value);
      continue;
    }
    for (const [key, part] of Object.entries(value)) {
      if (key === 'root' && typeof part === 'string') yield part;
      else if (key === 'pages' && Array.isArray(part)) {
        for (const entry of part) {
          if (typeof entry === 'string') yield entry;
          else rest.push(entry);
        }
      } else rest.push(part);
    }
  }
}
