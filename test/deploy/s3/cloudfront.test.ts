import { describe, expect, onTestFinished, test } from 'vitest';
import { deploy } from '../../../src/deploy/deploy.ts';
import { invalidationPaths } from '../../../src/deploy/s3/cloudfront.ts';
import { elements, textOf } from '../../../src/deploy/store/xml.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { type Content, contextOf, hurriedClock, opened, recordedLog, siteOf } from '../fixtures.ts';
import { sinkOf } from '../sink.ts';

describe('invalidationPaths', () => {
  test('names a page by each of its addresses, encoded, below the root', () => {
    expect(invalidationPaths(['index.html', 'a/b.html', 'c/index.html', 'é x.json'], '/docs/')).toEqual([
      '/docs/',
      '/docs/%C3%A9%20x.json',
      '/docs/a/b',
      '/docs/a/b.html',
      '/docs/c',
      '/docs/c/',
      '/docs/c/index.html',
      '/docs/index.html',
    ]);
  });

  test('a page whose name only ends in index is no index of a folder', () => {
    expect(invalidationPaths(['api/reindex.html', 'z-index.html'], '/')).toEqual([
      '/api/reindex',
      '/api/reindex.html',
      '/z-index',
      '/z-index.html',
    ]);
  });

  test('takes one wildcard for many', () => {
    const many = Array.from({ length: 51 }, (_, index) => `${index}.css`);
    expect(invalidationPaths(many, '/docs/')).toEqual(['/docs/*']);
    expect(invalidationPaths(many.slice(1), '/')).toHaveLength(50);
    expect(invalidationPaths([], '/')).toEqual([]);
  });
});

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly authorization: string;
  readonly body: string;
}

/** A service that records what it is asked, answers in progress at first, and may refuse. */
async function startService(refuse?: { status: number; code: string }) {
  const seen: Seen[] = [];
  const { url: at, close } = await startRecordingServer(({ method, path: url, headers, body }, response) => {
    seen.push({ method, url, authorization: headers.authorization ?? '', body });
    const strange = service.strange.shift();
    if (strange !== undefined) return void response.writeHead(200).end(strange);
    const status = seen.length > 2 ? 'Completed' : 'InProgress';
    response.writeHead(service.refusal?.status ?? (method === 'POST' ? 201 : 200));
    response.end(
      service.refusal === undefined
        ? `<Invalidation><Id>I1</Id><Status>${status}</Status></Invalidation>`
        : `<ErrorResponse><Error><Code>${service.refusal.code}</Code><Message>no</Message></Error></ErrorResponse>`,
    );
  });
  /** Somebody else answers so, before the service does. */
  const strange: string[] = [];
  const service = { seen, refusal: refuse, strange };
  onTestFinished(close);
  return Object.assign(service, { close, endpoint: at.origin });
}

async function setUp(refuse?: { status: number; code: string }) {
  const sink = await sinkOf();
  const service = await startService(refuse);
  const push = async (content: Content, more = '') => {
    const env = {
      AWS_ACCESS_KEY_ID: 'AKIATEST',
      AWS_SECRET_ACCESS_KEY: 'test-secret-test-secret',
      AWS_ENDPOINT_URL_CLOUDFRONT: service.endpoint,
    };
    const log = recordedLog();
    const line = `s3://docs/v1 endpoint=${sink.endpoint} region=eu-west-1 cloudfront=E2QWRTY1234 ${more}`;
    const options = {
      plan: false,
      maxPageLoss: 1,
      signal: new AbortController().signal,
      log,
      clock: hurriedClock,
    };
    return (await deploy(await siteOf(content), opened(line, contextOf({ env, log })), options))
      .deployments[0];
  };
  return { service, push };
}

const pathsOf = (seen: Seen | undefined): string[] => elements(seen?.body ?? '', 'Path');

