import type { Settings } from '../config/settings.ts';
import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { HighlighterOptions } from './highlighter.ts';

/** What a project says of the looks and languages of its code. */
export function highlighterOptions(
  settings: Settings,
  files: ProjectFiles,
  report: Report,
): HighlighterOptions {
  return {
    codeblocks: settings.codeblocks,
    customLanguages: customLanguages(settings, files, report),
  };
}

/** Grammars of the project's own languages; a broken one is reported and left out. */
function customLanguages(settings: Settings, files: ProjectFiles, report: Report): object[] {
  return settings.customLanguages.flatMap((path) => {
    const file = path.replace(/^\.?\//, '');
    const problem = (message: string): object[] => {
      report({
        severity: 'warning',
        kind: 'custom-language',
        message,
        file: files.has(file) ? file : 'docs.json',
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
      return problem(`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
