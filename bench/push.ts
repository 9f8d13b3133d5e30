import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { systemClock } from '../src/clock.ts';
import { digestOf } from '../src/deploy/digest.ts';
import { createS3 } from '../src/deploy/s3/client.ts';
import { createHttpClient } from '../src/http/client.ts';
import { isInstalled, missingForS3Server, startS3Server } from '../test/support/s3-server.ts';
import { type Measure, measure, median } from './push/measure.ts';
import { changeTree, plantTree, type Tree, touchTree } from './push/tree.ts';

/**
 * Pushes a seeded tree to an S3 server with our `push` command, rclone and aws, each as a process, in turns.
 * Needs `npm run dist` before. `node bench/push.ts [--files 5000] [--runs 5] [--only radosgw|sink] [--without aws]`
 */

interface Server {
  readonly name: string;
  readonly endpoint: string;
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** How a tool publishes a folder below a prefix of the bucket `bench`. */
type Tool = (folder: string, prefix: string, server: Server) => readonly string[];

/** The built program, as users start it. */
const PROGRAM = fileURLToPath(import.meta.resolve('../bin/docs-export.js'));
/** Makes a process of Node tell its peak memory when it ends. */
const PEAK_TELLER =
  'data:text/javascript,process.on("exit",()=>console.error("peak-kB",process.resourceUsage().maxRSS))';

const TOOLS: Readonly<Record<string, Tool>> = {
  ours: (folder, prefix, { endpoint }) => [
    process.execPath,
    `--import=${PEAK_TELLER}`,
    PROGRAM,
    'push',
    folder,
    `s3://bench/${prefix} endpoint=${endpoint} region=us-east-1`,
    '--max-page-loss=100%',
  ],
  rclone: (folder, prefix, { endpoint, env }) => {
    const [id, secret] = [env.AWS_ACCESS_KEY_ID, env.AWS_SECRET_ACCESS_KEY];
    const remote = `:s3,provider=Ceph,access_key_id=${id},secret_access_key=${secret},endpoint="${endpoint}":bench/${prefix}`;
    const flags = ['--checksum', '--s3-no-head', '--transfers=64', '--checkers=64', '--config=/dev/null'];
    return ['rclone', 'sync', ...flags, folder, remote];
  },
  aws: (folder, prefix, { endpoint }) => [
    'aws',
    's3',
    'sync',
    '--delete',
    '--only-show-errors',
    '--endpoint-url',
    endpoint,
    folder,
    `s3://bench/${prefix}`,
  ],
};

type Scenario = (tree: Tree) => Promise<void>;
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  first: async () => {},
  'nothing changed': async () => {},
  '1 % changed, 1 % removed': (tree) => changeTree(tree, 0),
  'fresh checkout': touchTree,
};

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    without: { type: 'string', multiple: true, default: [] },
  },
});

const tools: string[] = [];
for (const name of Object.keys(TOOLS)) {
  if (values.without.includes(name)) continue;
  if (name === 'ours' || (await isInstalled(name))) tools.push(name);
  else console.log(`${name} is not installed: left out`);
}
for (const start of [startRadosgw, startSink]) {
  const server = await start();
  if (server === undefined) continue;
  try {
    await compare(server);
  } finally {
    await server.stop();
  }
}

async function compare(server: Server): Promise<void> {
  const seen = new Map<string, Measure[]>();
  const folder = await mkdtemp(join(tmpdir(), 'bench-push-'));
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
    ...server.env,
  };
  try {
    // The tools stand side by side in each round, so that a busy moment of the machine hits all.
    for (let round = 0; round < Number(values.runs); round += 1) {
      const tree = await plantTree(join(folder, `tree-${round}`), Number(values.files));
      if (round === 0)
        console.log(`\n${server.name}: ${tree.files} files, ${Math.round(tree.bytes / 1e6)} MB`);
      for (const [scenario, prepare] of Object.entries(SCENARIOS)) {
        await prepare(tree);
        for (const tool of tools) {
          const command = TOOLS[tool]?.(tree.folder, `${tool}-${round}`, server) ?? [];
          const key = `${scenario}/${tool}`;
          seen.set(key, [...(seen.get(key) ?? []), await measure(command, env)]);
        }
      }
      await rm(tree.folder, { recursive: true });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  printTable(seen);
}

/** Medians of each tool as wall s / CPU s, and ours as a share of each other tool's. */
function printTable(seen: ReadonlyMap<string, readonly Measure[]>): void {
  const others = tools.filter((tool) => tool !== 'ours');
  const columns = [...tools, ...others.map((tool) => `ours / ${tool}`)];
  console.log(`\n| wall s / CPU s, medians of ${values.runs} | ${columns.join(' | ')} |`);
  console.log(`|---|${columns.map(() => '---|').join('')}`);
  for (const scenario of Object.keys(SCENARIOS)) {
    const of = (tool: string): Measure => median(seen.get(`${scenario}/${tool}`) ?? []);
    const shown = ({ wall, cpu }: Omit<Measure, 'megabytes'>, digits: number): string =>
      `${wall.toFixed(digits)} / ${cpu.toFixed(digits)}`;
    const ours = of('ours');
    const ratios = others.map(of).map(({ wall, cpu }) => ({ wall: ours.wall / wall, cpu: ours.cpu / cpu }));
    const cells = [
      ...tools.map((tool) => shown(of(tool), 1)),
      ...ratios.map((ratio) => `${shown(ratio, 2)} ×`),
    ];
    console.log(`| ${scenario} | ${cells.join(' | ')} |`);
  }
  const peaks = Object.keys(SCENARIOS).flatMap((scenario) => seen.get(`${scenario}/ours`) ?? []);
  console.log(`\nours, peak memory: ${Math.round(Math.max(...peaks.map(({ megabytes }) => megabytes)))} MB`);
}

async function startRadosgw(): Promise<Server | undefined> {
  if (values.only === 'sink') return undefined;
  const missing = await missingForS3Server();
  if (missing !== undefined) {
    console.log(`radosgw left out: ${missing}`);
    return undefined;
  }
  const server = await startS3Server();
  const { http, close } = createHttpClient();
  const log = { info() {}, debug() {}, notice() {}, warning() {}, error() {}, progress() {}, mask() {} };
  const s3 = createS3({
    http,
    clock: systemClock,
    log: { ...log, phase: (_title, work) => work() },
    bucket: { name: 'bench', prefix: '', endpoint: server.endpoint, pathStyle: true },
    region: 'us-east-1',
    credentials: async () => ({
      accessKeyId: server.env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: server.env.AWS_SECRET_ACCESS_KEY ?? '',
    }),
  });
  const body = { open: () => Buffer.alloc(0), ...digestOf('') };
  const turn = { signal: AbortSignal.timeout(10_000), onThrottle() {} };
  await s3({ method: 'PUT', key: '', body, permission: 's3:CreateBucket' }, turn);
  await close();
  return { name: 'radosgw', endpoint: server.endpoint, env: server.env, stop: server.stop };
}

async function startSink(): Promise<Server | undefined> {
  if (values.only === 'radosgw') return undefined;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./push/sink.ts')), '25'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [endpoint] = await once(createInterface(child.stdout), 'line');
  return {
    name: 'quick sink with 25 ms latency',
    endpoint: String(endpoint),
    env: { AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: 'secret-of-a-test' },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
