import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Http, HttpRequest } from '../../../src/http/http.ts';
import { siteOf } from '../fixtures.ts';
import { push } from '../pushing.ts';

/** Google's answers; the emulator checks no credentials, so that nothing real refuses here. */
function serviceThat(
  refuse: (request: HttpRequest) => readonly [status: number, message: string] | undefined,
) {
  const requests: string[] = [];
  const answer = (status: number, body: unknown) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: Readable.from([Buffer.from(JSON.stringify(body))]),
  });
  const http: Http = async (request) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.body instanceof Readable) request.body.resume();
    const [status, message] = refuse(request) ?? [];
    if (status !== undefined) return answer(status, { error: { code: status, message } });
    if (request.method === 'GET' && String(request.url).includes('alt=media')) return answer(404, {});
    return answer(200, {});
  };
  return { http, requests };
}

async function refused(refuse: Parameters<typeof serviceThat>[0], options = '') {
  const { http, requests } = serviceThat(refuse);
  const env = { STORAGE_EMULATOR_HOST: 'http://127.0.0.1:1' };
  const site = await siteOf({ 'index.html': 'home' });
  const { error, deployment } = await push(site, `gs://docs/site ${options}`, { http, env });
  return { error, code: deployment.error?.code, requests };
}

const LACKS = 'robot@x.iam.gserviceaccount.com does not have the permission';

describe('says what to change when Cloud Storage refuses:', () => {
  test.each([
    ['to read', 'storage.objects.get', ({ url }: HttpRequest) => String(url).includes('alt=media')],
    ['to list', 'storage.objects.list', ({ url }: HttpRequest) => String(url).includes('maxResults')],
    ['to write', 'storage.objects.create', ({ method }: HttpRequest) => method === 'POST'],
  ])('no permission %s', async (_, permission, isMeant) => {
    const { error, code } = await refused((request) => (isMeant(request) ? [403, LACKS] : undefined));
    expect(error).toMatch(/^The credentials lack a permission: /);
    expect(error).toContain(LACKS);
    expect(error).toContain(`allow ${permission}`);
    expect(error).toContain('on the bucket docs (the role "Storage Object User"');
    expect(code).toBe('E_DEPLOY_DENIED');
  });

  test('an unknown bucket', async () => {
    const { error, code } = await refused(() => [404, 'The specified bucket does not exist.']);
    expect(error).toMatch(/^The bucket does not exist: docs: .*create it, or correct its name/);
    expect(code).toBe('E_DEPLOY_NOT_FOUND');
  });

  test('a session that has expired, after one try with new credentials', async () => {
    const { error, code, requests } = await refused(() => [401, 'Invalid Credentials']);
    expect(error).toMatch(/does not accept the credentials.*log in again.*what arrived is reused/);
    expect(code).toBe('E_DEPLOY_DENIED');
    expect(requests).toHaveLength(2);
  });
});
