/** What to do about folders of docs projects, in the words of who was asked for them. */
export interface FolderWords {
  readonly write: (folder: string) => string;
  /** Where the path may be wrong, or what made the folder did not run; the pattern, where it is one. */
  readonly check: (what: 'path' | 'pattern') => string;
  /** Nothing is there at all. */
  readonly fill: string;
  readonly point: string;
  /** Several are there, and none was named. */
  readonly choose: string;
  /** Several are to stand at one address. */
  readonly apart: string;
}

const MONOREPOS = 'guides/monorepos of the documentation';

/** The input `docs-dir` of a workflow. */
export const INPUT_WORDS: FolderWords = {
  write: (folder) => `write docs-dir: ${folder}`,
  check: (what) => `check the ${what}, and that the checkout step ran before`,
  fill: 'check the repository out before, in a workflow with actions/checkout, or point docs-dir at the folder that holds docs.json',
  point: 'point docs-dir at the folder that holds docs.json',
  choose: `name one in docs-dir; or several, one a line, to make them one site (${MONOREPOS})`,
  apart: `rename a folder, or run a matrix of jobs, one with the domain and docs-dir of each (${MONOREPOS})`,
};

/** The arguments of a command in a terminal. */
export const ARGUMENT_WORDS: FolderWords = {
  write: (folder) => `give the folder ${folder}`,
  check: (what) => `check the ${what}`,
  fill: 'give the folder that holds docs.json',
  point: 'give the folder that holds docs.json',
  choose: `give one of them; or several, to make them one site (${MONOREPOS})`,
  apart: `rename a folder, or build a site of each (${MONOREPOS})`,
};
