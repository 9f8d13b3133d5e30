import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST_PATH, type Manifest } from '../../../src/bundle/manifest.ts';
import type { Clock } from '../../../src/clock.ts';
import type { LocalSite } from '../../../src/deploy/destination.ts';
import type { HttpRequest } from '../../../src/http/http.ts';
import { type S3Sink, startS3Sink } from '../../support/s3-sink.ts';
import { contextOf, hurriedClock, siteOf } from '../fixtures.ts';
import { interrupted, push, rollBack, writes } from '../pushing.ts';

const PAGES = Array.from({ length: 8 }, (_, n) => `p${n}.html`);

/** Pages in which the name of the site stands. */
function siteNamed(name: string, more: Partial<Manifest> = {}): Promise<LocalSite> {
  const content = Object.fromEntries(PAGES.map((path) => [path, `${name} ${path}`]));
  return siteOf({ 'index.html': name, ...content, [`${name}.html`]: name }, more);
}

async function sinkOf(): Promise<{ sink: S3Sink; line: string }> {
  const sink = await startS3Sink();
  onTestFinished(() => sink.close());
  return { sink, line: `s3://docs endpoint=${sink.endpoint} region=x concurrency=1` };
}

/** What a reader finds. */
function contentOf(sink: S3Sink): Readonly<Record<string, string>> {
  const entries = [...(sink.buckets.get('docs') ?? [])].map(([key, { bytes }]) => [key, bytes.toString()]);
  return Object.fromEntries(entries.filter(([key]) => key !== MANIFEST_PATH));
}

const wholly = (name: string) => ({
  'index.html': name,
  ...Object.fromEntries(PAGES.map((path) => [path, `${name} ${path}`])),
  [`${name}.html`]: name,
});

const promise = () => Promise.withResolvers<void>();

/** Whether a request writes this file for the second, or another, time. */
function writesAgain(path: string, time = 2): (request: HttpRequest) => boolean {
  let times = 0;
  return (request) => {
    if (writes(path)(request)) times += 1;
    return times === time;
  };
}

test('a run that another one overtook and ended before publishes all of its own again', async () => {
  const { sink, line } = await sinkOf();
  await push(await siteNamed('old'), line);
  const [one, two] = [await siteNamed('one'), await siteNamed('two')];
  const http = interrupted(contextOf().http, writes('p4.html'), () => push(two, line));
  const { status, log } = await push(one, line, { http });
  expect(status).toBe('published');
  expect(log.lines.join('\n')).toContain('another run wrote there at the same time');
  expect(contentOf(sink)).toEqual(wholly('one'));
  expect((await push(one, line)).status).toBe('unchanged');
});

test('a run that looked while another one wrote, and began when that had ended, leaves nothing of it behind', async () => {
  const { sink, line } = await sinkOf();
  await push(await siteNamed('old'), line);
  const [one, old] = [await siteNamed('one'), await siteNamed('old')];
  const { http } = contextOf();
  const [looked, oneEnded] = [promise(), promise()];
  let second: ReturnType<typeof push> | undefined;
  const late = interrupted(http, writes(MANIFEST_PATH), () => {
    looked.resolve();
    return oneEnded.promise;
  });
  const first = await push(one, line, {
    http: interrupted(http, writes('p3.html'), () => {
      second = push(old, line, { http: late });
      return looked.promise;
    }),
  });
  expect(first.status).toBe('published');
  oneEnded.resolve();
  const { status, log } = (await second) ?? {};
  expect(status).toBe('published');
  expect(log?.lines.join('\n')).toContain('another run wrote there at the same time');
  expect(contentOf(sink)).toEqual(wholly('old'));
  expect((await push(old, line)).status).toBe('unchanged');
});

