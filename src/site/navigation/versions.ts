import { loadSettings } from '../config/load.ts';
import type { ProjectFiles } from '../project/files.ts';
import { listedVersions } from './listed.ts';

/** The versions that the navigation of a docs project has, in order. Throws as `loadSettings` does. */
export async function projectVersions(files: ProjectFiles): Promise<string[]> {
  const { settings } = await loadSettings(files, () => {});
  return listedVersions(settings.navigation);
}
