import { createSuggestions } from '../../../text/suggest.ts';
import { inOneForm, type ProjectFiles } from '../../project/files.ts';

/** What bundlers are told to make of a file: `./logo.svg?react`, `!!raw-loader!./main.py`. */
const FORM = /^!*raw-loader!|\?\w+$/g;

/** Whether an import asks for the text of a file, whatever is in it. */
export function asksForText(written: string): boolean {
  return /^!*raw-loader!|\?raw$/.test(written);
}

/** The project path that an import names; `/x` is seen from the root of the project. */
export function resolveImport(written: string, importer: string): string {
  const source = written.replace(FORM, '');
  const parts = source.startsWith('/') || !source.startsWith('.') ? [] : importer.split('/').slice(0, -1);
  for (const part of source.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return inOneForm(parts.join('/'));
}

const EXTENSIONS = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '/index.mdx', '/index.jsx', '/index.js'];

/** The project file that an imported path means, whose ending may be left out; undefined where there is none. */
export function importedFile(path: string, files: ProjectFiles): string | undefined {
  return EXTENSIONS.map((extension) => path + extension).find((file) => files.has(file));
}

const SNIPPET = /\.(?:mdx?|[jt]sx?|json)$/i;
/** One file tends to be missing on many pages. */
const suggestions = new WeakMap<ProjectFiles, (path: string) => string | undefined>();

/** The file of the project that may be meant by a path which leads to none. */
export function likeImported(path: string, files: ProjectFiles): string | undefined {
  let suggest = suggestions.get(files);
  if (suggest === undefined) {
    const near = createSuggestions();
    const known = files.paths.filter((file) => SNIPPET.test(file));
    suggest = (wrong) => near(wrong, known);
    suggestions.set(files, suggest);
  }
  return suggest(path);
}
