import type { ProjectFiles } from '../../project/files.ts';
import { importedFile, resolveImport } from '../snippets/import-path.ts';

const NAMED = /\blang(?:uage)?\b["']?\s*[:=]\s*\{?\s*["'`]([\w+#.-]{1,40})["'`]/g;

/** The class of code that is written as elements. */
const CLASS = /\blanguage-([\w+#.-]{1,40})/g;

/** The fence of a block of code in the Markdown of an `<MDX>`. */
const FENCE = /^[ \t]*(?:`{3,}|~{3,})([\w+#.-]{1,40})/gm;

/**
 * The languages that a script names for code that it shows, lower case: `language="python"`, `lang: 'go'`,
 * `className="language-go"`, or a fence.
 */
export function scriptLanguages(script: string): string[] {
  return [NAMED, CLASS, FENCE].flatMap((pattern) =>
    [...script.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name.toLowerCase()])),
  );
}

const IMPORTED = /\bfrom\s*["']([./][^"']*|[^"']+\.(?:[jt]sx?|mdx?))["']/g;
const SCRIPT = /\.[jt]sx?$/;

/** The files that a script takes from, as paths of the project, whose endings may be left out. */
export function importedFiles(script: string, importer: string): string[] {
  return [...script.matchAll(IMPORTED)].flatMap(([, source]) =>
    source === undefined ? [] : [resolveImport(source, importer)],
  );
}

/** The scripts among imports, and those that these import in turn. A project may hold many more. */
export function importedScripts(imports: Iterable<string>, files: ProjectFiles): string[] {
  const reached = new Set(imports);
  const scripts = new Set<string>();
  for (const path of reached) {
    const file = importedFile(path, files);
    if (file === undefined || !SCRIPT.test(file)) continue;
    scripts.add(file);
    for (const further of importedFiles(files.readText(file), file)) reached.add(further);
  }
  return [...scripts];
}