describe('cloudfront=', () => {
  test('tells the distribution what changed, signed, and nothing when nothing did', async () => {
    const { service, push } = await setUp();
    await push({ 'index.html': '1', 'a.html': 'a' });
    service.seen.length = 0;
    await push({ 'index.html': '1', 'a.html': 'A', 'assets/new.css': '' });
    const [seen] = service.seen;
    expect(seen).toMatchObject({ method: 'POST', url: '/2020-05-31/distribution/E2QWRTY1234/invalidation' });
    expect(seen?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/us-east-1\/cloudfront\//,
    );
    // A new immutable asset is in no cache.
    expect(pathsOf(seen)).toEqual(['/v1/a', '/v1/a.html']);
    expect(textOf(seen?.body ?? '', 'Quantity')).toBe('2');
    await push({ 'index.html': '1', 'a.html': 'A', 'assets/new.css': '' });
    expect(service.seen).toHaveLength(1);
  });

  test('waits where it is asked to, and takes the site’s root at the distribution', async () => {
    const { service, push } = await setUp();
    await push({ 'index.html': '1' }, 'cloudfront-wait=true cloudfront-path=/');
    expect(pathsOf(service.seen[0])).toEqual(['/', '/index.html']);
    expect(service.seen.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
    expect(service.seen.at(-1)?.url).toBe('/2020-05-31/distribution/E2QWRTY1234/invalidation/I1');
  });

  test.each(['', '<!doctype html><title>Sign in</title>', '{}', '<Invalidation></Invalidation>'])(
    'asks again, for the same, where %j is answered in its place',
    async (page) => {
      const { service, push } = await setUp();
      service.strange.push(page);
      expect((await push({ 'index.html': '1' }))?.error).toBeNull();
      const [first, second, ...more] = service.seen;
      expect(second?.body).toBe(first?.body);
      expect(more).toEqual([]);
      service.strange.push(...Array(5).fill(page));
      const failed = await push({ 'index.html': '2' });
      expect(failed?.error?.message).toMatch(/What answers is not CloudFront: .*run again to invalidate/);
      // What could not be told is told by the next run.
      service.seen.length = 0;
      expect((await push({ 'index.html': '2' }))?.error).toBeNull();
      expect(pathsOf(service.seen[0])).toEqual(['/v1/', '/v1/index.html']);
    },
  );

  test('names the permission, and the next run tells what this one could not', async () => {
    const { service, push } = await setUp({ status: 403, code: 'AccessDenied' });
    const refused = await push({ 'index.html': '1' });
    expect(refused?.error?.code).toBe('E_DEPLOY_DENIED');
    expect(refused?.error?.message).toContain('cloudfront:CreateInvalidation');
    service.refusal = undefined;
    service.seen.length = 0;
    expect((await push({ 'index.html': '1' }))?.status).toBe('published');
    expect(pathsOf(service.seen[0])).toEqual(['/v1/', '/v1/index.html']);
  });

  test('blames no permission where there is too much to do', async () => {
    const { push } = await setUp({ status: 400, code: 'TooManyInvalidationsInProgress' });
    const refused = await push({ 'index.html': '1' });
    expect(refused?.error?.code).toBe('E_DEPLOY_FAILED');
    expect(refused?.error?.message).toMatch(/TooManyInvalidationsInProgress/);
    expect(refused?.error?.message).not.toMatch(/allow/);
  });

  test('is named where it cannot be reached, and not the store', async () => {
    const { service, push } = await setUp();
    await service.close();
    const failed = await push({ 'index.html': '1' });
    expect(failed?.error?.code).toBe('E_DEPLOY_UNREACHABLE');
    expect(failed?.error?.message).toMatch(/CloudFront could not be reached: http:.*run again to invalidate/);
  });

  test('blames no distribution for a 404 that is not about it', async () => {
    const { push } = await setUp({ status: 404, code: 'NoSuchInvalidation' });
    const refused = await push({ 'index.html': '1' });
    expect(refused?.error?.code).toBe('E_DEPLOY_FAILED');
    expect(refused?.error?.message).toMatch(/could not be told what changed: .*NoSuchInvalidation/);
  });

  test('says of an unknown distribution that it is one', async () => {
    const { push } = await setUp({ status: 404, code: 'NoSuchDistribution' });
    expect((await push({ 'index.html': '1' }))?.error).toMatchObject({ code: 'E_DEPLOY_NOT_FOUND' });
  });
});
