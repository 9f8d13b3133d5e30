import type { ProjectFiles } from '../project/files.ts';
import { tailwindTheme } from './assets.generated.ts';

const CLASS_ATTRIBUTE = /\bclass(?:Name)?\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^\n]{0,500}?)\}(?=[\s/>]))/g;
/** Layout and components have their own classes. */
const OWN = /^(l|c|api)-/;

/** Every word that stands as a class name in the pages and snippets of a project, sorted. */
export function classNames(files: ProjectFiles): string[] {
  const names = new Set<string>();
  for (const path of files.paths) {
    if (!/\.(mdx?|jsx|tsx)$/.test(path)) continue;
    const source = files.readText(path);
    if (!source.includes('class')) continue;
    for (const [, double, single, expression] of source.matchAll(CLASS_ATTRIBUTE)) {
      for (const word of (double ?? single ?? expression ?? '').split(/[\s"'`]+/)) {
        // A utility may carry an address; a site asks no other host.
        if (word !== '' && !OWN.test(word) && !word.includes('//')) names.add(word);
      }
    }
  }
  return [...names].sort();
}

/** The style rules of the utility classes that a project uses; empty when it uses none. */
export async function utilityStyles(names: readonly string[]): Promise<string> {
  if (names.length === 0) return '';
  const { compile } = await import('tailwindcss');
  const compiler = await compile(
    `${tailwindTheme}\n@custom-variant dark (&:where(.dark, .dark *));\n@tailwind utilities;`,
  );
  return compiler.build([...names]);
}
