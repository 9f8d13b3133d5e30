import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './math/median.ts';
import { createRandom } from './math/random.ts';
import { bundled } from './push/bundled.ts';
import { atMost, type Figure, printFigures } from './push/figures.ts';

/**
 * Unpacks a seeded site with hashes and manifest, beside `tar xz` without either:
 * `node bench/unpack.ts [--files 5000 --files 100000] [--runs 5]`.
 */

/** Pages of words and images of noise, 4 to 1, in folders of 50. */
function writeSite(root: string, files: number, bytes: number): void {
  const random = createRandom(1);
  const words = Array.from({ length: 4000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 8) }, () =>
      String.fromCharCode(97 + Math.floor(random() * 26)),
    ).join(''),
  );
  const text = Buffer.from(
    Array.from({ length: 500_000 }, () => `${words[Math.floor(random() ** 2 * words.length)] ?? ''} `).join(
      '',
    ),
  );
  const noise = Buffer.from(Array.from({ length: 2 ** 20 }, () => Math.floor(random() * 256)));
  for (let at = 0; at < files; at += 1) {
    const folder = path.join(root, `section-${Math.floor(at / 50)}`);
    if (at % 50 === 0) mkdirSync(folder, { recursive: true });
    const size = Math.ceil((bytes / files) * (0.2 + 1.6 * random()));
    const source = at % 5 === 0 ? noise : text;
    const file = openSync(path.join(folder, at % 5 === 0 ? `image-${at}.png` : `page-${at}.html`), 'w');
    for (let left = size; left > 0; ) {
      const start = Math.floor(random() * source.length);
      left -= writeSync(file, source, start, Math.min(left, source.length - start));
    }
    closeSync(file);
  }
}

function runOurs(
  program: string,
  archive: string,
  directory: string,
): [milliseconds: number, megabytes: number] {
  const said = execFileSync(process.execPath, [program, archive, directory], { encoding: 'utf8' });
  return JSON.parse(said) as [number, number];
}

function runTar(archive: string, directory: string): number {
  mkdirSync(directory);
  const started = performance.now();
  execFileSync('tar', ['xzf', archive, '-C', directory]);
  return performance.now() - started;
}

/** What unpacking takes beside `tar xz`, for sites of about 200 MB. */
export async function unpackFigures(files: number, rounds: number): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-unpack-'));
  try {
    const program = await bundled(
      fileURLToPath(import.meta.resolve('./unpack/once.ts')),
      path.join(folder, 'ours'),
    );
    const source = path.join(folder, 'source');
    const archive = path.join(folder, 'bundle.tar.gz');
    writeSite(source, files, 200e6);
    execFileSync('tar', ['czf', archive, '-C', source, '.']);
    const ours: number[] = [];
    const memory: number[] = [];
    const tar: number[] = [];
    // In turn, so that a busy moment of the machine meets both. Nothing is deleted meanwhile: for some seconds
    // ext4 searches long for a place that no deleted file had.
    for (let round = 0; round < rounds; round += 1) {
      tar.push(runTar(archive, path.join(folder, `tar-${round}`)));
      const [milliseconds, megabytes] = runOurs(program, archive, path.join(folder, `ours-${round}`));
      ours.push(milliseconds);
      memory.push(megabytes);
    }
    console.log(
      `\nunpack, ${files} files: ours ${Math.round(median(ours))} ms, tar xz ${Math.round(median(tar))} ms`,
    );
    return [
      atMost(`unpack of ${files} files, wall, of tar’s`, 1, median(ours) / median(tar)),
      atMost(`unpack of ${files} files, peak memory`, 150, Math.max(...memory), 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      files: { type: 'string', multiple: true, default: ['5000', '100000'] },
      runs: { type: 'string', default: '5' },
    },
  });
  const figures: Figure[] = [];
  for (const files of values.files)
    figures.push(...(await unpackFigures(Number(files), Number(values.runs))));
  printFigures(figures);
}
