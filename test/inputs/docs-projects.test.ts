import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { basePathOf } from '../../src/inputs/base-paths.ts';
import { findDocsProjects, locateDocsProjects } from '../../src/inputs/docs-projects.ts';
import { ARGUMENT_WORDS } from '../../src/inputs/folder-words.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

/** Writes a docs project into each folder of the workspace. */
async function projects(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await mkdir(folder.path('ws', name), { recursive: true });
    await writeFile(folder.path('ws', name, 'docs.json'), '{}');
  }
}

/** What `docs-dir` means: folder → path of its pages, from the folder around all; else why it means nothing. */
async function meant(given: string): Promise<Record<string, string> | string> {
  const found = await findDocsProjects(given, folder.path('ws'));
  if ('problems' in found)
    return found.problems.map(({ value, why, fix, code }) => `${value}: ${why}: ${fix} [${code}]`).join('\n');
  const { directory, several } = found.projects;
  const at = directory.slice(folder.path('ws').length + 1) || '.';
  return Object.fromEntries(
    several.length === 0
      ? [[at, '/']]
      : several.map(({ folder: below, basePath }) => [`${at}/${below}`, basePath]),
  );
}

/** Does some work as a user who is not root, to whom nothing is closed. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('docs-dir', () => {
  it('of one folder with a docs.json is a site of its own, also where others lie below it', async () => {
    await projects('docs', 'docs/examples');
    expect(await meant('docs')).toEqual({ docs: '/' });
    expect(await meant('')).toEqual({ docs: '/' });
    expect(await meant('docs\n./docs\n')).toEqual({ docs: '/' });
    expect(await meant('# docs/examples\r\ndocs\r\n')).toEqual({ docs: '/' });
  });

  it('with a docs.json that is no object is refused before anything is started', async () => {
    await projects('docs');
    await writeFile(folder.path('ws/docs/docs.json'), '[]');
    expect(await meant('docs')).toMatch(/^docs\/docs\.json:1:1: .*is not a JSON object.*E_DOCS_JSON_INVALID/);
  });

  it('with settings of the older form says how to come to the newer one', async () => {
    await mkdir(folder.path('ws', 'docs'), { recursive: true });
    await writeFile(folder.path('ws', 'docs', 'mint.json'), '{}');
    expect(await meant('docs')).toContain(
      'docs/mint.json is the older form, which is not read: rename it to docs.json, and "docs-export check" tells what its settings are called now',
    );
  });

  it('passes over folders that may not be read', async () => {
    await projects('packages/sdk', 'packages/cli');
    await mkdir(folder.path('ws/packages/database'));
    await chmod(folder.path('ws/packages/database'), 0o000);
    await chmod(folder.path(), 0o755);
    const found = await asNobody(() => meant('packages'));
    await chmod(folder.path('ws/packages/database'), 0o700);
    expect(found).toEqual({ 'packages/cli': 'cli', 'packages/sdk': 'sdk' });
  });

  it('of a folder that may not be read tells so, and does not miss its docs.json', async () => {
    await projects('docs');
    await chmod(folder.path('ws/docs'), 0o000);
    await chmod(folder.path(), 0o755);
    const found = await asNobody(() => meant('docs'));
    await chmod(folder.path('ws/docs'), 0o700);
    expect(found).toMatch(
      /^docs: it cannot be read \(EACCES: .*check who may read the folder \[E_DOCS_DIR\]$/,
    );
  });

  it('that cannot be looked at tells so: a circle of links, a name that is too long, a folder behind a closed one', async () => {
    await projects('closed/docs');
    await symlink('circle', folder.path('ws/circle'));
    expect(await meant('circle')).toMatch(/^circle: it cannot be read \(ELOOP: .*E_DOCS_DIR\]$/);
    expect(await meant('n'.repeat(300))).toMatch(/^n+: it cannot be read \(ENAMETOOLONG: .*E_DOCS_DIR\]$/);
    await chmod(folder.path('ws/closed'), 0o000);
    await chmod(folder.path(), 0o755);
    const behind = await asNobody(() => meant('closed/docs'));
    await chmod(folder.path('ws/closed'), 0o700);
    expect(behind).toMatch(/^closed\/docs: it cannot be read \(EACCES: .*E_DOCS_DIR\]$/);
  });

  it('that is empty tells so where the workspace may not be read', async () => {
    await projects('docs');
    await chmod(folder.path('ws'), 0o000);
    await chmod(folder.path(), 0o755);
    const found = await asNobody(() => meant(''));
    await chmod(folder.path('ws'), 0o700);
    expect(found).toMatch(/: it cannot be read \(EACCES: .*check who may read the folder \[E_DOCS_DIR\]$/);
  });

  it('of the docs.json itself, or with the slashes of Windows, is no folder, and tells which is meant', async () => {
    await projects('my/docs');
    const missing = { why: 'there is no such folder', fix: 'write docs-dir: my/docs' };
    expect(await meant('my/docs/docs.json')).toContain('it is not a folder: write docs-dir: my/docs');
    if (process.platform !== 'win32')
      expect(await meant('my\\docs')).toContain(`${missing.why}: ${missing.fix}`);
    expect(await meant('nowhere\\docs')).toContain('check the path');
  });

  it('left out where nothing was checked out tells so', async () => {
    expect(await meant('')).toMatch(/^: there is no folder .*ws: check the repository out before/);
    await mkdir(folder.path('ws'));
    expect(await meant('')).toMatch(
      /^: there is nothing in .*ws: check the repository out.*\[E_DOCS_JSON_MISSING\]$/,
    );
  });

  it('of a folder around several projects is all of them, by their paths in it', async () => {
    await projects('packages/core/docs', 'packages/cli/docs', 'packages/sdk/python', 'node_modules/x/docs');
    const all = {
      'packages/cli/docs': 'cli',
      'packages/core/docs': 'core',
      'packages/sdk/python': 'sdk/python',
    };
    expect(await meant('packages')).toEqual(all);
    expect(await meant('.')).toEqual({
      './packages/cli/docs': 'packages/cli',
      './packages/core/docs': 'packages/core',
      './packages/sdk/python': 'packages/sdk/python',
    });
  });

  it('of several lines counts paths from the nearest folder around all, in the order of the lines', async () => {
    await projects('docs', 'packages/core/docs', 'packages/cli/docs');
    expect(Object.entries(await meant('packages/core/docs\npackages/cli/docs'))).toEqual([
      ['packages/core/docs', 'core'],
      ['packages/cli/docs', 'cli'],
    ]);
    expect(await meant('docs\npackages')).toEqual({
      './docs': 'docs',
      './packages/cli/docs': 'packages/cli',
      './packages/core/docs': 'packages/core',
    });
  });

  it('of a pattern counts paths from its fixed part, however many folders it means today', async () => {
    await projects('packages/core/docs');
    await mkdir(folder.path('ws', 'packages', 'none', 'docs'), { recursive: true });
    expect(await meant('packages/*/docs')).toEqual({ 'packages/core/docs': 'core' });
    await projects('packages/cli/docs', 'packages/node_modules/docs', 'packages/.hidden/docs');
    const both = { 'packages/cli/docs': 'cli', 'packages/core/docs': 'core' };
    expect(await meant('packages/*/docs')).toEqual(both);
    expect(await meant('./packages/{core,cli}/docs')).toEqual(both);
    expect(await meant('packages/**')).toEqual(both);
    expect(await meant('packages/*/doc')).toContain('no folder that it means holds a docs.json');
    expect(await meant('nowhere/*')).toContain('[E_DOCS_DIR]');
  });

  it('follows no link that leads out of the fixed part of a pattern', async () => {
    await projects('packages/core/docs', 'elsewhere/docs');
    await symlink(folder.path('ws', 'elsewhere'), folder.path('ws', 'packages', 'linked'));
    expect(await meant('packages/*/docs')).toEqual({ 'packages/core/docs': 'core' });
    expect(await meant('packages')).toContain('write docs-dir: packages/core/docs');
  });

  it('refuses projects whose pages would stand among each other', async () => {
    await projects('a', 'a/docs', 'b/x y', 'b/x+y', 'c/aux', 'c/d');
    expect(await meant('a\na/docs')).toContain('one of the projects lies around the others');
    expect(await meant('b')).toContain('the pages of x y and x+y would both stand at /x-y/');
    expect(await meant('c')).toContain('"aux" is the name of a device on Windows');
    await projects('e/one', 'e/one/more/two/docs', 'e/three');
    expect(await meant('e/one\ne/one/more/two/docs\ne/three')).toMatch(
      /the pages of one would stand at \/one\/ and those of one\/more\/two\/docs at \/one\/more\/two\/, one among the other.*run a matrix of jobs/,
    );
  });

  it('tells all that is wrong with its lines at once', async () => {
    await projects('good');
    await projects('broken');
    await writeFile(folder.path('ws', 'broken', 'docs.json'), '{,}');
    await writeFile(folder.path('ws', 'file'), '');
    const problems = String(await meant('good\nnowhere\nfile'));
    expect(problems).toMatch(/nowhere: there is no such folder.*\nfile: it is not a folder/);
    expect(await meant('good\nbroken')).toContain('docs.json:1:2');
  });

  it('names the projects of a repository that has none at the usual place', async () => {
    await projects('packages/core/docs');
    expect(await meant('')).toContain('write docs-dir: packages/core/docs');
    await projects('packages/cli/docs');
    const several = await meant('');
    expect(several).toContain('There are projects in packages/cli/docs, packages/core/docs');
    expect(several).toContain('name one in docs-dir; or several, one a line');
  });
});

