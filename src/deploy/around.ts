import type { Manifest } from '../bundle/manifest.ts';
import { Failure } from '../errors/failure.ts';

/** Another destination of the run, and the folder of it in which this one lies. */
export interface Around {
  readonly target: string;
  readonly folder: string;
}

/** Throws E_INPUT_CONFLICT where the site has files in the folder, which the destination around publishes there too. */
export function guardAround({ files }: Manifest, around: readonly Around[] = []): void {
  for (const { target, folder } of around) {
    const there = Object.keys(files).find((path) => path.startsWith(`${folder}/`));
    if (there === undefined) continue;
    throw new Failure('E_INPUT_CONFLICT', {
      what: 'Two destinations would write over one another',
      value: `${folder}/ of ${target}`,
      why: `the site has files in that folder, such as ${there}`,
      fix: 'name a place beside the other; nothing was published here',
    });
  }
}
