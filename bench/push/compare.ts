import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestOfFolder } from '../../src/bundle/folder.ts';
import { median } from '../math/median.ts';
import { bundled } from './bundled.ts';
import { atMost, exactly, type Figure } from './figures.ts';
import { type Measure, measure, medianMeasure } from './measure.ts';
import type { Server } from './servers.ts';
import type { Asked } from './sink.ts';
import { AWS_CONFIG, environmentOf, TOOLS } from './tools.ts';
import { changeTree, plantTree, readTree, type Tree, touchTree } from './tree.ts';

export type ToolName = keyof typeof TOOLS;

export interface Comparison {
  readonly tools: readonly ToolName[];
  readonly files: number;
  readonly rounds: number;
}

/** What happens to the tree before the tools publish it again, and how far we may be from the others then. */
const SCENARIOS: readonly {
  readonly name: string;
  readonly prepare: (tree: Tree) => Promise<void>;
  readonly figures: readonly (readonly [tool: ToolName, of: 'wall' | 'cpu', most: number])[];
}[] = [
  {
    name: 'first push',
    prepare: async () => {},
    figures: [
      ['aws', 'wall', 0.4],
      ['rclone', 'wall', 0.8],
      ['aws', 'cpu', 0.2],
      ['rclone', 'cpu', 0.5],
    ],
  },
  { name: 'nothing changed', prepare: async () => {}, figures: [['rclone', 'wall', 0.6]] },
  {
    name: '1 % changed, 1 % removed',
    prepare: (tree) => changeTree(tree, 0),
    figures: [['rclone', 'wall', 0.6]],
  },
  { name: 'fresh checkout', prepare: touchTree, figures: [['rclone', 'wall', 0.6]] },
];

const UNPACKED = fileURLToPath(import.meta.resolve('./unpacked.ts'));

/** Pushes a seeded tree with every tool in turns, prints what each took, and returns the figures. */
export async function compare(server: Server, { tools, files, rounds }: Comparison): Promise<Figure[]> {
  const seen = new Map<string, Measure[]>();
  const asked = new Map<string, Asked>();
  const inAction: number[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'bench-push-'));
  const awsConfig = join(folder, 'aws-config');
  await writeFile(awsConfig, AWS_CONFIG);
  const env = environmentOf(server, folder, awsConfig);
  const unpacked = await bundled(UNPACKED, folder);
  try {
    // The tools stand side by side in each round, so that a busy moment of the machine hits all, and take turns to be
    // first, right behind the changes and whatever the last push left the server to do.
    for (let round = 0; round < rounds; round += 1) {
      const tree = await plantTree(join(folder, `tree-${round}`), files);
      if (round === 0)
        console.log(`\n${server.name}: ${tree.files} files, ${Math.round(tree.bytes / 1e6)} MB`);
      for (const { name, prepare } of SCENARIOS) {
        await prepare(tree);
        const first = round % tools.length;
        for (const tool of [...tools.slice(first), ...tools.slice(0, first)]) {
          // rclone tells the system to forget what it read, so that the next tool would wait for the disk.
          await readTree(tree);
          await server.asked?.();
          const taken = await measure(TOOLS[tool](tree.folder, `${tool}-${round}`, server), env);
          const key = `${name}/${tool}`;
          seen.set(key, [...(seen.get(key) ?? []), taken]);
          const requests = await server.asked?.();
          if (requests !== undefined) asked.set(key, requests);
        }
      }
      inAction.push(
        await unpackedSeconds(tree, { program: unpacked, prefix: `ours-${round}`, server, env, folder }),
      );
      await server.forget?.();
      await rm(tree.folder, { recursive: true });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const of = (name: string, tool: ToolName): Measure => medianMeasure(seen.get(`${name}/${tool}`) ?? []);
  printTable(tools, of);
  const peaks = SCENARIOS.flatMap(({ name }) => seen.get(`${name}/ours`) ?? []);
  return [
    ...SCENARIOS.flatMap(({ name, figures }) =>
      figures
        .filter(([tool]) => tools.includes(tool))
        .map(([tool, what, most]) =>
          atMost(
            `${name}, ${what === 'cpu' ? 'CPU' : 'wall'}, of ${tool}’s`,
            most,
            of(name, 'ours')[what] / of(name, tool)[what],
          ),
        ),
    ),
    atMost('nothing changed, in the Action', 0.1, median(inAction), 's'),
    ...countsOf(asked, Math.ceil(files / 100)),
    atMost('peak memory', 200, Math.max(...peaks.map(({ megabytes }) => megabytes)), 'MB'),
  ];
}

/** What the server was asked, where it tells. Each publish writes the manifest twice. */
function countsOf(asked: ReadonlyMap<string, Asked>, changed: number): Figure[] {
  const text = ({ gets, puts, copies, deletes, listings }: Asked): string =>
    `${gets} GET, ${puts + copies} writes, ${deletes} deletes, ${listings} listings`;
  const expected: readonly (readonly [string, string])[] = [
    ['nothing changed', '1 GET, 0 writes, 0 deletes, 0 listings'],
    ['fresh checkout', '1 GET, 0 writes, 0 deletes, 0 listings'],
    ['1 % changed, 1 % removed', `1 GET, ${changed + 2} writes, ${changed} deletes, 0 listings`],
  ];
  return expected.flatMap(([name, figure]) => {
    const found = asked.get(`${name}/ours`);
    return found === undefined ? [] : [exactly(`${name}, requests`, figure, text(found))];
  });
}

/** Seconds that the Action takes to find that nothing changed, once the bundle is unpacked. */
async function unpackedSeconds(
  tree: Tree,
  {
    program,
    prefix,
    server,
    env,
    folder,
  }: {
    readonly program: string;
    readonly prefix: string;
    readonly server: Server;
    readonly env: NodeJS.ProcessEnv;
    readonly folder: string;
  },
): Promise<number> {
  const file = join(folder, 'manifest.json');
  const { signal } = new AbortController();
  const manifest = await manifestOfFolder(tree.folder, { createdAt: new Date(), signal });
  await writeFile(file, JSON.stringify(manifest));
  const line = `s3://bench/${prefix} endpoint=${server.endpoint} region=us-east-1`;
  const command = [process.execPath, program, tree.folder, file, line, `${server.endpoint}/bench/none`];
  return (await measure(command, env)).seconds;
}

/** Medians of each tool as wall s / CPU s, and ours as a share of each other tool's. */
function printTable(tools: readonly ToolName[], of: (scenario: string, tool: ToolName) => Measure): void {
  const others = tools.filter((tool) => tool !== 'ours');
  const columns = [...tools, ...others.map((tool) => `ours / ${tool}`)];
  console.log(`\n| wall s / CPU s, medians | ${columns.join(' | ')} |`);
  console.log(`|---|${columns.map(() => '---|').join('')}`);
  for (const { name } of SCENARIOS) {
    const shown = (wall: number, cpu: number, digits: number): string =>
      `${wall.toFixed(digits)} / ${cpu.toFixed(digits)}`;
    const ours = of(name, 'ours');
    const cells = [
      ...tools.map((tool) => shown(of(name, tool).wall, of(name, tool).cpu, 1)),
      ...others
        .map((tool) => of(name, tool))
        .map(({ wall, cpu }) => `${shown(ours.wall / wall, ours.cpu / cpu, 2)} ×`),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}
