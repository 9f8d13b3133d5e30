import { deserialize, serialize } from 'node:v8';
import type { Diagnostic } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parse.ts';
import type { MarkdownProject } from '../markdown/render.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { LinkEffects, Links } from '../output/links.ts';
import type { PageBody } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildCache } from '../site.ts';
import { digest } from './digest.ts';
import type { Journal } from './journal.ts';

/** A rendered page, and all that rendering it left behind in the build. */
interface Kept {
  readonly body: PageBody;
  readonly effects: LinkEffects;
  readonly diagnostics: readonly Diagnostic[];
  /** Other files that went into it, with the digest of each. */
  readonly seen: readonly (readonly [file: string, digest: string])[];
}

export interface BodyCacheSources {
  readonly cache: BuildCache | undefined;
  readonly files: ProjectFiles;
  readonly links: Links;
  readonly journal: Journal;
  parse(file: string): ParsedPage;
  /** The file of a page. */
  fileOf(page: string): string | undefined;
  /** What every page depends on besides the project's settings and drawings: must be plain data. */
  readonly basis: unknown;
}

/** Files that any page may depend on: settings, what they refer to, grammars, icons. */
const SHARED = /\.(?:json|svg)$/i;

export interface BodyCache {
  /** Whether the body of a page is known. */
  has(page: SitePage): boolean;
  /** The body of a page: as kept, with all it left behind, else as `render` makes it from the files it is given. */
  body(page: SitePage, render: (project: Pick<MarkdownProject, 'files' | 'parse'>) => PageBody): PageBody;
}

/** Keeps the bodies of Markdown pages between builds. Those of an API description are always rendered. */
export function createBodyCache(sources: BodyCacheSources): BodyCache {
  const { cache, files, links, journal } = sources;
  if (cache === undefined) {
    return { has: () => false, body: (_page, render) => render(sources) };
  }
  const digests = new Map<string, string>();
  const digestOf = (file: string): string => {
    const known = digests.get(file) ?? (files.has(file) ? digest(files.readText(file)) : '');
    digests.set(file, known);
    return known;
  };
  const shared = files.paths.filter((path) => SHARED.test(path));
  const basis = digest(
    JSON.stringify(sources.basis),
    files.paths.join('\n'),
    shared.map(digestOf).join('\n'),
  );
  const found = new Map<string, Kept | undefined>();

  const keyOf = (page: SitePage): string | undefined =>
    page.parsed === undefined || isReference(page)
      ? undefined
      : `body ${digest(basis, page.path, page.parsed.file, page.parsed.source)}`;

  const find = (page: SitePage): Kept | undefined => {
    if (found.has(page.path)) return found.get(page.path);
    const key = keyOf(page);
    const bytes = key === undefined ? undefined : cache.get(key);
    const kept: Kept | undefined = bytes === undefined ? undefined : deserialize(bytes);
    const valid = kept?.seen.every(([file, known]) => digestOf(file) === known) === true ? kept : undefined;
    found.set(page.path, valid);
    return valid;
  };

  return {
    has: (page) => find(page) !== undefined,
    body(page, render) {
      const key = keyOf(page);
      if (key === undefined) return render(sources);
      const kept = find(page);
      found.delete(page.path);
      if (kept !== undefined) {
        // A snippet's own problems are told when it is first parsed.
        for (const [file] of kept.seen) if (/\.mdx?$/.test(file)) sources.parse(file);
        links.replay(kept.effects);
        kept.diagnostics.forEach(journal.report);
        return kept.body;
      }
      const seen = new Set<string>();
      const project = watched(sources, seen);
      const { result, diagnostics } = journal.record(() => links.record(() => render(project)));
      const { result: body, effects } = result;
      // Which id a link means depends on the headings of the page it leads to.
      for (const { page: target } of effects.anchors) {
        const file = sources.fileOf(target);
        if (file !== undefined) seen.add(file);
      }
      seen.delete(page.parsed?.file ?? '');
      const others = [...seen].sort().map((file) => [file, digestOf(file)] as const);
      cache.put(key, serialize({ body, effects, diagnostics, seen: others } satisfies Kept));
      return body;
    },
  };
}

/** Whether a page is made of more than its file. */
function isReference({ operation, channel, schema, endpoint }: SitePage): boolean {
  return [operation, channel, schema, endpoint].some((part) => part !== undefined);
}

/** The project's files, noting which of them are read. */
function watched(
  { files, parse }: BodyCacheSources,
  seen: Set<string>,
): Pick<MarkdownProject, 'files' | 'parse'> {
  return {
    files: {
      ...files,
      read(path) {
        seen.add(path);
        return files.read(path);
      },
      readText(path) {
        seen.add(path);
        return files.readText(path);
      },
    },
    parse(file) {
      seen.add(file);
      return parse(file);
    },
  };
}
