import type { ProjectFiles } from '../../project/files.ts';
import { importedFile, resolveImport } from '../snippets/import-path.ts';

const NAMED = /\blang(?:uage)?\b["']?\s*[:=]\s*\{?\s*["'`]([\w+#.-]{1,40})["'`]/g;

/** The class of code that is written as elements. */
const CLASS = /\blanguage-([\w+#.-]{1,40})/g;

/** The fence of a block of code in the Markdown of an `<MDX>`. */
const FENCE = /^[ \t]*(?:`{3,}|~{3,})([\w+#.-]{1,40})/gm;

/** Code in a language that only running the script tells: `language={names[id]}`. */
const CHOSEN = /\blang(?:uage)?=\{(?!\s*["'`])|\blanguage-\$\{/;

/** What may be the name of a language in such a script. */
const QUOTED = /["'`]([a-z][\w+#.-]{0,19})["'`]/g;

/**
 * The languages that scripts name for code that they show, lower case: `language="python"`, `lang: 'go'`,
 * `className="language-go"`, or a fence; and all words in quotes that may be one, where one of them chooses the language.
 */
export function scriptLanguages(...scripts: readonly string[]): string[] {
  const patterns = [NAMED, CLASS, FENCE, ...(scripts.some((script) => CHOSEN.test(script)) ? [QUOTED] : [])];
  return scripts.flatMap((script) =>
    patterns.flatMap((pattern) =>
      [...script.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name.toLowerCase()])),
    ),
  );
}

/** The languages that an attribute of an element of a page names. */
export function attributeLanguages(name: string, value: string): string[] {
  if (/^(?:data-)?lang(?:uage)?$/.test(name)) return [value.toLowerCase()];
  if (!/^class(?:Name)?$/.test(name)) return [];
  return [...value.matchAll(CLASS)].flatMap(([, language]) => language?.toLowerCase() ?? []);
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