it.each([
  ['docs', 'docs'],
  ['core/docs', 'core'],
  ['docs/docs', 'docs'],
  ['My SDK/docs', 'My-SDK'],
  ['.github/docs', 'github'],
  ['@scope/pkg/docs', 'scope/pkg'],
  ['文档/中文', '文档/中文'],
  ['a?b#c%d', 'a-b-c-d'],
  ['v1.2', 'v1.2'],
  ['…', ''],
])('the pages of %j stand at %j', (below, path) => {
  expect(basePathOf(below)).toBe(path);
});

it.each([
  [[], 'name one in docs-dir; or several', 'give one of them; or several'],
  [['packages/core'], 'write docs-dir: packages/core/docs', 'give the folder packages/core/docs'],
  [
    ['packages/core/docs/docs.json'],
    'write docs-dir: packages/core/docs',
    'give the folder packages/core/docs',
  ],
  [['packages/cli'], 'point docs-dir at the folder', 'give the folder that holds docs.json'],
  [['none'], 'check the path, and that the checkout step ran', 'check the path'],
  [['none/*'], 'check the pattern, and that the checkout step ran', 'check the pattern'],
])(
  'a command that was given %j names its argument, no input of the Action',
  async (given, input, argument) => {
    await projects('packages/core/docs', 'packages/web/docs');
    await mkdir(folder.path('ws/packages/cli'));
    expect(await meant(given.join('\n'))).toContain(`: ${input}`);
    const found = await locateDocsProjects(given, folder.path('ws'), ARGUMENT_WORDS);
    const fix = 'problems' in found ? found.problems[0]?.fix : undefined;
    expect(fix).toContain(argument);
    expect(fix).not.toMatch(/docs-dir|checkout/);
  },
);
