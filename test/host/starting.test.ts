import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { movableClock, startTestService } from '../service/setup.ts';
import { startRecordingServer } from '../support/http-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { raw, silent, startSilentServer, startTestHost, writeBundle } from './setup.ts';

describe('starting', () => {
  test('downloads the bundle of a link', async () => {
    const service = await startTestService();
    const link = await service.link(await service.exportSite());
    const said: string[] = [];
    const host = await startTestHost({
      bundle: link,
      log: { ...silent, info: (message) => said.push(message) },
    });
    expect(await raw(host.url, '/guides/start')).toMatchObject({ status: 200, text: '<h1>Start</h1>' });
    expect(said).toEqual([expect.stringMatching(/^Serving 2 pages in 3 files of the bundle [0-9a-f]{64}$/)]);
    // The archive is not kept beside the files.
    const [release = ''] = await readdir(host.directory);
    expect(await readdir(join(host.directory, release))).toEqual(['site']);
  });

  test('says how far the download has come, and why it is tried again', async () => {
    const archive = await readFile(await writeBundle({ 'index.html': '<h1>Home</h1>' }));
    const storage = await startRecordingServer((_, response, number) => {
      response.writeHead(number === 1 ? 503 : 200);
      response.end(number === 1 ? '' : archive);
    });
    onTestFinished(() => storage.close());
    const said: string[] = [];
    const note = (message: string): void => void said.push(message);
    const clock = { now: Date.now, sleep: async () => {} };
    const log = { ...silent, info: note, progress: note };
    await startTestHost({ bundle: new URL('bundle.tar.gz', storage.url).href, log, clock });
    expect(said).toEqual([
      expect.stringMatching(
        /^The bundle could not be downloaded: .* answered 503; trying again in \d\.\d s$/,
      ),
      '0 bytes',
      `${archive.length} bytes`,
      expect.stringMatching(/^Serving 1 page in 1 file /),
    ]);
  });

  test('says how to go on when the link has expired', async () => {
    const clock = movableClock();
    const service = await startTestService({ clock });
    const link = await service.link(await service.exportSite());
    clock.advance(3_600_001);
    const directory = await temporaryFolder();
    const starting = startTestHost({ bundle: link, directory });
    await expect(starting).rejects.toMatchObject({
      code: 'E_BUNDLE_DOWNLOAD',
      message: expect.stringContaining('generate the bundle again'),
    });
    await expect(starting).rejects.not.toMatchObject({ message: expect.stringContaining('signature') });
    expect(await readdir(directory)).toEqual([]);
  });

  test('says what the server of a refused link answered', async () => {
    const { url } = await startTestHost();
    const bundle = `${url}/nothing.tar.gz?signature=hidden`;
    const starting = startTestHost({ bundle });
    await expect(starting).rejects.toThrow(/refused: 127\.0\.0\.1:\d+: it answered 404: there is nothing/);
    await expect(starting).rejects.not.toThrow('hidden');
  });

  test('speaks of the link, and of no job, when its host cannot be reached', async () => {
    const clock = { now: Date.now, sleep: async () => {} };
    const bundle = 'http://127.0.0.1:1/bundle.tar.gz';
    await expect(startTestHost({ bundle, directory: await temporaryFolder(), clock })).rejects.toMatchObject({
      code: 'E_BUNDLE_DOWNLOAD',
      message: expect.stringMatching(
        /nobody listens there \(ECONNREFUSED 127\.0\.0\.1:1\): check that this machine reaches/,
      ),
    });
  });

  test('speaks of no job either when its host asks for a longer wait than there is time for', async () => {
    const busy = await startRecordingServer((_, response) => {
      response.writeHead(503, { 'retry-after': '7200' }).end();
    });
    onTestFinished(() => busy.close());
    const bundle = new URL('/bundle.tar.gz', busy.url).href;
    await expect(startTestHost({ bundle })).rejects.toThrow(
      /it answered 503, and asks to wait 7200 s: start again later/,
    );
  });

  test('says what to do about the link, where that is what is wrong', async () => {
    const { url } = await startTestHost();
    const start = async (bundle: string) => startTestHost({ bundle, directory: await temporaryFolder() });
    await expect(start('https://')).rejects.toThrow(/the link is not a URL: ask those who made the link/);
    await expect(start(`${url.replace('http:', 'https:')}/bundle.tar.gz`)).rejects.toThrow(
      /it does not answer as https:\/\/ wants it \(\w+\): correct the address and its port/,
    );
  });

  test.each([
    { name: 'a file that is not there', bundle: 'missing.tar.gz', code: 'E_INPUT_INVALID' },
    { name: 'a folder', bundle: import.meta.dirname, code: 'E_INPUT_INVALID' },
    { name: 'a link of a bucket', bundle: 's3://bucket/bundle.tar.gz', code: 'E_INPUT_INVALID' },
    { name: 'a file that is no archive', bundle: import.meta.filename, code: 'E_BUNDLE_FORMAT' },
  ])('fails for $name, and leaves nothing', async ({ bundle, code }) => {
    const directory = await temporaryFolder();
    await expect(startTestHost({ bundle, directory })).rejects.toMatchObject({ code });
    expect(await readdir(directory)).toEqual([]);
  });

  test('names the scheme of a link that it cannot follow, and not the link', async () => {
    const starting = startTestHost({ bundle: 's3://bucket/bundle.tar.gz?token=hidden' });
    await expect(starting).rejects.toThrow('The bundle cannot be read: s3://…: it is no link');
  });

  test('refuses a bundle without a home page', async () => {
    const directory = await temporaryFolder();
    const bundle = await writeBundle({ 'guides/start.html': 'x' });
    await expect(startTestHost({ bundle, directory })).rejects.toMatchObject({ code: 'E_GUARD_NO_INDEX' });
    expect(await readdir(directory)).toEqual([]);
  });

  test('stops when it is told to', async () => {
    const directory = await temporaryFolder();
    const silence = await startSilentServer();
    const stopping = new AbortController();
    const starting = startTestHost({ bundle: silence.url, directory, signal: stopping.signal });
    const stopped = expect(starting).rejects.toThrow('enough');
    await silence.asked;
    stopping.abort(new Error('enough'));
    await stopped;
    expect(await readdir(directory)).toEqual([]);
  });

  test('says when the port is taken, and leaves nothing', async () => {
    const { url } = await startTestHost();
    const directory = await temporaryFolder();
    const port = Number(new URL(url).port);
    const starting = startTestHost({ port, directory });
    await expect(starting).rejects.toThrow(/choose another port, or end the program that uses it \[E_PORT\]/);
    expect(await readdir(directory)).toEqual([]);
  });

  test('speaks of the address where it is not one of this machine', async () => {
    // Of a network for examples: nobody has it.
    const starting = startTestHost({ host: '192.0.2.1' });
    await expect(starting).rejects.toThrow(/choose an address of this machine.* \[E_PORT\]/);
  });
});
