import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startArtifactService } from '../../test/support/artifact-service.ts';
import { bundled } from './bundled.ts';
import { atMost, exactly, type Figure } from './figures.ts';
import { type Measure, measure, medianMeasure } from './measure.ts';
import type { Server } from './servers.ts';
import { environmentOf, TOOLS } from './tools.ts';
import { changeUnseen, plantTree } from './tree.ts';

const run = promisify(execFile);
const ARTIFACT = fileURLToPath(import.meta.resolve('./artifact.ts'));

/** Changes that other tools miss or answer with a full upload, by what the server was asked. */
export async function oddChanges(server: Server, files: number): Promise<Figure[]> {
  const { asked, forget } = server;
  if (asked === undefined || forget === undefined) return [];
  const folder = await mkdtemp(join(tmpdir(), 'bench-odd-'));
  const env = environmentOf(server, folder, '/dev/null');
  const push = async (...more: string[]) => {
    await asked();
    await measure(TOOLS.ours(tree.folder, 'odd', server, more), env);
    return asked();
  };
  const tree = await plantTree(join(folder, 'tree'), files);
  try {
    await push();
    const changed = await changeUnseen(tree);
    const unseen = await push();
    const headers = await push('--headers', '*.json: cache-control: no-store');
    await forget('odd/.docs-export/manifest.json');
    const changedAgain = await changeUnseen(tree, 1);
    const old = await push('--headers', '*.json: cache-control: no-store');
    const json = (files / 5) * 2;
    // The manifest is written twice.
    return [
      exactly('same size, other bytes', `${changed} files sent`, `${unseen.puts - 2} files sent`),
      exactly(
        'only headers changed',
        `${json} updates, 0 files sent`,
        `${headers.copies} updates, ${headers.puts - 2} files sent`,
      ),
      exactly(
        'no manifest at the destination',
        `1 listing, ${changedAgain} files sent`,
        `${old.listings} listing, ${old.puts - 2} files sent`,
      ),
    ];
  } finally {
    await forget();
    await rm(folder, { recursive: true });
  }
}

/** Memory of a push of very many small files, beside that of the usual number of files. */
export async function manyFiles(server: Server, files: number, usualFiles: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-many-'));
  const env = environmentOf(server, folder, '/dev/null');
  try {
    const few = await plantTree(join(folder, 'few'), usualFiles);
    const usual = await measure(TOOLS.ours(few.folder, 'few', server), env);
    const tree = await plantTree(join(folder, 'tree'), files, { scale: 0.05 });
    const first = await measure(TOOLS.ours(tree.folder, 'many', server), env);
    const again = await measure(TOOLS.ours(tree.folder, 'many', server), env);
    const shown = ({ wall, cpu, megabytes }: Measure): string =>
      `${wall.toFixed(1)} s / ${cpu.toFixed(1)} CPU s / ${Math.round(megabytes)} MB`;
    console.log(`\n${server.name}: ${files} files, ${Math.round(tree.bytes / 1e6)} MB`);
    console.log(`first push ${shown(first)}; nothing changed ${shown(again)}`);
    const peak = Math.max(first.megabytes, again.megabytes);
    return [
      atMost(`peak memory, ${files} files`, 200, peak, 'MB'),
      atMost(`peak memory, ${files} files, of ${usualFiles} files’`, 1.3, peak / usual.megabytes),
    ];
  } finally {
    await server.forget?.();
    await rm(folder, { recursive: true });
  }
}

/** One ready archive against a zip of the tree, through the same client. */
export async function artifacts(files: number, rounds: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-artifact-'));
  const service = await startArtifactService();
  const env = {
    ...{ PATH: process.env.PATH, HOME: folder, ...service.env },
    ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '1' },
  };
  const seen: Record<'ready' | 'zip', Measure[]> = { ready: [], zip: [] };
  try {
    const tree = await plantTree(join(folder, 'tree'), files);
    const archive = join(folder, 'bundle.tar.gz');
    const program = await bundled(ARTIFACT, folder);
    await run('tar', ['czf', archive, '-C', tree.folder, '.']);
    for (let round = 0; round < rounds; round += 1) {
      for (const [form, path] of [['ready', archive] as const, ['zip', tree.folder] as const])
        seen[form].push(await measure([process.execPath, program, form, path, `${form}-${round}`], env));
    }
  } finally {
    await service.close();
    await rm(folder, { recursive: true });
  }
  const [ready, zip] = [medianMeasure(seen.ready), medianMeasure(seen.zip)];
  console.log(`\nartifact: ready ${ready.wall.toFixed(1)} s, zip at level 6 ${zip.wall.toFixed(1)} s`);
  return [atMost('artifact, wall, of a zip’s', 0.15, ready.wall / zip.wall)];
}
