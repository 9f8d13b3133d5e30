import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { deploy } from '../../src/deploy/deploy.ts';
import { contextOf, opened, recordedLog, siteOf, temporaryFolder } from './fixtures.ts';
import { push as pushLine, toldOf } from './pushing.ts';
import { FIRST, held, push, sinkOf } from './sink.ts';

describe('deploy to several destinations', () => {
  test('one that cannot even be opened does not stop the others', async () => {
    const log = recordedLog();
    const context = contextOf({ log, workingDirectory: await temporaryFolder() });
    const destinations = opened('branch:gh-pages\ndir:public', context);
    const { deployments } = await deploy(await siteOf(FIRST), destinations, {
      ...{ plan: false, maxPageLoss: 1, signal: new AbortController().signal, log },
    });
    expect(deployments.map(({ status }) => status)).toEqual(['failed', 'published']);
    expect(deployments[0]?.error?.message).toContain('add repo=owner/name');
  });

  test('one that has no room for its files of a moment does not stop the others', async () => {
    const folder = await temporaryFolder();
    const log = recordedLog();
    const tempDirectory = join(folder, 'missing');
    const context = contextOf({ log, workingDirectory: folder, tempDirectory });
    const lines = 'sftp://nobody@127.0.0.1/docs\ndir:public\ndir:packed precompress=br';
    const page = { 'index.html': 'home '.repeat(1000) };
    const { deployments } = await deploy(await siteOf(page), opened(lines, context), {
      ...{ plan: false, maxPageLoss: 1, signal: new AbortController().signal, log },
    });
    expect(deployments.map(({ status }) => status)).toEqual(['failed', 'published', 'failed']);
    expect(deployments[0]?.error).toMatchObject({ code: 'E_BUNDLE_WRITE' });
  });

  test('one that leaves files of a moment behind is published all the same', async () => {
    const log = recordedLog();
    const context = contextOf({ log, workingDirectory: await temporaryFolder() });
    const [first, second] = opened('dir:public\ndir:other', context);
    if (first === undefined || second === undefined) throw new Error('no destinations');
    const close = () => Promise.reject(new Error('EBUSY: resource busy or locked'));
    const { deployments } = await deploy(await siteOf(FIRST), [{ ...first, close }, second], {
      ...{ plan: false, maxPageLoss: 1, signal: new AbortController().signal, log },
    });
    expect(deployments.map(({ status }) => status)).toEqual(['published', 'published']);
    expect(log.lines).toContain(
      'warning: dir:public: files that it needed for a moment stay on this machine: EBUSY: resource busy or locked',
    );
  });

  test('one that fails does not stop the others', async () => {
    const sink = await sinkOf();
    const log = recordedLog();
    const context = contextOf({
      log,
      uploadArtifact: async (name) => ({ id: 7, url: `https://x.test/${name}`, digest: 'd' }),
    });
    const lines = ['s3://docs/a', 's3://missing/a', 'artifact'].map((line) =>
      line === 'artifact' ? line : `${line} endpoint=${sink.endpoint}`,
    );
    const { deployments, changes } = await deploy(await siteOf(FIRST), opened(lines.join('\n'), context), {
      plan: false,
      maxPageLoss: 0.2,
      signal: new AbortController().signal,
      log,
    });
    expect(
      deployments.map(({ destination, status, url, error }) => [destination, status, url, error?.code]),
    ).toEqual([
      ['s3://docs/a', 'published', `${sink.endpoint}/docs/a/index.html`, undefined],
      ['s3://missing/a', 'failed', `${sink.endpoint}/missing/a/index.html`, 'E_DEPLOY_NOT_FOUND'],
      ['artifact', 'published', 'https://x.test/docs-site', undefined],
    ]);
    expect(deployments[2]?.bytes).toBe('an archive'.length);
    expect(changes?.added).toHaveLength(3);
    expect(log.lines.filter((line) => line.startsWith('error'))).toHaveLength(1);
  });

  test('one that lies in a folder which the site has at another is not published', async () => {
    const sink = await sinkOf();
    const log = recordedLog();
    const lines = ['s3://docs/guide', 's3://docs', 's3://docs/v1/', 's3://elsewhere/guide'];
    sink.buckets.set('elsewhere', new Map());
    const text = lines.map((line) => `${line} endpoint=${sink.endpoint} region=eu-west-1`).join('\n');
    const { deployments } = await deploy(await siteOf(FIRST), opened(text, contextOf({ log })), {
      ...{ plan: false, maxPageLoss: 1, signal: new AbortController().signal, log },
    });
    expect(deployments.map(({ status }) => status)).toEqual([
      'failed',
      'published',
      'published',
      'published',
    ]);
    expect(deployments[0]?.error).toEqual({
      code: 'E_INPUT_CONFLICT',
      message:
        'Two destinations would write over one another: guide/ of s3://docs: the site has files in that folder, such as ' +
        'guide/start.html: name a place beside the other; nothing was published here [E_INPUT_CONFLICT]',
    });
    expect(held(sink, 'guide/')).toEqual({ 'start.html': FIRST['guide/start.html'] });
    expect(held(sink)).toEqual(FIRST);
  });

  test('asks what is there while the site is still made ready', async () => {
    const asked = Promise.withResolvers<void>();
    const sink = await sinkOf({
      inject: ({ method }) => {
        if (method === 'GET') asked.resolve();
        return undefined;
      },
    });
    const site = asked.promise.then(() => siteOf(FIRST));
    const { deployment } = await push(sink, site);
    expect(deployment).toMatchObject({ status: 'published', added: 7 });
  });

  test('a site that does not come ends all at once, without a word of the destination', async () => {
    const sink = await sinkOf({ inject: () => ({ status: 503, code: 'SlowDown' }) });
    const log = recordedLog();
    const place = `s3://docs/v1 endpoint=${sink.endpoint}`;
    // Pauses of the real clock would be longer than the test.
    const destinations = opened(place, contextOf({ log, clock: systemClock }));
    const started = performance.now();
    const deployed = deploy(Promise.reject(new Error('no such folder')), destinations, {
      plan: false,
      maxPageLoss: 1,
      signal: new AbortController().signal,
      log,
    });
    await expect(deployed).rejects.toThrow('no such folder');
    expect(performance.now() - started).toBeLessThan(5000);
    expect(log.lines).toEqual([]);
  });

  test('an abort ends all and is thrown', async () => {
    const abort = new AbortController();
    const sink = await sinkOf({
      inject: ({ key }) => {
        if (key.endsWith('.css')) abort.abort(new Error('cancelled'));
        return undefined;
      },
    });
    await expect(push(sink, await siteOf(FIRST), { signal: abort.signal })).rejects.toThrow('cancelled');
    expect(held(sink)).not.toHaveProperty(['index.html']);
  });

  test('an abort says how to go on', async () => {
    const log = recordedLog();
    const options = { plan: false, maxPageLoss: 1, signal: AbortSignal.abort(new Error('cancelled')), log };
    const destinations = opened('dir:public', contextOf({ workingDirectory: await temporaryFolder() }));
    await expect(deploy(await siteOf(FIRST), destinations, options)).rejects.toThrow('cancelled');
    expect(log.lines).toContain('info: Deploying has stopped: run again to go on');
  });

  test('an abort tells first what had been published by then, and what had not', async () => {
    const abort = new AbortController();
    const log = recordedLog();
    const sink = await sinkOf({
      latencyMs: 300,
      inject: ({ key }) => {
        if (key.endsWith('.css')) abort.abort(new Error('cancelled'));
        return undefined;
      },
    });
    const destinations = opened(
      `dir:public\ns3://docs/v1 endpoint=${sink.endpoint} region=eu-west-1`,
      contextOf({ log, workingDirectory: await temporaryFolder() }),
    );
    let told: readonly string[] = [];
    const deployed = deploy(await siteOf(FIRST), destinations, {
      plan: false,
      maxPageLoss: 1,
      signal: abort.signal,
      log,
      onEnded({ deployments }) {
        told = deployments.map(({ destination, status }) => `${destination}: ${status}`);
      },
    });
    await expect(deployed).rejects.toThrow('cancelled');
    expect(told).toEqual(['dir:public: published', 's3://docs/v1: failed']);
    expect(log.lines).toContain(
      'info: Deploying has stopped: run again to go on, what has arrived is reused',
    );
  });

  test('a plan of an artifact tells what a run does, and the size of the archive, which is what is sent', async () => {
    const uploads: string[] = [];
    const uploadArtifact = async (name: string) => {
      uploads.push(name);
      return { id: 1, url: 'https://x.test/1', digest: '' };
    };
    const site = await siteOf(FIRST);
    const planned = await pushLine(site, 'artifact', { uploadArtifact, plan: true });
    expect(planned.deployment).toMatchObject({ status: 'planned', added: 7, bytes: 'an archive'.length });
    expect(uploads).toEqual([]);
    const { deployment } = await pushLine(site, 'artifact', { uploadArtifact });
    expect(toldOf(planned.deployment)).toEqual(toldOf(deployment));
  });

  test('a plan of an alias tells that it is moved to a version with the same pages', async () => {
    const sink = await sinkOf();
    const publish = async (version: string, plan: boolean) => {
      sink.requests.length = 0;
      const log = recordedLog();
      const line = `s3://docs/${version} alias=latest endpoint=${sink.endpoint} region=x`;
      const site = await siteOf(FIRST, { exportVersion: version });
      const { deployments } = await deploy(site, opened(line, contextOf({ log })), {
        ...{ plan, maxPageLoss: 1, signal: new AbortController().signal, log },
      });
      const [, alias] = deployments;
      return { alias, sent: sink.requests.filter(({ key }) => key.startsWith('latest/')).length, log };
    };
    await publish('v1', false);
    const planned = await publish('v2', true);
    expect(planned.log.lines.join('\n')).toContain('s3://docs/latest: 0 new, 0 changed');
    const { alias, sent } = await publish('v2', false);
    expect(alias?.status).toBe('published');
    expect(planned.alias?.requests).toBe(sent - planned.sent);
    expect((await publish('v2', true)).alias?.requests).toBe(0);
  });

  test('an artifact that cannot be uploaded says why', async () => {
    const uploadArtifact = async () => Promise.reject(new Error('409 Conflict'));
    const context = contextOf({ uploadArtifact });
    const { deployments } = await deploy(await siteOf(FIRST), opened('artifact name=mine', context), {
      plan: false,
      maxPageLoss: 0.2,
      signal: new AbortController().signal,
      log: recordedLog(),
    });
    expect(deployments[0]?.error?.code).toBe('E_ARTIFACT');
    expect(deployments[0]?.error?.message).toContain('mine: 409 Conflict');
  });

  test('a file that vanished from the unpacked site fails its destination', async () => {
    const sink = await sinkOf();
    const site = await siteOf(FIRST);
    await rm(join(site.directory, 'logo.json'));
    const { deployment } = await push(sink, site);
    expect(deployment.status).toBe('failed');
    expect(deployment.error?.code).toBe('E_DEPLOY_FAILED');
    expect(deployment.error?.message).toContain('cannot be read any more: logo.json: ENOENT');
  });
});
