import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendJson, startRecordingServer } from '../../support/http-server.ts';
import { siteOf, temporaryFolder } from '../fixtures.ts';
import { push as pushTo, takeAway } from '../pushing.ts';

const SITE = { 'index.html': '<h1>Home</h1>' };

test('a registry that gives tokens is asked for one, for this repository alone', async () => {
  const server = await startRecordingServer(({ path, headers }, response) => {
    const base = `http://${headers.host}`;
    if (path.startsWith('/token')) return sendJson(response, 200, { token: 'a-token-of-the-test' });
    if (headers.authorization !== 'Bearer a-token-of-the-test') {
      const challenge = `Bearer realm="${base}/token",service="registry.test"`;
      return sendJson(response, 401, { errors: [] }, { 'www-authenticate': challenge });
    }
    return sendJson(response, 403, { errors: [{ code: 'DENIED', message: 'no such right' }] });
  });
  try {
    const folder = await temporaryFolder();
    const auth = Buffer.from('me:pw-of-the-test').toString('base64');
    await writeFile(join(folder, 'config.json'), JSON.stringify({ auths: { [server.url.host]: { auth } } }));
    const env = { PATH: process.env.PATH, DOCKER_CONFIG: folder };
    const { error, log } = await pushTo(await siteOf(SITE), `oci://${server.url.host}/me/docs`, { env });
    expect(error).toContain('DENIED: no such right (status 403)');
    const asked = server.requests.find(({ path }) => path.startsWith('/token'));
    expect(asked?.path).toBe('/token?service=registry.test&scope=repository%3Ame%2Fdocs%3Apull%2Cpush');
    expect(asked?.headers.authorization).toBe(`Basic ${auth}`);
    expect(log.masked).toContain('a-token-of-the-test');
    await takeAway(`oci://${server.url.host}/me/docs`, { env });
    const last = server.requests.findLast(({ path }) => path.startsWith('/token'));
    expect(last?.path).toMatch(/%3Apull%2Cpush%2Cdelete$/);
  } finally {
    await server.close();
  }
});

test('a login that docker left as a token is exchanged for one of this repository', async () => {
  const server = await startRecordingServer(({ path, headers }, response) => {
    const base = `http://${headers.host}`;
    if (path === '/oauth2/token') return sendJson(response, 200, { access_token: 'of-the-exchange' });
    if (headers.authorization === 'Bearer of-the-exchange')
      return sendJson(response, 403, { errors: [{ code: 'DENIED', message: 'no such right' }] });
    const challenge = `Bearer realm="${base}/oauth2/token",service="registry.test"`;
    return sendJson(response, 401, { errors: [] }, { 'www-authenticate': challenge });
  });
  try {
    const host = server.url.host;
    const folder = await temporaryFolder();
    const nobody = Buffer.from('00000000-0000-0000-0000-000000000000:').toString('base64');
    const helper = JSON.stringify({ Username: '<token>', Secret: 'kept+for=days' });
    await writeFile(join(folder, 'docker-credential-test'), `#!/bin/sh\necho '${helper}'\n`, { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env.PATH}`, DOCKER_CONFIG: folder };
    for (const config of [
      { auths: { [host]: { auth: nobody, identitytoken: 'kept+for=days' } } },
      { credHelpers: { [host]: 'test' } },
    ]) {
      await writeFile(join(folder, 'config.json'), JSON.stringify(config));
      const { error, log } = await pushTo(await siteOf(SITE), `oci://${host}/me/docs`, { env });
      expect(error).toContain('DENIED: no such right (status 403)');
      expect(log.masked).toEqual(expect.arrayContaining(['kept+for=days', 'of-the-exchange']));
      const asked = server.requests.findLast(({ path }) => path.startsWith('/oauth2/token'));
      expect(asked).toMatchObject({ method: 'POST', path: '/oauth2/token' });
      expect(asked?.headers.authorization).toBeUndefined();
      expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
        grant_type: 'refresh_token',
        refresh_token: 'kept+for=days',
        client_id: 'docs-export-action',
        service: 'registry.test',
        scope: 'repository:me/docs:pull,push',
      });
    }
  } finally {
    await server.close();
  }
});

test('a login that a program keeps which is not here is told as such', async () => {
  const server = await startRecordingServer((_request, response) => void response.writeHead(401).end());
  try {
    const folder = await temporaryFolder();
    const config = { credHelpers: { [server.url.host]: 'of-nobody' } };
    await writeFile(join(folder, 'config.json'), JSON.stringify(config));
    const env = { PATH: process.env.PATH, DOCKER_CONFIG: folder };
    const { error } = await pushTo(await siteOf(SITE), `oci://${server.url.host}/me/docs`, { env });
    expect(error).toMatch(
      /^The login of the registry cannot be read: .*docker-credential-of-nobody, which keeps it, could not be started: .*E_DEPLOY_CREDENTIALS/,
    );
  } finally {
    await server.close();
  }
});
