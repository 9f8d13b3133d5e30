import { join } from 'node:path';
import type { Config } from '../inputs/config.ts';

/** Absolute paths of the docs projects that the embedded service renders; none where it renders none itself. */
export function projectFolders(service: Config['service'] | undefined): readonly string[] {
  if (service?.kind !== 'embedded') return [];
  const { docsDir, several } = service;
  return several.length === 0 ? [docsDir] : several.map(({ folder }) => join(docsDir, folder));
}
