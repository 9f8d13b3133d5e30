import { nameProblem } from '../project/names.ts';

/** The folder that `directory` of an API description means: `api` by `./api//`; empty where it is that of the site. */
export function pagesFolder(directory: string): string {
  return directory
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/** Why no pages can stand there. */
export function directoryProblem(directory: string): string | undefined {
  const folder = pagesFolder(directory);
  if (folder.split('/').includes('..')) return 'leads out of its folder; write one from the root of the site';
  const problem = folder === '' ? undefined : nameProblem(folder);
  return problem === undefined ? undefined : `cannot be a folder everywhere: ${problem}`;
}
