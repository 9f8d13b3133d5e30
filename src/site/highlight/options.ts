import type { LoadedSettings } from '../config/load.ts';
import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { HighlighterOptions } from './highlighter.ts';

/** What a project says of the looks and languages of its code. */
export function highlighterOptions(
  loaded: LoadedSettings,
  files: ProjectFiles,
  report: Report,
): HighlighterOptions {
  return {
    codeblocks: loaded.settings.codeblocks,
    customLanguages: customLanguages(loaded, files, report),
  };
}

/** Grammars of the project's own languages; a broken one is reported and left out. */
function customLanguages(
  { settings, placeOfValue }: LoadedSettings,
  files: ProjectFiles,
  report: Report,
): object[] {
  return settings.customLanguages.flatMap((path) => {
    const file = path.replace(/^\.?\//, '');
    const problem = (message: string, at: { line?: number; column?: number } = {}): object[] => {
      report({
        severity: 'warning',
        kind: 'custom-language',
        message,
        ...(files.has(file) ? { file, ...at } : placeOfValue(path)),
      });
      return [];
    };
    if (!files.has(file))
      return problem(`styling.codeblocks.languages.custom: ${path} is not in the project`);
    try {
      const grammar: unknown = JSON.parse(files.readText(file));
      return typeof grammar === 'object' && grammar !== null && 'scopeName' in grammar
        ? [grammar]
        : problem(`${path} is not a TextMate grammar: it has no "scopeName"`);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const [, reason = message, line, column] =
        /^(.*?)(?: in JSON)? at position.*line (\d+) column (\d+)/.exec(message) ?? [];
      const at = line === undefined ? {} : { line: Number(line), column: Number(column) };
      return problem(`${path} is not valid JSON: ${reason}`, at);
    }
  });
}
