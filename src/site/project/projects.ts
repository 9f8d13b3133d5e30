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
