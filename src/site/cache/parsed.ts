import { deserialize, serialize } from 'node:v8';
import type { Diagnostic, Report } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parse.ts';
import { parsePage } from '../markdown/parse.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildCache } from '../site.ts';
import { classWords } from '../theme/utilities.ts';
import { digest } from './digest.ts';

/** What is kept of a parsed file: all but the tree, which is cheaper made anew where it is needed. */
interface Kept {
  readonly page: Pick<ParsedPage, 'frontmatter' | 'title' | 'languages'>;
  readonly classes: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The pages and snippets of a project. */
export interface ParsedPages {
  /** Parses a file once; with a cache, only what it does not know. */
  parse(file: string): ParsedPage;
  /** The digest of a file's bytes. */
  digestOf(file: string): string;
  /** The words that stand as class names in a file. */
  classesOf(file: string): readonly string[];
}

/** Parses each page and snippet of a project once; with a cache, only those that it does not know. */
export function createParsedPages(
  files: ProjectFiles,
  report: Report,
  cache: BuildCache | undefined,
): ParsedPages {
  const parsed = new Map<string, ParsedPage>();
  const classes = new Map<string, readonly string[]>();
  const digests = new Map<string, string>();
  const digestOf = (file: string): string => {
    const known = digests.get(file) ?? (files.has(file) ? digest(files.read(file)) : '');
    digests.set(file, known);
    return known;
  };
  const read = (file: string): ParsedPage => {
    if (cache === undefined) return parsePage(file, files.readText(file), report);
    const key = `parsed ${digest(file, digestOf(file))}`;
    const bytes = cache.get(key);
    if (bytes !== undefined) {
      const kept: Kept = deserialize(bytes);
      kept.diagnostics.forEach(report);
      classes.set(file, kept.classes);
      return withLazyTree(file, files, kept.page);
    }
    const diagnostics: Diagnostic[] = [];
    const source = files.readText(file);
    const page = parsePage(file, source, (diagnostic) => {
      diagnostics.push(diagnostic);
      report(diagnostic);
    });
    const { frontmatter, title, languages } = page;
    const own = classWords(source);
    classes.set(file, own);
    cache.put(
      key,
      serialize({ page: { frontmatter, title, languages }, classes: own, diagnostics } satisfies Kept),
    );
    return page;
  };
  return {
    digestOf,
    parse(file) {
      const known = parsed.get(file) ?? read(file);
      parsed.set(file, known);
      return known;
    },
    classesOf(file) {
      const known = classes.get(file) ?? classWords(files.readText(file));
      classes.set(file, known);
      return known;
    },
  };
}

function withLazyTree(file: string, files: ProjectFiles, page: Kept['page']): ParsedPage {
  let source: string | undefined;
  let tree: ParsedPage['tree'] | undefined;
  const text = (): string => {
    source ??= files.readText(file);
    return source;
  };
  return {
    file,
    ...page,
    get source() {
      return text();
    },
    get tree() {
      tree ??= parsePage(file, text(), () => {}).tree;
      return tree;
    },
  };
}
