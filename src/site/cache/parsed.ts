import { deserialize, serialize } from 'node:v8';
import type { Diagnostic, Report } from '../diagnostic.ts';
import { parsePage } from '../markdown/parse.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import { readTelling } from '../project/encoding.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildCache } from '../site.ts';
import { charactersIn } from '../theme/bundled-fonts.ts';
import { classWords } from '../theme/utilities.ts';
import { digestOfFile } from './digest.ts';
import { listed } from './journal.ts';

/** What is kept of a parsed file: all but the tree, which is cheaper made anew where it is needed. */
interface Kept {
  readonly page: Pick<ParsedPage, 'frontmatter' | 'title' | 'languages' | 'imports'>;
  readonly words: Words;
  readonly diagnostics: readonly Diagnostic[];
}

/** What the style sheet of a site must know of a file. */
interface Words {
  readonly classes: readonly string[];
  readonly characters: string;
}

/** The pages and snippets of a project. */
export interface ParsedPages {
  /** Parses a file once; with a cache, only what it does not know. */
  parse(file: string): ParsedPage;
  /** Whether a file is as it was when the cache was made. */
  isKept(file: string): boolean;
  /** The digest of a file's bytes. */
  digestOf(file: string): string;
  /** The words that stand as class names in a file. */
  classesOf(file: string): readonly string[];
  /** The characters of a file beyond the first 256 of Unicode. */
  charactersOf(file: string): string;
}

/** Parses each page and snippet of a project once; with a cache, only those that it does not know: `onParsed` hears of them. */
export function createParsedPages(
  files: ProjectFiles,
  report: Report,
  cache: BuildCache | undefined,
  onParsed: (page: ParsedPage) => void,
): ParsedPages {
  const parsed = new Map<string, ParsedPage>();
  const words = new Map<string, Words>();
  const digests = new Map<string, string>();
  const kept = new Set<string>();
  const digestOf = (file: string): string => {
    const known = digests.get(file) ?? digestOfFile(files, file);
    digests.set(file, known);
    return known;
  };
  const read = (file: string): ParsedPage => {
    if (cache === undefined) {
      const page = parsePage(file, readTelling(files, file, report), report);
      onParsed(page);
      return page;
    }
    const key = `parsed ${digestOf(file)} ${file}`;
    const bytes = cache.get(key);
    if (bytes !== undefined) {
      const known: Kept = deserialize(bytes);
      known.diagnostics.forEach(report);
      words.set(file, known.words);
      kept.add(file);
      return withLazyTree(file, files, known.page);
    }
    const { report: keep, diagnostics } = listed(report);
    const source = readTelling(files, file, keep);
    const page = parsePage(file, source, keep);
    const { frontmatter, title, languages, imports } = page;
    onParsed(page);
    const own = wordsIn(source);
    words.set(file, own);
    cache.put(
      key,
      serialize({ page: { frontmatter, title, languages, imports }, words: own, diagnostics } satisfies Kept),
    );
    return page;
  };
  const wordsOf = (file: string): Words => {
    const known = words.get(file) ?? wordsIn(parsed.get(file)?.source ?? files.readText(file));
    words.set(file, known);
    return known;
  };
  return {
    isKept: (file) => kept.has(file),
    digestOf,
    classesOf: (file) => wordsOf(file).classes,
    charactersOf: (file) => wordsOf(file).characters,
    parse(file) {
      const known = parsed.get(file) ?? read(file);
      parsed.set(file, known);
      return known;
    },
  };
}

function wordsIn(source: string): Words {
  return { classes: classWords(source), characters: charactersIn(source) };
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
