import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../src/errors/failure.ts';
import type { BuildRequest, SiteSource } from '../../src/service/sources/source.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { API_KEY, DOMAIN, file, gate, movableClock, SMALL_SITE, siteOf, startTestService } from './setup.ts';

const START = '/v1/static-export/jobs';
const ended = ({ status }: Record<string, unknown>): boolean => status === 'completed' || status === 'failed';

/** A source that waits at the gate before it builds, and notes who came. */
function heldSite(opened: Promise<void>, name: string, started: string[]): SiteSource {
  return {
    async build(request, events) {
      started.push(name);
      await opened;
      return SMALL_SITE.build(request, events);
    },
  };
}

const failing = (error: unknown): SiteSource => ({
  async build(_, { onFile }) {
    await onFile(file('index.html', 'half'));
    throw error;
  },
});

describe('an export job', () => {
  test('shows live progress and page count, which never fall', async () => {
    const files = Array.from({ length: 200 }, (_, index) => file(`page-${index}.html`, `<p>${index}</p>`));
    const service = await startTestService({ sites: new Map([[DOMAIN, siteOf(files)]]) });
    const { body } = await service.call('POST', START, { domain: DOMAIN });
    const seen: number[] = [];
    await service.poll(String(body.jobId), (job) => {
      expect(job.progress).toBeGreaterThanOrEqual(seen.at(-1) ?? 0);
      expect([0, 200]).toContain(job.pageCount);
      seen.push(Number(job.progress));
      return ended(job);
    });
    expect(seen.at(-1)).toBe(100);
    // Polls are answered while the site is being built.
    expect(new Set(seen).size).toBeGreaterThan(2);
  });

  test('hands version and paths to the source', async () => {
    const asked: BuildRequest[] = [];
    const service = await startTestService({
      sites: new Map([
        [
          DOMAIN,
          {
            build(request, events) {
              asked.push(request);
              return SMALL_SITE.build(request, events);
            },
          },
        ],
      ]),
    });
    for (const more of [{}, { version: 'v2', paths: ['guides'] }]) {
      const { body } = await service.call('POST', START, { domain: DOMAIN, ...more });
      await service.poll(String(body.jobId), ended);
    }
    expect(asked).toEqual([
      { version: undefined, paths: undefined },
      { version: 'v2', paths: ['guides'] },
    ]);
  });

  test('takes the site of its own domain', async () => {
    const sites = new Map([
      ['one.example.com', siteOf([file('index.html', '1')])],
      ['Two.example.com', siteOf([file('index.html', '1'), file('second.html', '2')])],
    ]);
    const service = await startTestService({ sites });
    for (const [domain, pageCount] of [
      ['one.example.com', 1],
      ['two.example.com', 2],
    ] as const) {
      const jobId = await service.exportSite(domain);
      expect((await service.call('GET', `${START}/${jobId}`)).body.pageCount).toBe(pageCount);
    }
  });

  test('waits its turn', async () => {
    const first = gate();
    const started: string[] = [];
    const service = await startTestService({
      sites: new Map([
        ['a.example.com', heldSite(first.opened, 'a', started)],
        ['b.example.com', heldSite(Promise.resolve(), 'b', started)],
      ]),
    });
    const [a, b] = await Promise.all(
      ['a.example.com', 'b.example.com'].map(async (domain) => {
        const { body } = await service.call('POST', START, { domain });
        return String(body.jobId);
      }),
    );
    await service.poll(String(a), ({ status }) => status === 'running');
    expect((await service.call('GET', `${START}/${b}`)).body).toMatchObject({
      status: 'queued',
      progress: 0,
    });
    expect((await service.call('POST', `${START}/${b}/bundle`)).status).toBe(409);
    await expect.poll(() => started).toEqual(['a']);
    first.open();
    await service.poll(String(b), ({ status }) => status === 'completed');
    expect(started).toEqual(['a', 'b']);
  });

  test('runs beside others when the service may', async () => {
    const all = gate();
    const started: string[] = [];
    const names = ['a.example.com', 'b.example.com', 'c.example.com'];
    const service = await startTestService({
      concurrency: 2,
      sites: new Map(names.map((name) => [name, heldSite(all.opened, name, started)])),
    });
    const ids = [];
    for (const domain of names) ids.push(String((await service.call('POST', START, { domain })).body.jobId));
    await service.poll(ids[1] ?? '', ({ status }) => status === 'running');
    // Which of the two has its files ready first is the disk's matter.
    await expect.poll(() => started.toSorted()).toEqual(names.slice(0, 2));
    expect((await service.call('GET', `${START}/${ids[2]}`)).body.status).toBe('queued');
    all.open();
    for (const id of ids) await service.poll(id, ({ status }) => status === 'completed');
  });

  test.each([
    {
      name: 'a failure, in its own words',
      source: failing(
        new Failure('E_DOCS_JSON_INVALID', { what: 'docs.json is broken', value: 'docs.json:3:5' }),
      ),
      error: 'docs.json is broken: docs.json:3:5 [E_DOCS_JSON_INVALID]',
    },
    { name: 'any error', source: failing(new Error('no room')), error: 'no room' },
    { name: 'something else', source: failing('text'), error: 'text' },
    {
      name: 'two files of one name',
      source: siteOf([file('index.html', 'a'), file('index.html', 'b')]),
      error: expect.stringContaining('index.html'),
    },
  ])('fails with $name, and the next one runs', async ({ source, error }) => {
    const service = await startTestService({
      sites: new Map([
        [DOMAIN, source],
        ['good.example.com', SMALL_SITE],
      ]),
    });
    const jobId = await service.exportSite();
    const { status, body } = await service.call('GET', `${START}/${jobId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'failed', error });
    const bundle = await service.call('POST', `${START}/${jobId}/bundle`);
    expect(bundle.status).toBe(409);
    expect(bundle.body.error).toContain('failed');
    expect(await readdir(service.storage)).toEqual([]);
    const next = await service.exportSite('good.example.com');
    expect((await service.call('GET', `${START}/${next}`)).body.status).toBe('completed');
  });
});

describe('closing the service', () => {
  test('aborts the jobs through their signal and leaves nothing behind', async () => {
    let reason: unknown;
    const reached = gate();
    const service = await startTestService({
      sites: new Map([
        [DOMAIN, SMALL_SITE],
        [
          'slow.example.com',
          {
            async build(_, { onFile, signal }) {
              await onFile(file('index.html', 'x'));
              reached.open();
              await new Promise((_, reject) =>
                signal?.addEventListener('abort', () => reject(signal.reason)),
              );
              throw new Error('not reached');
            },
          },
        ],
      ]),
      log: {
        phase: (_, work) => work(),
        info() {},
        debug(message) {
          if (message.includes('failed')) reason = message;
        },
        notice() {},
        warning() {},
        error() {},
        progress() {},
        mask() {},
      },
    });
    await service.exportSite();
    const { body } = await service.call('POST', START, { domain: 'slow.example.com' });
    await reached.opened;
    await service.call('POST', START, { domain: DOMAIN });
    await service.close();
    expect(await readdir(service.storage)).toEqual([]);
    expect(reason).toContain('E_CANCELLED');
    await expect(
      fetch(`${service.url}${START}/${body.jobId}`, { headers: { authorization: `Bearer ${API_KEY}` } }),
    ).rejects.toThrow();
  });

  test('does not wait for a source that ignores the signal, and takes no more files from it', async () => {
    const reached = gate();
    const closed = gate();
    const late = Promise.withResolvers<unknown>();
    const service = await startTestService({
      sites: new Map([
        [
          DOMAIN,
          {
            async build(_, { onFile }) {
              reached.open();
              await closed.opened;
              try {
                await onFile(file('index.html', 'late'));
              } catch (error) {
                late.resolve(error);
                throw error;
              }
              throw new Error('not reached');
            },
          },
        ],
      ]),
      clock: { now: () => Date.now(), sleep: () => Promise.resolve() },
    });
    await service.call('POST', START, { domain: DOMAIN });
    await reached.opened;
    await service.close();
    closed.open();
    expect(await late.promise).toBeInstanceOf(Failure);
  });

  test('may be asked for twice', async () => {
    const service = await startTestService();
    await service.close();
    await service.close();
  });
});

test('a port that is taken is said to be', async () => {
  const { url } = await startTestService();
  await expect(startTestService({ port: Number(new URL(url).port) })).rejects.toMatchObject({
    code: 'E_PORT',
    message: expect.stringContaining('EADDRINUSE'),
  });
});

test('a folder that cannot be written is said to be', async () => {
  const storage = join(await temporaryFolder(), 'file');
  await writeFile(storage, '');
  await expect(startTestService({ storage: join(storage, 'service') })).rejects.toMatchObject({
    code: 'E_BUNDLE_WRITE',
    fix: 'name another folder',
  });
});

describe('a service that runs for long', () => {
  const HOUR = 3_600_000;
  const status = async (service: Awaited<ReturnType<typeof startTestService>>, jobId: string) =>
    (await service.call('GET', `${START}/${jobId}`)).status;

  test('lets go of archives that twenty later ones stand behind and nobody has a link to', async () => {
    const clock = movableClock();
    const service = await startTestService({ clock });
    const jobs: string[] = [];
    for (let n = 0; n < 21; n += 1) jobs.push(await service.exportSite());
    const [first = '', second = ''] = jobs;
    // All of them are an hour old or less.
    expect(await status(service, first)).toBe(200);
    clock.advance(HOUR / 2);
    const link = await service.link(second);
    clock.advance(HOUR / 2 + 1);
    await service.exportSite();
    await service.exportSite();
    expect(await status(service, first)).toBe(404);
    expect((await fetch(link)).status).toBe(200);
    expect(await status(service, jobs[3] ?? '')).toBe(200);
    await expect.poll(() => readdir(service.storage)).toHaveLength(21);
    clock.advance(HOUR);
    await service.exportSite();
    expect(await status(service, second)).toBe(404);
    await expect.poll(() => readdir(service.storage)).toHaveLength(20);
  });

  test('keeps those of a domain however many others are exported', async () => {
    const clock = movableClock();
    const sites = new Map([DOMAIN, 'other.example.com'].map((domain) => [domain, SMALL_SITE]));
    const service = await startTestService({ clock, sites });
    const kept = await service.exportSite();
    clock.advance(2 * HOUR);
    for (let n = 0; n < 25; n += 1) await service.exportSite('other.example.com');
    expect(await status(service, kept)).toBe(200);
    expect((await fetch(await service.link(kept))).status).toBe(200);
  });
});
