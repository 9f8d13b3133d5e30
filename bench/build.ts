import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Cost, measure, medianCost } from './build/measure.ts';
import { benchPages } from './build/pages.ts';
import { addDocsPage, writeDocsProject, writeHugoProject } from './build/projects.ts';

/**
 * Builds seeded Markdown pages with code, search index included, beside Hugo with its highlighter on:
 * `npm run bench -- build [--runs 3] [--pages 1000,5000] [--only sources,bundle,hugo]`. No network.
 */

interface Builder {
  readonly name: string;
  readonly key: string;
  /** Runs once over `project`, from nothing, into `out`. */
  run(project: Projects, out: string, scratch: string): Cost;
  /** A run with the cache of a run before. */
  again?(project: Projects, out: string, scratch: string): Cost;
}

interface Projects {
  readonly docs: string;
  readonly hugo: string;
  readonly cache: string;
}

const ROOT = path.join(import.meta.dirname, '..');

function ours(name: string, key: string, program: string): Builder {
  const build = (docs: string, out: string, scratch: string, flags: readonly string[]): Cost =>
    measure(process.execPath, [program, 'build', docs, '--out', out, ...flags], scratch);
  return {
    name,
    key,
    run: ({ docs }, out, scratch) => build(docs, out, scratch, []),
    again: ({ docs, cache }, out, scratch) => build(docs, out, scratch, ['--cache', cache]),
  };
}

const hugo: Builder = {
  name: 'Hugo',
  key: 'hugo',
  run(projects, out, scratch) {
    return measure('hugo', ['--quiet', '--source', projects.hugo, '--destination', out], scratch);
  },
};

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '1000,5000' },
    only: { type: 'string', default: 'sources,bundle,hugo' },
  },
});
const runs = Number(flags.runs);
const wanted = flags.only.split(',');
const missing: string[] = [];
const builders: Builder[] = [ours('ours, sources', 'sources', path.join(ROOT, 'src', 'cli.ts'))];
const bundle = path.join(ROOT, 'dist', 'index.js');
if (existsSync(bundle)) builders.push(ours('ours, bundle', 'bundle', bundle));
else missing.push('ours, bundle (npm run dist)');
if (spawnSync('hugo', ['version']).status === 0) builders.push(hugo);
else missing.push('Hugo');
const chosen = builders.filter(({ key }) => wanted.includes(key));

const rows: string[] = [];
for (const count of flags.pages.split(',').map(Number)) rows.push(...compare(count));
console.log(`| pages | builder | wall, s | CPU, s | peak, MB | wall / Hugo | one page changed, s | of cold | into the same folder, s | of cold | one page added, s | of cold |
| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}`);
if (missing.length > 0) console.log(`\nNot run, since not installed: ${missing.join(', ')}`);

function compare(count: number): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const scratch = path.join(folder, 'time');
  try {
    const pages = benchPages(count);
    const projects = { docs: path.join(folder, 'docs'), hugo: path.join(folder, 'hugo') };
    writeDocsProject(projects.docs, pages);
    writeHugoProject(projects.hugo, pages);
    const costs = new Map(
      chosen.map((builder) => [
        builder,
        { cold: [] as Cost[], warm: [] as Cost[], same: [] as Cost[], added: [] as Cost[] },
      ]),
    );
    // In turn, so that a busy moment of the machine meets all.
    for (let round = 0; round < runs; round += 1) {
      for (const [builder, { cold, warm, same, added }] of costs) {
        // A folder of its own each: what was just deleted makes new files slow on some file systems.
        const out = path.join(folder, `out-${builder.key}-${round}`);
        const places = { ...projects, cache: path.join(folder, `cache-${builder.key}`) };
        cold.push(builder.run(places, out, scratch));
        if (builder.again !== undefined) {
          if (round === 0) builder.again(places, `${out}-kept`, scratch);
          for (const [turn, again] of [warm, same].entries()) {
            const changed = pages[(round * 37 + turn) % pages.length]?.path ?? '';
            appendFileSync(path.join(projects.docs, `${changed}.mdx`), `\nOne more line, ${round}.\n`);
            again.push(builder.again(places, `${out}-again`, scratch));
          }
          addDocsPage(projects.docs, `added-${builder.key}-${round}`);
          added.push(builder.again(places, `${out}-added`, scratch));
        }
      }
    }
    const peer = costs.get(hugo);
    const peerWall = peer === undefined ? Number.NaN : medianCost(peer.cold).wall;
    const wallOf = (some: readonly Cost[]): number =>
      some.length === 0 ? Number.NaN : medianCost(some).wall;
    return [...costs].map(([{ name }, { cold, warm, same, added }]) => {
      const { wall, cpu, memory } = medianCost(cold);
      const cells = [
        wall.toFixed(2),
        cpu.toFixed(2),
        memory.toFixed(0),
        (wall / peerWall).toFixed(2),
        ...[warm, same, added]
          .map(wallOf)
          .flatMap((again) => [again.toFixed(2), `${((100 * again) / wall).toFixed(0)} %`]),
      ].map((cell) => (cell.startsWith('NaN') ? '–' : cell));
      return `| ${count} | ${name} | ${cells.join(' | ')} |`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
