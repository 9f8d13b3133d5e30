import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createGate } from '../src/deploy/gate.ts';
import { chromiumPath, launchChromium } from '../test/support/chromium.ts';
import { useMemoryForTemporaryFiles } from './machine/temporary.ts';
import { startLighthouse } from './sites/lighthouse.ts';
import { type Figure, measureSite } from './sites/measure.ts';

/**
 * `npm run test:sites -- DIR… [--screenshots DIR] [--cli FILE] [--full] [--lighthouse] [--at-once N]`: exports each docs
 * project with the command line for an air-gapped host, measures the site and looks at it in a browser that is cut off
 * from the network: its home page, or with `--full` every page, and then its HTML and its accessibility, too; with
 * `--lighthouse` a page of each kind is scored. With `--at-once` so many sites share the processors, and the table does
 * not tell how long an export took. Prints a table, then what must not be; fails when there is any.
 */

/** Findings shown of each figure of a site. */
const SHOWN = 5;

function printRow(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

useMemoryForTemporaryFiles();
const { values: flags, positionals: directories } = parseArgs({
  allowPositionals: true,
  options: {
    screenshots: { type: 'string' },
    cli: { type: 'string', default: 'src/cli.ts' },
    full: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean' },
    'at-once': { type: 'string', default: '1' },
  },
});
const { screenshots, full } = flags;
const lighthouse = flags.lighthouse ? await startLighthouse() : undefined;
const atOnce = Number(flags['at-once']);
if (!(atOnce >= 1)) throw new Error('--at-once takes a number from 1 up');
const cli = resolve(flags.cli);
if (screenshots !== undefined) await mkdir(screenshots, { recursive: true });
if (chromiumPath === undefined) console.log('No Chromium on this machine: pages are not looked at.');
const browser = chromiumPath === undefined ? undefined : await launchChromium();
const totals = new Map<string, number>();
const wrong: string[] = [];
let failed = 0;
let hasHead = false;
try {
  const gate = createGate(atOnce);
  const options = { cli, browser, screenshots, full, lighthouse, timed: atOnce === 1 };
  for (const measured of directories.map((directory) => gate(() => measureSite(directory, options)))) {
    const { site, figures } = await measured;
    const isExported = figures[0]?.name !== 'exported';
    if (isExported && !hasHead) {
      printRow(['site', ...figures.map(({ name }) => name)]);
      printRow(['---', ...figures.map(() => '---')]);
      hasHead = true;
    }
    printRow([site, ...figures.map(({ value }) => value)]);
    if (isExported) addTotals(figures);
    const bad = figures.filter((figure) => figure.bad > 0);
    if (bad.length > 0) failed += 1;
    for (const { name, bad: count, findings } of bad) {
      wrong.push(
        `${site}: ${name}: ${count}`,
        ...findings.slice(0, SHOWN).map((finding) => `    ${finding}`),
      );
      if (findings.length > SHOWN) wrong.push(`    … and ${findings.length - SHOWN} more`);
    }
  }
  if (hasHead)
    printRow([
      'total',
      ...[...totals].map(([name, total]) =>
        /^(?:script|Lighthouse|MB at peak)/.test(name) ? '' : Math.round(total * 10) / 10,
      ),
    ]);
  if (wrong.length > 0) console.log(`\nWhat must not be:\n${wrong.join('\n')}`);
  console.log(`\n${directories.length - failed} of ${directories.length} sites are as they must be.`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await browser?.close();
  await lighthouse?.close();
}

function addTotals(figures: readonly Figure[]): void {
  for (const { name, value } of figures)
    totals.set(name, (totals.get(name) ?? 0) + (Number.parseFloat(String(value)) || 0));
}
