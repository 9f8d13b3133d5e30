import { mkdir, writeFile } from 'node:fs/promises';
import { beforeEach } from 'vitest';
import { readGitHubContext } from '../../src/github/context.ts';
import type { Config } from '../../src/inputs/config.ts';
import { InvalidInputs, problemLine } from '../../src/inputs/problem.ts';
import { readInputs as readAll } from '../../src/inputs/read.ts';
import type { RawInputs } from '../../src/inputs/reader.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

export const HOSTED = {
  domain: 'docs.example.com',
  'base-url': 'https://api.example.com',
  'api-key': 'svc_0123456789',
} as const;

/** Reads inputs of an export in the workspace, outside a workflow run unless a ref is given. */
type Read<T> = (raw: RawInputs, ref?: string) => Promise<T>;

export interface Workspace {
  path(...parts: string[]): string;
  readonly readInputs: Read<{ config: Config; warnings: readonly string[] }>;
  /** What is said of bad inputs, as the log shows it; nothing of good ones. */
  readonly problemsOf: Read<string[]>;
}

/** A workspace with a docs project in `docs`, anew for each test. */
export function useWorkspace(): Workspace {
  const { path } = useTemporaryFolder();
  beforeEach(async () => {
    await mkdir(path('docs'));
    await writeFile(
      path('docs', 'docs.json'),
      '{"theme": "mint", "name": "T", "colors": {"primary": "#123456"}}',
    );
  });
  const readInputs: Workspace['readInputs'] = async (raw, ref) => {
    const runner = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_REF: ref };
    const github = ref === undefined ? undefined : readGitHubContext(runner, () => '{}');
    const { config, warnings } = await readAll(raw, path(), github);
    return { config: config as Config, warnings };
  };
  return {
    path,
    readInputs,
    async problemsOf(raw, ref) {
      try {
        await readInputs(raw, ref);
      } catch (error) {
        if (error instanceof InvalidInputs) return error.problems.map(problemLine);
        throw error;
      }
      return [];
    },
  };
}
