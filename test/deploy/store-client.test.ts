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

test.each([
  ['s3://docs', 'AWS_REGION', 'eu-west-1\n'],
  ['s3://docs', 'AWS_ENDPOINT_URL', 'storage.example.com'],
  ['gs://docs', 'STORAGE_EMULATOR_HOST', 'no host'],
])('%s names the variable %s where its value cannot be used', async (target, name, value) => {
  const env = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'the-secret', [name]: value };
  const { deployment } = await push(await siteOf({ 'index.html': 'home' }), target, { env });
  expect(deployment.error).toMatchObject({
    code: 'E_INPUT_INVALID',
    message: expect.stringContaining(`The variable ${name} cannot be used: ${JSON.stringify(value)}`),
  });
});
