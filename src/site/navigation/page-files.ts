import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import { nameProblem } from '../project/names.ts';

/** Documents for those who work on a project, not for its readers; pages only where navigation lists them. */
const REPOSITORY_FILES =
  /^(README|LICENSE|CHANGELOG|CONTRIBUTING|SECURITY|CODE_OF_CONDUCT|AGENTS|CLAUDE)\.mdx?$/;
/** What a project tells agents of itself: no page, unless navigation lists it, but a file that they read as it is. */
export const SKILL_FILE = 'skill.md';
const SNIPPET_FOLDERS = /(^|\/)_?snippets\//;

/** The files of a project that are pages, and those that cannot be. */
export interface PageFiles {
  /** Site path → file. */
  readonly pages: ReadonlyMap<string, string>;
  /** The site paths of pages that are left out, which is told. */
  readonly leftOut: ReadonlySet<string>;
}

/**
 * The page files of a project. Snippets are parts of pages, not pages. Of two paths that only letter case tells apart
 * the one that is listed is kept, else the first, since not every file system tells them apart.
 */
export function pageFiles(files: ProjectFiles, listed: ReadonlySet<string>, report: Report): PageFiles {
  const pages = new Map<string, string>();
  const leftOut = new Set<string>();
  const taken = new Map<string, { readonly path: string; readonly file: string }>();
  for (const file of files.paths) {
    const path = /^(.+)\.mdx?$/i.exec(file)?.[1];
    if (path === undefined) continue;
    const name = file.slice(file.lastIndexOf('/') + 1);
    const excluded = SNIPPET_FOLDERS.test(file) || REPOSITORY_FILES.test(name) || file === SKILL_FILE;
    if (excluded && !listed.has(path)) continue;
    const unportable = nameProblem(`${path}.html`);
    if (unportable !== undefined) {
      report({
        severity: 'error',
        kind: 'unportable-name',
        message: `This page is left out, since its address cannot be a file everywhere: ${unportable}`,
        hint: 'rename it',
        file,
      });
      leftOut.add(path);
      continue;
    }
    const first = taken.get(path.toLowerCase());
    if (first !== undefined) {
      // Beside a page, a file of plain Markdown is what was there before, or what other programs show of it.
      const isPlain = first.file === `${path}.md` && file === `${path}.mdx`;
      const replaces = isPlain || (listed.has(path) && !listed.has(first.path));
      const [kept, other] = replaces ? [{ path, file }, first] : [first, { path, file }];
      report({
        severity: 'warning',
        kind: 'case-collision',
        message: `This page has the address of ${kept.file}, and is left out`,
        hint: 'rename one of the two',
        file: other.file,
      });
      // The same address may only be written with another ending: `a.MDX` beside `a.mdx`.
      if (other.path !== kept.path) {
        pages.delete(other.path);
        leftOut.add(other.path);
      }
      if (!replaces) continue;
    }
    taken.set(path.toLowerCase(), { path, file });
    pages.set(path, file);
  }
  for (const [path, file] of pages) {
    const folder = path.endsWith('/index') ? path.slice(0, -'/index'.length) : '';
    const first = pages.get(folder);
    if (first === undefined) continue;
    report({
      severity: 'warning',
      kind: 'same-address',
      message: `This page has the address of ${first}, /${folder}, where most hosts show that one`,
      hint: 'rename one of the two, or make them one',
      file,
    });
  }
  return { pages, leftOut };
}
