import type { Config } from '../inputs/config.ts';
import { projectFolders } from '../site/project/projects.ts';

/** Absolute paths of the docs projects that the embedded service renders; none where it renders none itself. */
export function renderedFolders(service: Config['service'] | undefined): readonly string[] {
  if (service?.kind !== 'embedded') return [];
  const { docsDir: directory, several } = service;
  return projectFolders({ directory, several });
}
