import { messageOf } from '../../errors/failure.ts';
import { keptBytes } from '../cache/kept.ts';
import type { LoadedSettings } from '../config/load.ts';
import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import { placeOf, type TextPlace } from '../project/place.ts';
import type { BuildCache } from '../site.ts';
import { withoutRules } from './broken-patterns.ts';
import type { GrammarProblems, HighlighterOptions } from './highlighter.ts';

/** What a project says of the looks and languages of its code. */
export async function highlighterOptions(
  loaded: LoadedSettings,
  files: ProjectFiles,
  report: Report,
  cache: BuildCache | undefined,
): Promise<HighlighterOptions> {
  return {
    codeblocks: loaded.settings.codeblocks,
    customLanguages: await customLanguages(loaded, files, report, cache),
  };
}

/** Grammars of the project's own languages; a broken one is reported and left out. */
async function customLanguages(
  { settings, placeOfValue }: LoadedSettings,
  files: ProjectFiles,
  report: Report,
  cache: BuildCache | undefined,
): Promise<object[]> {
  const grammars: object[] = [];
  for (const path of settings.customLanguages) {
    const file = path.replace(/^\.?\//, '');
    const read = files.has(file)
      ? await readGrammar(path, files.readText(file), cache)
      : { problem: `styling.codeblocks.languages.custom: ${path} is not in the project` };
    const problems = 'grammar' in read ? read.problems : [read];
    if ('grammar' in read) grammars.push(read.grammar);
    for (const { problem: message, ...at } of problems) {
      const place = files.has(file) ? { file, ...at } : placeOfValue(path, 'styling');
      report({ severity: 'warning', kind: 'custom-language', message, ...place });
    }
  }
  return grammars;
}

interface Problem extends Partial<TextPlace> {
  readonly problem: string;
}

type ReadGrammar = { readonly grammar: object; readonly problems: readonly Problem[] } | Problem;

async function readGrammar(path: string, text: string, cache: BuildCache | undefined): Promise<ReadGrammar> {
  let grammar: unknown;
  try {
    grammar = JSON.parse(text);
  } catch (error) {
    const message = messageOf(error);
    const [, reason = message, line, column] =
      /^(.*?)(?: in JSON)? at position.*line (\d+) column (\d+)/.exec(message) ?? [];
    const problem = `${path} is not valid JSON: ${reason}`;
    return line === undefined ? { problem } : { problem, line: Number(line), column: Number(column) };
  }
  if (
    typeof grammar !== 'object' ||
    grammar === null ||
    typeof Reflect.get(grammar, 'scopeName') !== 'string'
  )
    return { problem: `${path} is not a TextMate grammar: it has no "scopeName"` };
  const own = grammar;
  // To try it takes the engine, which a build that has nothing to highlight does not load.
  const kept = await keptBytes(cache, 'grammar problems', [text], async () => {
    const { grammarProblems } = await import('./highlighter.ts');
    return Buffer.from(JSON.stringify(await grammarProblems(own)));
  });
  const { why, broken }: GrammarProblems = JSON.parse(new TextDecoder().decode(kept));
  if (why !== undefined) return { problem: `${path} cannot be used as a TextMate grammar: ${why}` };
  const problems = broken.map((pattern) => ({
    problem: `The pattern ${pattern} is not a regular expression of TextMate grammars; its rule is left out`,
    ...placeOf(text, JSON.stringify(pattern)),
  }));
  return { grammar: withoutRules(own, broken), problems };
}
