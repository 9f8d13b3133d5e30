import { chmod, lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { deploy } from '../../../src/deploy/deploy.ts';
import { digestOf } from '../../../src/deploy/files/digest.ts';
import type { Http } from '../../../src/http/http.ts';
import { openHttp } from '../../support/http-client.ts';
import { contextOf, opened, recordedLog, siteOf, temporaryFolder } from '../fixtures.ts';
import { push, toldOf } from '../pushing.ts';
import { sinkOf } from '../sink.ts';

const ARCHIVE = digestOf('an archive');
const CONTENT = { 'index.html': '1' };

async function valuesFile(
  text = 'replicas: 2 # stays\n',
): Promise<{ workingDirectory: string; read: () => Promise<string> }> {
  const workingDirectory = await temporaryFolder();
  const file = join(workingDirectory, 'values.yaml');
  await writeFile(file, text);
  return { workingDirectory, read: () => readFile(file, 'utf8') };
}

describe('helm:', () => {
  test('stores the bundle under its digest, once, and writes a link that stays', async () => {
    const sink = await sinkOf();
    const { workingDirectory, read } = await valuesFile();
    const site = await siteOf(CONTENT, { bundleSha256: ARCHIVE.sha256, commit: 'c'.repeat(40) });
    const line = `helm:values.yaml bundle=s3://docs/bundles/ endpoint=${sink.endpoint} region=x`;
    const planned = await push(site, line, { workingDirectory, plan: true });
    expect(planned.deployment).toMatchObject({ status: 'planned', bytes: 'an archive'.length });
    expect(planned.log.lines).toEqual([
      'info: helm:values.yaml: the bundle goes to s3://docs/bundles/; its link and the version go into the values',
    ]);
    expect(sink.requests.map(({ method }) => method)).toEqual(['HEAD']);
    const version = `${'c'.repeat(12)}-${ARCHIVE.sha256.slice(0, 12)}`;
    const first = await push(site, line, { workingDirectory });
    expect(first.deployment).toMatchObject({ status: 'published', bytes: 'an archive'.length });
    expect(first.log.lines).toContain(`info: helm:values.yaml: the values are of version ${version} now`);
    const key = `bundles/${ARCHIVE.sha256}.tar.gz`;
    expect(sink.buckets.get('docs')?.get(key)?.bytes.toString()).toBe('an archive');
    expect(parse(await read())).toEqual({
      replicas: 2,
      staticExport: {
        enabled: true,
        bundleUrl: `${sink.endpoint}/docs/${key}`,
        version,
      },
    });
    expect(await read()).toContain('replicas: 2 # stays');
    const before = await read();
    const plannedAgain = await push(site, line, { workingDirectory, plan: true });
    expect(plannedAgain.log.lines).toEqual([
      'info: helm:values.yaml: the bundle is in s3://docs/bundles/ already; its link and the version go into the values',
    ]);
    sink.requests.length = 0;
    const second = await push(site, line, { workingDirectory });
    expect(second.deployment).toMatchObject({ status: 'unchanged', added: 0, unchanged: 1, bytes: 0 });
    expect(toldOf(plannedAgain.deployment)).toEqual(toldOf(second.deployment));
    expect(toldOf(planned.deployment)).toEqual(toldOf(first.deployment));
    expect(second.log.lines).toContain(
      `info: helm:values.yaml: the values have version ${version} and its link already`,
    );
    expect(await read()).toBe(before);
    expect(sink.requests.map(({ size }) => size)).toEqual([0]);
  });

  test('writes the link in the region that the bucket is in, whichever was given', async () => {
    const sink = await sinkOf();
    const { workingDirectory, read } = await valuesFile();
    const site = await siteOf(CONTENT, { bundleSha256: ARCHIVE.sha256 });
    const real = openHttp();
    /** AWS as far as it answers here: each host is of a region, and the bucket is in one. */
    const http: Http = async (request) => {
      const { hostname, pathname, search } = new URL(request.url);
      const [bucket, region] = hostname.replace('.amazonaws.com', '').split('.s3.');
      if (region !== 'eu-west-1')
        return {
          status: 301,
          headers: { 'x-amz-bucket-region': 'eu-west-1' },
          body: Readable.from([]),
          text: '',
        };
      return real({ ...request, url: `${sink.endpoint}/${bucket}${pathname}${search}` });
    };
    const publish = (line: string) => push(site, line, { workingDirectory, http });
    expect((await publish('helm:values.yaml bundle=s3://docs/bundles/')).error).toBeUndefined();
    expect(parse(await read()).staticExport.bundleUrl).toBe(
      `https://docs.s3.eu-west-1.amazonaws.com/bundles/${ARCHIVE.sha256}.tar.gz`,
    );
    for (const line of ['s3://docs/site', 's3://docs/v1 alias=latest']) {
      const { deployment } = await publish(line);
      expect(deployment.url).toMatch(
        /^https:\/\/docs\.s3\.eu-west-1\.amazonaws\.com\/(site|v1)\/index\.html$/,
      );
    }
  });

  test('without a bucket writes the link of the service, and warns when it ends', async () => {
    const { workingDirectory, read } = await valuesFile();
    const expiresAt = Date.parse('2026-05-06T07:08:09Z');
    const bundleLink = async () => ({ url: 'https://b.example/link?sig=1', expiresAt });
    const line = 'helm:values.yaml version=v7';
    const planned = await push(await siteOf(CONTENT), line, { workingDirectory, bundleLink, plan: true });
    expect(planned.deployment).toMatchObject({ status: 'planned', added: 0, unchanged: 1, bytes: 0 });
    expect(planned.log.lines.join('\n')).toContain(
      'the link of the service and the version go into the values',
    );
    const { deployment, log } = await push(await siteOf(CONTENT), line, { workingDirectory, bundleLink });
    expect(deployment).toMatchObject({ status: 'published', added: 0, unchanged: 1, bytes: 0 });
    expect(parse(await read()).staticExport).toEqual({
      enabled: true,
      bundleUrl: 'https://b.example/link?sig=1',
      version: 'v7',
    });
    expect(log.lines.join('\n')).toMatch(/warning: .*expires at 2026-05-06T07:08:09.000Z/);
  });

  test('says so where the service does not tell when its link ends', async () => {
    const { workingDirectory } = await valuesFile();
    const bundleLink = async () => ({ url: 'https://b.example/link', expiresAt: undefined });
    const { log } = await push(await siteOf(CONTENT), 'helm:values.yaml', { workingDirectory, bundleLink });
    expect(log.lines.join('\n')).toMatch(/warning: .*expires, and the service does not say when/);
  });

  test.skipIf(process.platform === 'win32')('writes through a link, and changes no permission', async () => {
    const { workingDirectory, read } = await valuesFile();
    const file = join(workingDirectory, 'values.yaml');
    await chmod(file, 0o666);
    await symlink('values.yaml', join(workingDirectory, 'link.yaml'));
    const bundleLink = async () => ({ url: 'https://b.example/link', expiresAt: 0 });
    await push(await siteOf(CONTENT), 'helm:link.yaml version=v7', { workingDirectory, bundleLink });
    expect(parse(await read()).staticExport.version).toBe('v7');
    expect((await lstat(join(workingDirectory, 'link.yaml'))).isSymbolicLink()).toBe(true);
    expect((await lstat(file)).mode & 0o777).toBe(0o666);
    expect((await readdir(workingDirectory)).sort()).toEqual(['link.yaml', 'values.yaml']);
  });

  test('refuses a link that only this run could reach, and names the option that helps', async () => {
    const { workingDirectory, read } = await valuesFile();
    const { error } = await push(await siteOf(CONTENT), 'helm:values.yaml', { workingDirectory });
    expect(error).toContain('bundle=s3://');
    expect(await read()).toBe('replicas: 2 # stays\n');
  });

  test('sends nothing where the file is missing or cannot be edited', async () => {
    const sink = await sinkOf();
    const { workingDirectory } = await valuesFile('- a\n');
    const options = `bundle=s3://docs endpoint=${sink.endpoint} region=x`;
    const site = await siteOf(CONTENT);
    const missing = await push(site, `helm:none.yaml ${options}`, { workingDirectory });
    expect(missing.deployment.error?.code).toBe('E_DEPLOY_NOT_FOUND');
    const broken = await push(site, `helm:values.yaml ${options}`, { workingDirectory });
    expect(broken.error).toContain('its root is no mapping');
    const planned = await deploy(site, opened(`helm:none.yaml ${options}`, contextOf({ workingDirectory })), {
      ...{ plan: true, maxPageLoss: 1, signal: new AbortController().signal, log: recordedLog() },
    });
    expect(planned.deployments[0]?.error?.code).toBe('E_DEPLOY_NOT_FOUND');
    expect(sink.requests).toEqual([]);
  });
});
