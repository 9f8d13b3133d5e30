import { parseArgs } from 'node:util';
import { isInstalled } from '../test/support/s3-server.ts';
import { branchFigures } from './branch.ts';
import { compare, type ToolName } from './push/compare.ts';
import { type Figure, printFigures } from './push/figures.ts';
import { killed } from './push/killed.ts';
import { overSsh } from './push/over-ssh.ts';
import { type Server, startRadosgw, startSink } from './push/servers.ts';
import { artifacts, manyFiles, oddChanges } from './push/special.ts';
import { TOOLS } from './push/tools.ts';
import { unpackFigures } from './unpack.ts';

/**
 * Publishes a seeded tree with our `push` command, rclone and aws, each as a process, in turns, and holds it against
 * the figures to reach; with them artifacts, branches, unpacking, and pushes that are killed. Needs `npm run dist`
 * before. `--only` may be repeated; `--many 0` leaves out the sites of very many files.
 * `node bench/push.ts [--files 5000] [--many 100000] [--runs 3] [--only PART] [--without aws]`
 * with PART one of radosgw, sink, ssh, killed, artifact, branch, unpack.
 */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '5000' },
    many: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    without: { type: 'string', multiple: true, default: [] },
  },
});
const [files, many, rounds] = [values.files, values.many, values.runs].map(Number) as [
  number,
  number,
  number,
];
const isWanted = (name: string): boolean => values.only === undefined || values.only.includes(name);

const tools: ToolName[] = [];
for (const name of Object.keys(TOOLS) as ToolName[]) {
  if (values.without.includes(name)) continue;
  if (name === 'ours' || (await isInstalled(name))) tools.push(name);
  else console.log(`${name} is not installed: left out`);
}

const figures: Figure[] = [];
try {
  if (isWanted('radosgw')) await withServer(startRadosgw, onServer);
  if (isWanted('sink')) {
    await withServer(startSink, async (server) => {
      await onServer(server);
      figures.push(...(await oddChanges(server, files)));
      if (many > 0) figures.push(...(await manyFiles(server, many, files)));
    });
  }
  if (isWanted('ssh')) figures.push(...(await overSsh(files, rounds)));
  if (isWanted('killed')) {
    for (const start of [startRadosgw, startSink])
      await withServer(start, async (server) => {
        figures.push(...(await killed(server)));
      });
  }
  if (isWanted('artifact')) figures.push(...(await artifacts(files, rounds)));
  if (isWanted('branch')) figures.push(...(await branchFigures(files, rounds)));
  if (isWanted('unpack'))
    for (const number of many > 0 ? [files, many] : [files])
      figures.push(...(await unpackFigures(number, rounds)));
} finally {
  // Also of a run that was cut short by one of its parts.
  printFigures(figures);
}

async function onServer(server: Server): Promise<void> {
  const reached = await compare(server, { tools, files, rounds });
  figures.push(...reached.map((figure) => ({ ...figure, what: `${server.name}: ${figure.what}` })));
}

async function withServer(
  start: () => Promise<Server | undefined>,
  work: (server: Server) => Promise<void>,
): Promise<void> {
  const server = await start();
  if (server === undefined) return;
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}
