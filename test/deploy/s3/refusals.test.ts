import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { SeenRequest, SinkOptions } from '../../support/s3-sink.ts';
import { contextOf, hurriedClock, siteOf } from '../fixtures.ts';
import { push } from '../pushing.ts';
import { sinkOf } from '../sink.ts';

/** What AWS answers and radosgw never does; the refusals that radosgw knows are tested with it. */
async function refused(inject: NonNullable<SinkOptions['inject']>, options = '') {
  const sink = await sinkOf({ inject });
  const line = `s3://docs endpoint=${sink.endpoint} region=eu-west-1 ${options}`;
  const { error, deployment } = await push(await siteOf({ 'index.html': 'home', 'a.html': 'a' }), line);
  return { error, code: deployment.error?.code, held: [...(sink.buckets.get('docs')?.keys() ?? [])] };
}

describe('says what to change, and loses nothing, when the service says', () => {
  test.each([
    [
      'ExpiredToken',
      400,
      /The session has expired.*log in for longer.*what arrived is reused/,
      'E_DEPLOY_DENIED',
    ],
    ['InvalidToken', 400, /session token is not valid.*AWS_SESSION_TOKEN/, 'E_DEPLOY_DENIED'],
    ['RequestTimeTooSkewed', 403, /clock of this machine is wrong.*15 minutes/, 'E_DEPLOY_DENIED'],
    ['AuthorizationHeaderMalformed', 400, /in another region: docs.*set region=/, 'E_DEPLOY_NOT_FOUND'],
    ['PermanentRedirect', 301, /in another region: docs.*set region=/, 'E_DEPLOY_NOT_FOUND'],
    [
      'NoSuchBucket',
      404,
      /bucket does not exist: docs.*correct the name, region= or endpoint=/,
      'E_DEPLOY_NOT_FOUND',
    ],
  ])('%s', async (code, status, message, failure) => {
    const result = await refused(() => ({ status, code }));
    expect(result.error).toMatch(message);
    expect(result).toMatchObject({ code: failure, held: [] });
  });

  test('that the session expired midway: what arrived is there, and no page before its assets', async () => {
    let puts = 0;
    const result = await refused(({ method }) => {
      if (method === 'PUT') puts += 1;
      return puts > 2 ? { status: 400, code: 'ExpiredToken' } : undefined;
    });
    expect(result.code).toBe('E_DEPLOY_DENIED');
    expect(result.held).toHaveLength(2);
  });

  test('nothing at all when the listing is denied', async () => {
    const result = await refused(
      ({ key }) => (key === '' ? { status: 403, code: 'AccessDenied' } : undefined),
      'inventory=listing',
    );
    expect(result.error).toMatch(/allow s3:ListBucket on docs /);
    expect(result.held).toEqual([]);
  });
});

describe('a large file', () => {
  async function pushed(inject: NonNullable<SinkOptions['inject']>, http = contextOf().http) {
    const sink = await sinkOf({ inject });
    const video = new Uint8Array(17_000_001).fill(7);
    const site = await siteOf({ 'index.html': 'home', 'video.bin': video });
    const result = await push(site, `s3://docs endpoint=${sink.endpoint}`, { clock: hurriedClock, http });
    return { ...result, held: sink.buckets.get('docs')?.get('video.bin')?.bytes.length };
  }
  const isEnd = ({ method, query }: SeenRequest) => method === 'POST' && query.has('uploadId');

  test('is there where only the answer to its last request was lost', async () => {
    let ends = 0;
    const { status, error, held } = await pushed((request) => {
      if (isEnd(request)) ends += 1;
      return isEnd(request) && ends === 1 ? 'lose' : undefined;
    });
    expect({ status, error, held, ends }).toEqual({
      status: 'published',
      error: undefined,
      held: 17_000_001,
      ends: 2,
    });
  });

  test.each(['', 'OK'])('is begun, and ended, by no answer %j of something in between', async (text) => {
    const { http: real } = contextOf();
    let strange = 0;
    const http: typeof real = async (request) => {
      if (request.method !== 'POST' || ++strange % 2 === 0) return real(request);
      return { status: 200, headers: {}, body: Readable.from([]), text };
    };
    const { status, error, held } = await pushed(() => undefined, http);
    expect({ status, error, held, strange }).toEqual({
      status: 'published',
      error: undefined,
      held: 17_000_001,
      strange: 4,
    });
  });

  test('whose parts the service forgot is no file', async () => {
    const { error, held } = await pushed((request) =>
      isEnd(request) ? { status: 404, code: 'NoSuchUpload' } : undefined,
    );
    expect(error).toMatch(/parts of a large file were lost: docs\/video\.bin: .*run again/);
    expect(held).toBeUndefined();
  });
});

test.each(['s3://docs region=x', 'azblob://account/docs'])(
  '%s: says that an address does not answer as https:// wants it',
  async (place) => {
    const sink = await sinkOf();
    const line = `${place} endpoint=${sink.endpoint.replace('http:', 'https:')}`;
    const env = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AZURE_STORAGE_SAS_TOKEN: 'sig=c' };
    const { error, deployment, requests } = await push(await siteOf({ 'index.html': 'home' }), line, { env });
    expect(deployment.error?.code).toBe('E_DEPLOY_UNREACHABLE');
    expect(error).toContain('write http:// where it has no TLS');
    expect(requests).toHaveLength(1);
  },
);
