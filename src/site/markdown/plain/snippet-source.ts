import { snippetFile } from '../snippets/snippet-files.ts';
import { snippetNames } from './snippet-names.ts';
import type { Source } from './source.ts';

/** The file that an element stands for, with what it is given; undefined where it is no snippet. */
export function snippetSource(
  name: string,
  attributes: ReadonlyMap<string, string>,
  source: Source,
): Source | 'nothing' | undefined {
  const { project, depth, parsed } = source;
  const file = name === 'Snippet' ? snippetFile(attributes.get('file'), project) : source.snippets.get(name);
  if (file === undefined) return undefined;
  if (depth === 0 || file === parsed.file || !project.files.has(file)) return 'nothing';
  const shown = project.parse(file);
  return {
    ...source,
    depth: depth - 1,
    props: attributes,
    parsed: shown,
    ...snippetNames(shown, source),
  };
}
