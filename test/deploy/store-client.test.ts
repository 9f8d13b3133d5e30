import { expect, onTestFinished, test } from 'vitest';
import { startRecordingServer } from '../support/http-server.ts';
import { siteOf } from './fixtures.ts';
import { push } from './pushing.ts';

test.each(['s3://docs', 'gs://docs', 'azblob://account/docs'])(
  '%s publishes nothing where a console or a login page says yes to everything',
  async (target) => {
    const server = await startRecordingServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Console</title>');
    });
    onTestFinished(() => server.close());
    const env = {
      AWS_ACCESS_KEY_ID: 'AKIA',
      AWS_SECRET_ACCESS_KEY: 'the-secret',
      STORAGE_EMULATOR_HOST: server.url.host,
      AZURE_STORAGE_KEY: 'a2V5',
    };
    const endpoint = target.startsWith('gs:') ? '' : ` endpoint=${server.url.origin}`;
    const { deployment } = await push(await siteOf({ 'index.html': 'home' }), target + endpoint, { env });
    expect(deployment.error).toMatchObject({
      code: 'E_DEPLOY_NOT_FOUND',
      message: expect.stringMatching(/no storage service: .*docs: .*correct endpoint=/),
    });
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true);
  },
);