test('a run that keeps the release before sees what another one published meanwhile', async () => {
  const { sink, line } = await sinkOf();
  const keeping = `${line} grace=7d`;
  const [old, one, two] = [await siteNamed('old'), await siteNamed('one'), await siteNamed('two')];
  const same = old.manifest.files['p3.html'];
  if (same === undefined) throw new Error('no page');
  await push(old, keeping);
  // A file of all three with the same bytes: the one in between gives it other headers.
  const withFile = (site: LocalSite, cacheControl: string): LocalSite => ({
    ...site,
    manifest: { ...site.manifest, files: { ...site.manifest.files, 'p3.html': { ...same, cacheControl } } },
    elsewhere: new Map([['p3.html', `${old.directory}/p3.html`]]),
  });
  const isCopy = ({ headers }: HttpRequest): boolean => headers?.['x-amz-copy-source'] !== undefined;
  const http = interrupted(contextOf().http, isCopy, () => push(withFile(two, 'no-store'), keeping));
  const { status } = await push(withFile(one, same.cacheControl), keeping, { http });
  expect(status).toBe('published');
  expect(sink.buckets.get('docs')?.get('p3.html')?.headers['cache-control']).toBe(same.cacheControl);
  expect(contentOf(sink)).not.toHaveProperty(['two.html']);
  // Back to what readers had last, not to the one before it.
  await rollBack(keeping, {});
  expect(contentOf(sink)).toMatchObject({ 'index.html': 'two', 'two.html': 'two' });
});

test.each([
  ['over a site', 'old'],
  ['as the first one', undefined],
])(
  'a run that takes its time after the look sees what another one published meanwhile, %s',
  async (_, before) => {
    const { sink, line } = await sinkOf();
    if (before !== undefined) await push(await siteNamed(before), line);
    const [one, two] = [await siteNamed('one'), await siteNamed('two')];
    let isFirst = true;
    const { http } = contextOf();
    const late: typeof http = async (request) => {
      const answer = await http(request);
      if (isFirst) await push(two, line);
      isFirst = false;
      return answer;
    };
    let now = 0;
    const clock: Clock = { ...hurriedClock, now: () => (now += 1000) };
    const { status, deployment } = await push(one, line, { http: late, clock });
    expect(status).toBe('published');
    expect(deployment.deleted).toBe(1);
    expect(contentOf(sink)).toEqual(wholly('one'));
    expect((await push(one, line)).status).toBe('unchanged');
  },
);

test.each([
  ['gives another tag each time', 200],
  ['refuses to tell tags', 403],
])('a service that %s is no sign of another run', async (_, status) => {
  const { sink, line } = await sinkOf();
  await push(await siteNamed('old'), line);
  const { http } = contextOf();
  const odd: typeof http = async (request) => {
    const answer = await http(request);
    const headers = { ...answer.headers, etag: '"odd"' };
    return request.method === 'HEAD' ? { ...answer, status, headers } : answer;
  };
  const { error, log } = await push(await siteNamed('new'), line, { http: odd });
  expect(error).toBeUndefined();
  expect(log.lines.join('\n')).not.toContain('another run');
  expect(contentOf(sink)).toEqual(wholly('new'));
});

test('an older run stops for a newer one, whose next run puts right what got mixed', async () => {
  const { sink, line } = await sinkOf();
  const [older, newer] = [await siteNamed('older', { run: 7 }), await siteNamed('newer', { run: 8 })];
  const http = interrupted(contextOf().http, writes('p4.html'), () => push(newer, line));
  const { deployment } = await push(older, line, { http });
  expect(deployment.error).toMatchObject({ code: 'E_GUARD_STALE_RUN' });
  expect(deployment.error?.message).toContain('run 8');
  expect((await push(newer, line)).status).toBe('published');
  expect(contentOf(sink)).toEqual(wholly('newer'));
  expect((await push(newer, line)).status).toBe('unchanged');
});

