import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { parsePage } from '../../../src/site/markdown/parse.ts';

/** A page read from its text, with what was told of it. */
export function parse(source: string) {
  const diagnostics: Diagnostic[] = [];
  const page = parsePage('page.mdx', source, (diagnostic) => diagnostics.push(diagnostic));
  return { ...page, diagnostics };
}
