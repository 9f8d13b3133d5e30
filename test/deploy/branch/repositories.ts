import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import { type DeployOptions, deploy } from '../../../src/deploy/deploy.ts';
import type { DestinationContext, LocalSite } from '../../../src/deploy/destination.ts';
import type { GitHubAccess } from '../../../src/deploy/github-access.ts';
import { type GitServer, startGitServer } from '../../support/git-server.ts';
import { type Content, contextOf, hurriedClock, opened, recordedLog, temporaryFolder } from '../fixtures.ts';

/** Files of every kind, with names of every kind. */
export const FIRST: Content = {
  'index.html': '<h1>Home</h1>',
  'guide/start.html': '<h1>Start</h1>',
  'old.html': '<h1>Old</h1>',
  'assets/app.1.css': 'body{}',
  'binary.bin': new Uint8Array([0, 10, 13, 255, 0]),
  'empty.txt': '',
  'odd/é +&%!\'"\\ name.json': '{"odd":1}',
};
export const SECOND: Content = {
  ...Object.fromEntries(Object.entries(FIRST).filter(([path]) => path !== 'old.html')),
  'index.html': '<h1>HOME</h1>',
  'new.html': '<h1>New</h1>',
};

interface Push extends Partial<DeployOptions> {
  readonly line?: string;
  readonly context?: Partial<DestinationContext>;
}

/** Repositories of a real git server for the tests of one file. */
export function useRepositories() {
  let server: GitServer;
  let repositories = 0;
  beforeAll(async () => {
    server = await startGitServer();
  });
  afterAll(() => server.close());

  /** A new empty repository, with a way to push to it as a workflow run would. */
  async function repositoryOf() {
    repositories += 1;
    const repo = `docs-${repositories}`;
    const bare = await server.create('octo', repo);
    const github = accessTo(repo);
    const push = async (site: LocalSite, { line = 'branch:gh-pages', context = {}, ...more }: Push = {}) => {
      const log = recordedLog();
      const tempDirectory = await temporaryFolder();
      const destinations = opened(line, contextOf({ log, github, tempDirectory, ...context }));
      const { deployments, changes } = await deploy(site, destinations, {
        ...{ plan: false, maxPageLoss: 1, signal: new AbortController().signal, log, clock: hurriedClock },
        ...more,
      });
      expect(await readdir(tempDirectory)).toEqual([]);
      const [deployment] = deployments;
      if (deployment === undefined) throw new Error('no deployment');
      return { deployment, changes, log };
    };
    const clone = async (branch = 'gh-pages') => {
      const { folder, commits } = await server.clone('octo', repo, branch);
      return { folder, commits, content: await contentOf(folder) };
    };
    return { repo, bare, push, clone };
  }

  function accessTo(repo: string, token = server.token): GitHubAccess {
    return {
      ...{ owner: 'octo', repo, token, serverUrl: server.url },
      ...{ sha: '0'.repeat(40), ref: 'refs/heads/main' },
      ask: () => Promise.reject(new Error('a branch asks no API')),
      list: () => Promise.reject(new Error('a branch asks no API')),
    };
  }

  /** Commits as somebody else. */
  async function commitByHand(folder: string, files: Content): Promise<void> {
    for (const [path, bytes] of Object.entries(files)) await writeFile(join(folder, path), bytes);
    await server.git(folder, 'add', '--all');
    await server.git(folder, 'commit', '--quiet', '--message=By hand');
    await server.git(folder, 'push', '--quiet');
  }

  return {
    get server() {
      return server;
    },
    repositoryOf,
    accessTo,
    commitByHand,
  };
}

/** The files of a clone by path, as latin1; the manifest is left out. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(
    async (file) => [file.slice(folder.length + 1), (await readFile(file)).toString('latin1')] as const,
  );
  const found = await Promise.all(read);
  return Object.fromEntries(
    found.filter(([path]) => !path.startsWith('.git/') && path !== MANIFEST_PATH).sort(),
  );
}

/** What a clone should hold. */
export function held(content: Content, more: Content = { '.nojekyll': '' }): Record<string, string> {
  const all = Object.entries({ ...content, ...more });
  return Object.fromEntries(all.map(([path, bytes]) => [path, Buffer.from(bytes).toString('latin1')]).sort());
}
