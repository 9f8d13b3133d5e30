import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { addBuild } from '../src/commands/build.ts';
import { addCheck } from '../src/commands/check.ts';
import { addHost } from '../src/commands/host.ts';
import { addHostFiles } from '../src/commands/host-files.ts';
import { addMerge } from '../src/commands/merge.ts';
import { addPreview } from '../src/commands/preview.ts';
import { addPush } from '../src/commands/push.ts';
import { addRollback } from '../src/commands/rollback.ts';
import { addService } from '../src/commands/service.ts';
import { SCHEMES } from '../src/deploy/schemes.ts';
import { COMPONENT_NAMES } from '../src/site/components/components.ts';
import { Container } from '../src/site/config/navigation-schema.ts';
import { DocsJson } from '../src/site/config/schema.ts';

const pageOf = (path: string): Promise<string> =>
  readFile(join(import.meta.dirname, '..', 'docs', path), 'utf8');

async function textsIn(folder: string, ending: RegExp): Promise<string> {
  const root = join(import.meta.dirname, '..', folder);
  const paths = (await readdir(root, { recursive: true })).filter((path) => ending.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  return texts.join('\n');
}

const GUIDES: Readonly<Record<string, string>> = {
  dir: 'destinations',
  artifact: 'destinations',
  s3: 'amazon-s3',
  branch: 'git-branch',
  pages: 'github-pages',
  release: 'github-release',
  gs: 'google-cloud-storage',
  azblob: 'azure-blob-storage',
  sftp: 'sftp',
  oci: 'container-image',
  helm: 'helm-values',
};

it.each(Object.entries(SCHEMES))('the guide of %s tells each of its options', async (name, { options }) => {
  const text = `${await pageOf('guides/destinations.mdx')}${await pageOf(`guides/${GUIDES[name]}.mdx`)}`;
  // In a sentence the word may mean something else, as `concurrency` of a workflow does.
  const rows = text.match(/^\|.*$/gm)?.join('\n') ?? '';
  const untold = Object.keys(options).filter(
    (option) => !rows.includes(`\`${option}\``) && !text.includes(`${option}=`),
  );
  expect(untold).toEqual([]);
});

it('the page of components tells each of them', async () => {
  const text = await pageOf('reference/components.mdx');
  const untold = COMPONENT_NAMES.filter(
    (name) => !text.includes(`<${name}`) && !text.includes(`\`${name}\``),
  );
  expect(untold).toEqual([]);
});

it('the page of the site format tells each setting of docs.json', async () => {
  const text = await pageOf('reference/site-format.mdx');
  const rows = text.match(/^\|.*$/gm)?.join('\n') ?? '';
  const untold = Object.keys(DocsJson.shape).filter(
    (key) => ![`\`${key}\``, `\`${key}.`].some((one) => rows.includes(one)) && !text.includes(`"${key}"`),
  );
  expect(untold).toEqual([]);
});

it('the page of the navigation tells each key of an entry', async () => {
  const text = await pageOf('reference/navigation.mdx');
  const untold = Object.keys(Container.shape).filter(
    (key) => !text.includes(`\`${key}\``) && !text.includes(`"${key}"`),
  );
  expect(untold).toEqual([]);
});

it('the guide of the command line tells each flag of each command', async () => {
  const program = new Command();
  const others = [
    addBuild,
    addCheck,
    addHost,
    addHostFiles,
    addMerge,
    addPreview,
    addPush,
    addRollback,
    addService,
  ];
  for (const add of others) add(program);
  const text = await pageOf('guides/command-line.mdx');
  const untold = program.commands.flatMap((command) =>
    command.options.flatMap(({ long }) =>
      new RegExp(`${long}(?![\\w-])`).test(text) ? [] : `${command.name()} ${long}`,
    ),
  );
  expect(program.commands.length).toBe(others.length);
  expect(untold).toEqual([]);
});

it('each docs.json in the documents is one', async () => {
  const fences = (await textsIn('docs', /\.mdx$/)).matchAll(/^ *```json docs\.json\n([\s\S]*?)^ *```/gm);
  const written = Array.from(fences, ([, text = '']) => JSON.parse(text));
  expect(written.length).toBeGreaterThan(5);
  for (const settings of written) expect(DocsJson.partial().parse(settings)).toEqual(settings);
});

it('the page of API pages tells each of their settings', async () => {
  const text = await pageOf('reference/api-pages.mdx');
  const { openapi, asyncapi, ...settings } = DocsJson.shape.api.unwrap().unwrap().shape;
  const untold = Object.keys(settings).filter((key) => !new RegExp(`\`${key}(?:\\.\\w+)?\``).test(text));
  expect(untold).toEqual([]);
});

/** Where the tools of a cloud keep their own things, and what the runner sets. */
const OF_OTHERS = /^(GITHUB|ACTIONS|RUNNER)_|^(CLOUDSDK_CONFIG|AZURE_CONFIG_DIR|AWS_EC2_METADATA_DISABLED)$/;

it('the documents tell each variable that destinations and requests read', async () => {
  const source = `${await textsIn('src/deploy', /\.ts$/)}${await textsIn('src/http', /\.ts$/)}`;
  const read = source.matchAll(/\benv\.([A-Z]\w+)|environmentSetting\(env, \[([^\]]+)\]/g);
  const names = Array.from(read, ([, one, list]) => one ?? list?.match(/[A-Z]\w+/g) ?? []).flat();
  expect(names.length).toBeGreaterThan(20);
  const told = await textsIn('docs', /\.mdx$/);
  expect([...new Set(names)].filter((name) => !OF_OTHERS.test(name) && !told.includes(name))).toEqual([]);
});
