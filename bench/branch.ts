import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { manifestOfFolder } from '../src/bundle/folder.ts';
import { systemClock } from '../src/clock.ts';
import { branchScheme } from '../src/deploy/branch/branch.ts';
import { deploy } from '../src/deploy/deploy.ts';
import { createHttpClient } from '../src/http/client.ts';
import { median } from './math/median.ts';
import { atMost, type Figure, printFigures } from './push/figures.ts';
import { type ApartGitServer, startGitServerApart } from './push/git-server.ts';
import { SILENT } from './push/log.ts';
import { changeTree, plantTree, touchTree } from './push/tree.ts';

/**
 * Pushes a seeded tree to a branch over HTTP, beside `git add -A && git commit && git push` with git's defaults:
 * `node bench/branch.ts [--files 5000] [--runs 5]`. Both start from files that were just unpacked: of an Action's
 * site every file is new to git. Not counted: our hashing, which unpacking does anyway, and git's clone.
 */

/** Seconds. */
async function timed(work: () => Promise<void> | void): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function pushOurs(server: ApartGitServer, directory: string, temporary: string): Promise<number> {
  const signal = new AbortController().signal;
  const manifest = await manifestOfFolder(directory, { createdAt: new Date(), signal });
  const { http, close } = createHttpClient();
  const destination = branchScheme.open(
    { target: 'branch:gh-pages', scheme: 'branch', options: {} },
    {
      ...{ http, clock: systemClock, env: process.env, log: SILENT, workingDirectory: temporary },
      ...{ docsDirectories: [], artifactName: 'site', tempDirectory: temporary },
      uploadArtifact: () => Promise.reject(new Error('a branch is no artifact')),
      github: {
        ...{ owner: 'octo', repo: 'ours', serverUrl: server.url, sha: '', ref: '', token: server.token },
        ask: () => Promise.reject(new Error('a branch asks no API')),
        list: () => Promise.reject(new Error('a branch asks no API')),
      },
    },
  );
  const seconds = await timed(async () => {
    const options = { plan: false, maxPageLoss: 1, signal, log: SILENT };
    const { deployments } = await deploy({ directory, bundlePath: '', manifest }, [destination], options);
    const error = deployments[0]?.error;
    if (error) throw new Error(error.message);
  });
  await close();
  return seconds;
}

/** The work tree of a clone, whose files are replaced as by an Action that copies its site in. */
async function pushGit(server: ApartGitServer, directory: string, clone: string): Promise<number> {
  for (const entry of readdirSync(clone)) {
    if (entry !== '.git') rmSync(join(clone, entry), { recursive: true });
  }
  cpSync(directory, clone, { recursive: true });
  return timed(async () => {
    await server.git(clone, 'add', '-A');
    await server.git(clone, 'commit', '--quiet', '-m', 'Publish');
    await server.git(clone, 'push', '--quiet', 'origin', 'HEAD:gh-pages');
  });
}

/** What a push to a branch takes beside git's own way. */
export async function branchFigures(files: number, rounds: number): Promise<readonly Figure[]> {
  const seen = new Map<string, { ours: number[]; git: number[] }>();
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-branch-'));
    const server = await startGitServerApart();
    try {
      const tree = await plantTree(join(folder, 'site'), files);
      if (round === 0) console.log(`\nbranch: ${tree.files} files, ${Math.round(tree.bytes / 1e6)} MB`);
      await server.create('octo', 'ours');
      await server.create('octo', 'git');
      const clone = join(folder, 'clone');
      mkdirSync(join(folder, 'temporary'));
      spawnSync('git', ['init', '--quiet', clone]);
      execFileSync('git', ['-C', clone, 'remote', 'add', 'origin', `${server.url}/octo/git.git`]);
      for (const scenario of ['first', '1 % changed, 1 % removed']) {
        if (scenario !== 'first') await changeTree(tree, 0);
        await touchTree(tree);
        const figures = seen.get(scenario) ?? { ours: [], git: [] };
        figures.git.push(await pushGit(server, tree.folder, clone));
        figures.ours.push(await pushOurs(server, tree.folder, join(folder, 'temporary')));
        seen.set(scenario, figures);
      }
    } finally {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return [...seen].map(([scenario, { ours, git }]) => {
    console.log(`${scenario}: ours ${median(ours).toFixed(2)} s, git ${median(git).toFixed(2)} s`);
    return atMost(`branch, ${scenario}, of git’s`, 0.3, median(ours) / median(git));
  });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { files: { type: 'string', default: '5000' }, runs: { type: 'string', default: '5' } },
  });
  printFigures(await branchFigures(Number(values.files), Number(values.runs)));
}
