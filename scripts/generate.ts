import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CODES } from '../src/errors/codes.ts';
import {
  codesTable,
  declaredSource,
  errorsPage,
  inputsPage,
  inputsTable,
  outputsTable,
  readAction,
} from './generate/inputs.ts';

/** Writes every generated file, or with `--check` fails when one is not current. */

interface Generated {
  readonly path: string;
  readonly text: string;
}

/** The text between `<!-- NAME:begin -->` and `<!-- NAME:end -->` replaced. */
function fill(document: string, name: string, content: string): string {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no place for ${name}: ${begin} … ${end}`);
  return `${document.slice(0, from + begin.length)}\n${content}\n${document.slice(to)}`;
}

async function generateAll(): Promise<Generated[]> {
  const action = await readAction();
  const { siteAssets } = await import('./generate/site-assets.ts');
  const { describeAdminApi } = await import('../src/admin-api/openapi.ts');
  let readme = await readFile('README.md', 'utf8');
  readme = fill(readme, 'inputs', inputsTable(action));
  readme = fill(readme, 'outputs', outputsTable(action));
  readme = fill(readme, 'codes', codesTable(CODES));
  return [
    { path: 'src/inputs/declared.generated.ts', text: declaredSource(action) },
    { path: 'docs/api/admin-api.json', text: `${JSON.stringify(describeAdminApi(), null, 2)}\n` },
    { path: 'docs/reference/inputs.mdx', text: inputsPage(action) },
    { path: 'docs/reference/errors.mdx', text: errorsPage(CODES) },
    { path: 'README.md', text: readme },
    ...(await siteAssets()),
  ];
}

const check = process.argv.includes('--check');
let stale = 0;
for (const { path, text } of await generateAll()) {
  const current = await readFile(path, 'utf8').catch(() => undefined);
  if (current === text) continue;
  stale += 1;
  if (check) {
    console.error(`${path} is not current; run: npm run generate`);
    continue;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  console.log(`wrote ${path}`);
}
if (check && stale > 0) process.exitCode = 1;
