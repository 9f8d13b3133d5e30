import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { MANIFEST_PATH, type Manifest } from '../../src/bundle/manifest.ts';
import { readManifest } from '../../src/bundle/read-manifest.ts';

const Result = z.looseObject({
  ok: z.boolean(),
  message: z.string().optional(),
  milliseconds: z.number().optional(),
  bundle: z.looseObject({ bytes: z.number() }).nullish(),
  outputs: z.record(z.string(), z.string()).optional(),
});

/** What a process took: seconds of processor time in all threads, and the most memory it held. */
const Cost = z.object({ cpuSeconds: z.number(), peakMegabytes: z.number() });

/** The site the exports are made for. */
export const DOMAIN = 'docs.example.com';

/** A docs project, exported. */
export interface ExportedSite {
  /** Folder of the docs project. */
  readonly source: string;
  /** Folder with the published files. */
  readonly directory: string;
  readonly manifest: Manifest;
  /** The archive. */
  readonly bundle: string;
  readonly bytes: number;
  readonly seconds: number;
  /** What the export took of the machine. */
  readonly cost: z.infer<typeof Cost>;
  /** A folder to work in; goes with the site. */
  readonly scratch: string;
}

/** Exports a docs project for an air-gapped host with the command line `cli`, and hands it to `use`. */
export async function withExport<T>(
  cli: string,
  source: string,
  use: (site: ExportedSite) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-export-site-'));
  try {
    const directory = join(folder, 'out');
    const costs = join(folder, 'cost.json');
    const result = await run([
      '--import',
      costModule(costs),
      cli,
      'run',
      '--json',
      '--docs-dir',
      source,
      '--domain',
      DOMAIN,
      '--deployment-type',
      'air-gapped',
      '--work-dir',
      join(folder, 'work'),
      '--deploy',
      `dir:${directory}`,
    ]);
    return await use({
      source,
      directory,
      manifest: readManifest(await readFile(join(directory, MANIFEST_PATH), 'utf8')),
      bundle: result.outputs?.['bundle-path'] ?? '',
      bytes: result.bundle?.bytes ?? 0,
      seconds: (result.milliseconds ?? 0) / 1000,
      cost: Cost.parse(JSON.parse(await readFile(costs, 'utf8'))),
      scratch: folder,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A module that writes what its process took to a file, when the process ends. */
function costModule(file: string): string {
  const code = `import { isMainThread } from 'node:worker_threads';
import { writeFileSync } from 'node:fs';
if (isMainThread) process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cost = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1024 };
  writeFileSync(${JSON.stringify(file)}, JSON.stringify(cost));
});`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

async function run(args: readonly string[]): Promise<z.infer<typeof Result>> {
  // A clean environment: a site must not be taken for a workflow run of this machine.
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, log] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (output.trim() === '') throw new Error(`no answer; the log ends with ${log.slice(-500)}`);
  const result = Result.parse(JSON.parse(output));
  if (!result.ok)
    throw new Error(result.message ?? `the export failed; the log ends with ${log.slice(-300)}`);
  return result;
}
