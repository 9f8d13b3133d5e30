import { loadSettings } from '../../../src/site/config/load.ts';
import type { Settings } from '../../../src/site/config/settings.ts';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { projectOf } from '../../../src/site/project/files.ts';

/** The settings of a project held in memory, and what is told of them. */
export async function load(
  files: Readonly<Record<string, string>>,
): Promise<{ settings: Settings; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const { settings } = await loadSettings(projectOf(files), (one) => void diagnostics.push(one));
  return { settings, diagnostics };
}
