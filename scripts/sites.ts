import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { systemClock } from '../src/clock.ts';
import { startHost } from '../src/host/host.ts';
import { createHttpClient } from '../src/http/client.ts';
import { createSecrets } from '../src/log/secrets.ts';
import { createTerminalLog } from '../src/log/terminal.ts';
import { chromiumPath, cutOff, launchChromium } from '../test/support/chromium.ts';

/**
 * `npm run test:sites -- DIR… [--screenshots DIR] [--cli FILE]`: exports each docs project with the command line and
 * looks at its home page in a browser that is cut off from the network. Prints a table; fails when one site fails.
 */

const Result = z.looseObject({
  ok: z.boolean(),
  message: z.string().optional(),
  exportJob: z.looseObject({ pageCount: z.number().nullable() }).nullish(),
  checks: z.array(z.looseObject({ name: z.string(), findings: z.number() })).optional(),
  milliseconds: z.number().optional(),
  bundle: z.looseObject({ bytes: z.number() }).nullish(),
  outputs: z.record(z.string(), z.string()).optional(),
});

interface Row {
  readonly site: string;
  readonly problems: readonly string[];
  readonly cells: readonly (string | number)[];
}

const WIDTHS = [390, 820, 1440] as const;

async function exportSite(cli: string, dir: string, folder: string): Promise<z.infer<typeof Result>> {
  const args = [
    cli,
    'run',
    '--json',
    '--docs-dir',
    dir,
    '--domain',
    'docs.example.com',
    '--work-dir',
    join(folder, 'work'),
    '--deploy',
    `dir:${join(folder, 'out')}`,
  ];
  // A clean environment: a site must not be taken for a workflow run of this machine.
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, log] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (output.trim() === '') throw new Error(`no answer; the log ends with ${log.slice(-500)}`);
  return Result.parse(JSON.parse(output));
}

async function look(
  browser: Browser,
  url: string,
  site: string,
  screenshots: string | undefined,
): Promise<{ problems: string[]; links: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { foreign, missing } = await cutOff(page, new URL(url).origin);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const links = await page.locator('nav a[href]').count();
    const font = String(await page.evaluate('getComputedStyle(document.body).fontFamily'));
    if (screenshots !== undefined) {
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.reload({ waitUntil: 'networkidle' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.screenshot({ path: join(screenshots, `${site}-${width}-${scheme}.png`) });
        }
      }
    }
    const problems = [
      ...(links === 0 ? ['no navigation'] : []),
      ...(/times/i.test(font) || font === '' ? ['no style sheet'] : []),
      ...foreign.map((address) => `asks ${address}`),
      ...missing,
      ...errors.map((message) => `script: ${message}`),
    ];
    return { problems, links };
  } finally {
    await page.close();
  }
}

async function tryOut(
  dir: string,
  browser: Browser | undefined,
  cli: string,
  screenshots: string | undefined,
): Promise<Row> {
  const site = basename(resolve(dir));
  const folder = await mkdtemp(join(tmpdir(), 'docs-export-site-'));
  const client = createHttpClient();
  try {
    const result = await exportSite(cli, dir, folder);
    if (!result.ok) return { site, problems: [result.message ?? 'the export failed'], cells: [] };
    const counts = Object.fromEntries((result.checks ?? []).map(({ name, findings }) => [name, findings]));
    const host = await startHost({
      bundle: result.outputs?.['bundle-path'] ?? '',
      directory: join(folder, 'host'),
      host: '127.0.0.1',
      port: 0,
      http: client.http,
      clock: systemClock,
      signal: new AbortController().signal,
      log: createTerminalLog({ write: () => true }, createSecrets()),
    });
    try {
      const seen =
        browser === undefined
          ? { problems: [], links: '' }
          : await look(browser, `${host.url.replace(/\/$/, '')}/`, site, screenshots);
      const megabytes = ((result.bundle?.bytes ?? 0) / 2 ** 20).toFixed(1);
      const seconds = ((result.milliseconds ?? 0) / 1000).toFixed(1);
      const found = ['Broken links', 'Requests to other hosts', 'Warnings of the site builder'].map(
        (name) => counts[name] ?? '',
      );
      return {
        site,
        problems: seen.problems,
        cells: [result.exportJob?.pageCount ?? '', seconds, megabytes, ...found, seen.links],
      };
    } finally {
      await host.close();
    }
  } catch (error) {
    return { site, problems: [error instanceof Error ? error.message : String(error)], cells: [] };
  } finally {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function takeOption(args: string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
}

const args = process.argv.slice(2);
const screenshots = takeOption(args, '--screenshots');
const cli = resolve(takeOption(args, '--cli') ?? 'src/cli.ts');
if (screenshots !== undefined) await mkdir(screenshots, { recursive: true });
if (chromiumPath === undefined) console.log('No Chromium on this machine: pages are not looked at.');
const browser = chromiumPath === undefined ? undefined : await launchChromium();
try {
  console.log(
    '| site | pages | s | MB | broken links | other hosts | warnings | links in navigation | problems |\n|---|---|---|---|---|---|---|---|---|',
  );
  let failed = 0;
  for (const dir of args) {
    const { site, problems, cells } = await tryOut(dir, browser, cli, screenshots);
    if (problems.length > 0) failed += 1;
    const padded = [...cells, ...Array<string>(7 - cells.length).fill('')];
    console.log(`| ${[site, ...padded, problems.slice(0, 3).join('; ') || 'none'].join(' | ')} |`);
  }
  console.log(`\n${args.length - failed} of ${args.length} sites exported, styled, navigable and silent.`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await browser?.close();
}
