import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Clock } from '../../../src/clock.ts';
import { digestOf } from '../../../src/deploy/files/digest.ts';
import { createGate } from '../../../src/deploy/gate.ts';
import { sendParts } from '../../../src/deploy/store/parts.ts';
import type { Http } from '../../../src/http/http.ts';
import { hurriedClock, siteOf, temporaryFolder } from '../fixtures.ts';
import { push } from '../pushing.ts';
import { sinkOf } from '../sink.ts';

const SITE = { 'index.html': 'home', 'video.mp4': new Uint8Array(17_000_001) };

/** A clock at each look at which a second has passed. */
function tickingClock(): Clock {
  let seconds = 0;
  return {
    ...hurriedClock,
    now() {
      seconds += 1;
      return seconds * 1000;
    },
  };
}

/** How much was told to be sent before the first file was done. */
const toldBefore = (lines: readonly string[]): readonly (string | undefined)[] =>
  lines.flatMap((line) => /: 0 of 2 files, (.*?) of 17\.0 MB/.exec(line)?.[1] ?? []);

test('how much of a file in parts has arrived is told while it is under way', async () => {
  const sink = await sinkOf();
  const site = await siteOf(SITE);
  const { log } = await push(site, `s3://docs/v1 endpoint=${sink.endpoint}`, { clock: tickingClock() });
  expect(toldBefore(log.lines)).toHaveLength(3);
  expect(toldBefore(log.lines).at(-1)).toBe('17.0 MB');
});

test('how much of a file in one stream has been sent is told while it is under way', async () => {
  let md5Hash = '';
  const http: Http = async ({ url, body, method }) => {
    for await (const piece of Readable.from(body ?? []))
      md5Hash = /"md5Hash":"(.*?)"/.exec(String(piece))?.[1] ?? md5Hash;
    const isRead = method === 'GET' && String(url).includes('alt=media');
    const headers = { 'content-type': 'application/json', location: 'http://127.0.0.1:1/session' };
    const text = JSON.stringify({ md5Hash });
    return { status: isRead ? 404 : 200, headers, body: Readable.from([Buffer.from(text)]) };
  };
  const env = { STORAGE_EMULATOR_HOST: 'http://127.0.0.1:1' };
  const { log } = await push(await siteOf(SITE), 'gs://docs/v1', { http, env, clock: tickingClock() });
  expect(toldBefore(log.lines).length).toBeGreaterThan(10);
  expect(toldBefore(log.lines).at(-1)).toBe('17.0 MB');
});

test('the memory of a part that has arrived is that of a next one', async () => {
  const source = join(await temporaryFolder(), 'large.bin');
  const bytes = Buffer.from('abcdefgh'.repeat(5));
  await writeFile(source, bytes);
  const { size, sha256 } = digestOf(bytes);
  const memory = new Set<ArrayBufferLike>();
  const sent = await sendParts(
    { source, size, sha256, subject: 'docs/large.bin' },
    { partSize: 3, gate: createGate(2), turn: { signal: new AbortController().signal } },
    async (part) => {
      memory.add(part.buffer);
      return part.toString();
    },
  );
  expect(sent.join('')).toBe(bytes.toString());
  expect(memory.size).toBe(2);
});