test.each([
  ['the one that began last', null, null],
  ['the newer one', 7, 8],
])('of two that write at once %s puts right what got mixed, and the other stops', async (_, first, last) => {
  const { sink, line } = await sinkOf();
  const [one, two] = [await siteNamed('one', { run: first }), await siteNamed('two', { run: last })];
  const { http } = contextOf();
  const [twoWrites, oneWaits, twoEnds, oneEnded] = [promise(), promise(), promise(), promise()];
  let second: ReturnType<typeof push> | undefined;
  const heldBack = interrupted(http, writes('p6.html'), () => {
    twoWrites.resolve();
    return oneWaits.promise;
  });
  const ending = interrupted(heldBack, writesAgain(MANIFEST_PATH, 3), () => {
    twoEnds.resolve();
    return oneEnded.promise;
  });
  const clock: Clock = {
    ...hurriedClock,
    sleep() {
      oneWaits.resolve();
      return twoEnds.promise;
    },
  };
  const { deployment } = await push(one, line, {
    clock,
    http: interrupted(http, writes('p3.html'), () => {
      second = push(two, line, { http: ending });
      return twoWrites.promise;
    }),
  });
  expect(deployment.status).toBe('failed');
  expect(deployment.error?.message).toContain('to the same place at the same time');
  oneWaits.resolve();
  oneEnded.resolve();
  expect((await second)?.status).toBe('published');
  expect(contentOf(sink)).toEqual(wholly('two'));
  expect((await push(two, line)).status).toBe('unchanged');
});

test.each([
  ['has just ended', false],
  ['ends without having seen that', true],
])('a run that stops for another one goes on where that %s', async (_, overMark) => {
  const { sink, line } = await sinkOf();
  const [one, two] = [await siteNamed('one'), await siteNamed('two')];
  const { http } = contextOf();
  const [twoWrites, marking, looked, marked] = [promise(), promise(), promise(), promise()];
  let second: ReturnType<typeof push> | undefined;
  const heldBack = interrupted(http, writes('p6.html'), () => {
    twoWrites.resolve();
    return marking.promise;
  });
  const ending = interrupted(heldBack, writesAgain(MANIFEST_PATH), async () => {
    looked.resolve();
    if (overMark) await marked.promise;
  });
  const meeting = interrupted(http, writes('p3.html'), () => {
    second = push(two, line, { http: ending });
    return twoWrites.promise;
  });
  const marks = interrupted(meeting, writesAgain(MANIFEST_PATH), async () => {
    marking.resolve();
    await (overMark ? looked.promise : second);
  });
  const clock: Clock = {
    ...hurriedClock,
    async sleep() {
      marked.resolve();
      await second;
    },
  };
  const first = await push(one, line, { clock, http: marks });
  expect((await second)?.status).toBe('published');
  expect(first.status).toBe('published');
  expect(contentOf(sink)).toEqual(wholly('one'));
  expect((await push(one, line)).status).toBe('unchanged');
});

test('an older run that stops for a newer one says again what got mixed where that one ends without having seen it', async () => {
  const { sink, line } = await sinkOf();
  const [older, newer] = [await siteNamed('older', { run: 7 }), await siteNamed('newer', { run: 8 })];
  const { http } = contextOf();
  const [newerWrites, marking, looked, marked] = [promise(), promise(), promise(), promise()];
  let second: ReturnType<typeof push> | undefined;
  const heldBack = interrupted(http, writes('p6.html'), () => {
    newerWrites.resolve();
    return marking.promise;
  });
  const ending = interrupted(heldBack, writesAgain(MANIFEST_PATH), () => {
    looked.resolve();
    return marked.promise;
  });
  const meeting = interrupted(http, writes('p3.html'), () => {
    second = push(newer, line, { http: ending });
    return newerWrites.promise;
  });
  const marks = interrupted(meeting, writesAgain(MANIFEST_PATH), () => {
    marking.resolve();
    return looked.promise;
  });
  const clock: Clock = {
    ...hurriedClock,
    async sleep() {
      marked.resolve();
      await second;
    },
  };
  const first = await push(older, line, { clock, http: marks });
  marked.resolve();
  expect(first.deployment.error).toMatchObject({ code: 'E_GUARD_STALE_RUN' });
  expect((await second)?.status).toBe('published');
  expect((await push(newer, line)).status).toBe('published');
  expect(contentOf(sink)).toEqual(wholly('newer'));
  expect((await push(newer, line)).status).toBe('unchanged');
});
