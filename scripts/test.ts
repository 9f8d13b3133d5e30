import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { installLarge, succeeds } from './install/large.ts';
import { useMemoryForTemporaryFiles } from './machine/temporary.ts';

/**
 * Brings what the tests run against (a browser, servers, large packages) where this machine allows it, then runs them; with
 * `--only-install`, or `--only-install programs` or `packages` for a part of it, it ends before that.
 */

/** Browsers by their Debian packages, the best first: the shell takes less than half of the other's processor time. */
const BROWSERS = ['chromium-headless-shell', 'chromium'] as const;

/** Debian packages by the program that tells whether they are there. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  radosgw: ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-mgr', 'ceph-common'],
  rclone: ['rclone'],
  'docker-registry': ['docker-registry'],
  skopeo: ['skopeo'],
  sshd: ['openssh-server', 'openssh-client'],
  apache2: ['apache2-bin', 'media-types'],
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

function isHere(program: string): boolean {
  return ['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, program)));
}

/** The best browser that this Debian has. */
async function browserPackage(): Promise<string> {
  const [shell, whole] = BROWSERS;
  return (await succeeds('apt-cache', ['show', shell])) ? shell : whole;
}

async function installPrograms(): Promise<void> {
  const missing = Object.keys(PROGRAMS).filter((program) => !isHere(program));
  const lacksBrowser = !BROWSERS.some(isHere);
  if (missing.length === 0 && !lacksBrowser) return;
  const names = [...(lacksBrowser ? ['a browser'] : []), ...missing].join(', ');
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    console.log(
      `Not here, and only root can install it from Debian's packages: ${names}. Tests that need it are skipped.`,
    );
    return;
  }
  console.log(`Installing from Debian's packages: ${names}`);
  // Of what is installed nothing is to be started: invoke-rc.d leaves services alone in run level 1.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await succeeds('apt-get', ['update', '-qq'], { env });
  const wanted = missing.map((program) => PROGRAMS[program] ?? []);
  if (lacksBrowser) wanted.push([await browserPackage(), 'fonts-liberation']);
  const options = ['-y', '-qq', '--no-install-recommends'];
  const install = (packages: readonly string[]): Promise<boolean> =>
    succeeds('apt-get', ['install', ...options, ...packages], { env });
  if (await install(wanted.flat())) return;
  // One package that this system does not have keeps apt-get from all others.
  for (const packages of wanted)
    if (!(await install(packages)))
      console.log(`No ${packages.join(', ')} from apt-get: tests that need them are skipped.`);
}

/** What only these tests need, and what is too large for every `npm ci`: some 300 MB each. */
const LARGE: Readonly<Record<string, string>> = {
  'gcs-emulator': 'firebase-tools',
  'github-openapi': '@octokit/openapi',
  'local-action': '@github/local-action',
};

async function installPackages(): Promise<void> {
  for (const [name, dependency] of Object.entries(LARGE)) {
    if (!(await installLarge(join('test', 'support', name), dependency)))
      console.log(`npm failed; tests that need ${dependency} are skipped.`);
  }
}

const Report = z.looseObject({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

const [flag, part] = process.argv.slice(2);
const isOnly = flag === '--only-install';
// From two places of the network, so both at once.
await Promise.all([
  isOnly && part === 'packages' ? undefined : installPrograms(),
  isOnly && part === 'programs' ? undefined : installPackages(),
]);
if (isOnly) process.exit();
useMemoryForTemporaryFiles();
const folder = await mkdtemp(join(tmpdir(), 'docs-export-test-'));
try {
  const output = join(folder, 'report.json');
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (existsSync(output)) {
    const { numPassedTests, numFailedTests, numPendingTests } = Report.parse(
      JSON.parse(await readFile(output, 'utf8')),
    );
    console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
  }
  process.exitCode = status ?? 1;
} finally {
  await rm(folder, { recursive: true });
}
