import { deserialize, serialize } from 'node:v8';
import type { Diagnostic, Report } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parse.ts';
import { parsePage } from '../markdown/parse.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildCache } from '../site.ts';
import { digest } from './digest.ts';

/** What is kept of a parsed file: all but the tree, which is cheaper made anew where it is needed. */
interface Kept {
  readonly page: Pick<ParsedPage, 'frontmatter' | 'title' | 'languages'>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses each page and snippet of a project once; with a cache, only those that it does not know. */
export function createParsedPages(
  files: ProjectFiles,
  report: Report,
  cache: BuildCache | undefined,
): { parse(file: string): ParsedPage } {
  const parsed = new Map<string, ParsedPage>();
  const read = (file: string): ParsedPage => {
    const source = files.readText(file);
    if (cache === undefined) return parsePage(file, source, report);
    const key = `parsed ${digest(file, source)}`;
    const bytes = cache.get(key);
    if (bytes !== undefined) {
      const { page, diagnostics }: Kept = deserialize(bytes);
      diagnostics.forEach(report);
      return withLazyTree(file, source, page);
    }
    const diagnostics: Diagnostic[] = [];
    const page = parsePage(file, source, (diagnostic) => {
      diagnostics.push(diagnostic);
      report(diagnostic);
    });
    const { frontmatter, title, languages } = page;
    cache.put(key, serialize({ page: { frontmatter, title, languages }, diagnostics } satisfies Kept));
    return page;
  };
  return {
    parse(file) {
      const known = parsed.get(file) ?? read(file);
      parsed.set(file, known);
      return known;
    },
  };
}

function withLazyTree(file: string, source: string, page: Kept['page']): ParsedPage {
  let tree: ParsedPage['tree'] | undefined;
  return {
    file,
    source,
    ...page,
    get tree() {
      tree ??= parsePage(file, source, () => {}).tree;
      return tree;
    },
  };
}
