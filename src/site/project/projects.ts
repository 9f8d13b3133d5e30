import { join } from 'node:path';

/** The docs projects that make one site. */
export interface DocsProjects {
  /** Absolute path of the folder that holds `docs.json`; of several projects the nearest folder around them. */
  readonly directory: string;
  /** None where `directory` is itself the project. */
  readonly several: readonly DocsProject[];
}

/** One of several docs projects. */
export interface DocsProject {
  /** Its folder below the directory, with `/`. */
  readonly folder: string;
  /** Where its pages stand in the site: `sdk/python`. */
  readonly basePath: string;
}

/** Absolute paths of the folders that hold a `docs.json`. */
export function projectFolders({ directory, several }: DocsProjects): readonly string[] {
  return several.length === 0 ? [directory] : several.map(({ folder }) => join(directory, folder));
}
