import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST_PATH } from '../../src/bundle/manifest.ts';
import { type Content, siteOf } from '../deploy/fixtures.ts';
import { type S3Sink, startS3Sink } from '../support/s3-sink.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { BIN } from './built-action.ts';

/** `npm run bench -- push` kills it twice as often, and while it sends more. */
const KILLS = 10;
const PAGES = 25;
const home = useTemporaryFolder('perFile');

/** A site whose every page names its own asset; another release has other bytes and other asset names. */
function releaseOf(number: number): Content {
  const pages = Array.from({ length: PAGES }, (_, index) => {
    const asset = `assets/a${index}.${(0x1a2b3c4d + number * 1000 + index).toString(16)}.css`;
    return [
      [index === 0 ? 'index.html' : `page-${index}.html`, `<link href="${asset}">${number}`],
      [asset, `/* ${number} ${index} */`],
    ] as const;
  });
  return Object.fromEntries(pages.flat());
}

/** Pushes in a process of its own; `killAt` ends it, without a warning, when that many requests were seen. */
async function push(folder: string, sink: S3Sink, killAt = Number.POSITIVE_INFINITY): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [
      BIN,
      'push',
      folder,
      `s3://docs endpoint=${sink.endpoint} region=x concurrency=4`,
      '--max-page-loss=100%',
    ],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        HOME: home.path(),
        XDG_CACHE_HOME: process.env.XDG_CACHE_HOME,
        AWS_ACCESS_KEY_ID: 'AKIATEST',
        AWS_SECRET_ACCESS_KEY: 'test',
      },
    },
  );
  const from = sink.requests.length;
  const watch = setInterval(() => {
    if (sink.requests.length - from >= killAt) child.kill('SIGKILL');
  }, 1);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  return code;
}

/** Pages whose asset is not there: what a reader would see broken. */
function brokenPages(sink: S3Sink): string[] {
  const held = sink.buckets.get('docs') ?? new Map();
  return [...held].flatMap(([key, { bytes }]) => {
    const asset = /href="([^"]+)"/.exec(key.endsWith('.html') ? bytes.toString() : '')?.[1];
    return asset === undefined || held.has(asset) ? [] : [`${key} without ${asset}`];
  });
}

test(`killed at ${KILLS} points, a push shows no reader a broken page, and the next one completes it`, async () => {
  const broken: string[] = [];
  const sink = await startS3Sink({
    latencyMs: 2,
    // The reader: looks before each request is carried out.
    inject: () => {
      broken.push(...brokenPages(sink));
      return undefined;
    },
  });
  onTestFinished(() => sink.close());
  let killed = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const content = releaseOf(round);
    const { directory } = await siteOf(content);
    // From the first requests to the last of about 2 × PAGES + 4.
    if ((await push(directory, sink, 1 + Math.floor((round / KILLS) * 2 * PAGES))) === null) killed += 1;
    broken.push(...brokenPages(sink));
    // What is pushed in the end may differ from what was killed.
    await rm(join(directory, 'page-7.html'));
    await writeFile(join(directory, 'index.html'), 'changed meanwhile');
    expect(await push(directory, sink)).toBe(0);
    const held = [...(sink.buckets.get('docs') ?? [])].filter(([key]) => key !== MANIFEST_PATH);
    const wanted = { ...content, 'index.html': 'changed meanwhile' };
    expect(Object.fromEntries(held.map(([key, { bytes }]) => [key, bytes.toString()]).sort())).toEqual(
      Object.fromEntries(
        Object.entries(wanted)
          .filter(([path]) => path !== 'page-7.html')
          .sort(),
      ),
    );
  }
  expect(broken).toEqual([]);
  expect(killed).toBeGreaterThan(KILLS / 2);
}, 240_000);
