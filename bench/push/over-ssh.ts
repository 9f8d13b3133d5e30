import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingSsh, startSshServer } from '../../test/support/ssh-server.ts';
import { atMost, type Figure } from './figures.ts';
import { type Measure, measure, medianMeasure } from './measure.ts';
import { PROGRAM } from './tools.ts';
import { changeTree, plantTree, readTree, type Tree, touchTree } from './tree.ts';

/** What happens to the tree before it is published again, and how far we may be from rclone then. */
const SCENARIOS: readonly {
  readonly name: string;
  readonly prepare: (tree: Tree) => Promise<void>;
  readonly most: number;
}[] = [
  { name: 'first push', prepare: async () => {}, most: 0.8 },
  { name: 'nothing changed', prepare: async () => {}, most: 0.6 },
  { name: '1 % changed, 1 % removed', prepare: (tree) => changeTree(tree, 0), most: 0.6 },
  { name: 'fresh checkout', prepare: touchTree, most: 0.6 },
];

/** Publishes a tree to an SSH server of this machine, with our `push` command and rclone in turns. */
export async function overSsh(files: number, rounds: number): Promise<Figure[]> {
  if (missingSsh !== undefined) {
    console.log(`over SSH left out: ${missingSsh}`);
    return [];
  }
  const server = await startSshServer({ sftp: 'internal-sftp' });
  const folder = await mkdtemp(join(tmpdir(), 'bench-ssh-'));
  const env = { PATH: process.env.PATH, HOME: folder, ...server.env };
  const { url, port, user, keyFile } = server;
  // Told to, it starts a program on the server for each file to have its digest, and takes ten minutes. So it goes by time
  // and size.
  const remote = `:sftp,host=127.0.0.1,port=${port},user=${user},key_file="${keyFile}",disable_hashcheck=true:`;
  // More connections at once than these, and rclone waits for a server that lets no more in.
  const flags = ['--transfers=8', '--checkers=8', '--config=/dev/null'];
  const tools = {
    ours: ({ folder: tree }: Tree, to: string) => [
      ...[process.execPath, PROGRAM, 'push', tree, `${url}${to}`, '--max-page-loss=100%'],
    ],
    rclone: ({ folder: tree }: Tree, to: string) => ['rclone', 'sync', ...flags, tree, remote + to],
  };
  const seen = new Map<string, Measure[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const tree = await plantTree(join(folder, 'tree'), files);
      for (const { name, prepare } of SCENARIOS) {
        await prepare(tree);
        for (const tool of ['ours', 'rclone'] as const) {
          await readTree(tree);
          const taken = await measure(tools[tool](tree, join(folder, `${tool}-${round}`)), env);
          seen.set(`${name}/${tool}`, [...(seen.get(`${name}/${tool}`) ?? []), taken]);
        }
      }
      await rm(tree.folder, { recursive: true });
    }
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
  return SCENARIOS.map(({ name, most }) => {
    const [ours, rclone] = ['ours', 'rclone'].map((tool) => medianMeasure(seen.get(`${name}/${tool}`) ?? []));
    const share = (ours?.wall ?? 0) / (rclone?.wall ?? 1);
    console.log(`over SSH, ${name}: ${ours?.wall.toFixed(1)} s, rclone ${rclone?.wall.toFixed(1)} s`);
    return atMost(`over SSH: ${name}, wall, of rclone’s`, most, share);
  });
}
