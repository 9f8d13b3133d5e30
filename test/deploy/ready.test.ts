import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DestinationContext } from '../../src/deploy/destination.ts';
import { contextOf, opened, siteOf, temporaryFolder } from './fixtures.ts';
import { push } from './pushing.ts';

// What is missing for a publish, told before there is a site. Nobody may be asked for it.

const nobody: DestinationContext['http'] = ({ url }) => Promise.reject(new Error(`${url} was asked`));

async function ready(line: string, context: Partial<DestinationContext>): Promise<void> {
  for (const destination of opened(line, contextOf({ http: nobody, ...context }))) {
    await destination.ready?.();
    await destination.close?.();
  }
}

/** The environment of a machine that GitHub hosts, with a folder of the user. */
async function hosted(more: Record<string, string> = {}) {
  const home = await temporaryFolder();
  return { home, env: { HOME: home, RUNNER_ENVIRONMENT: 'github-hosted', ...more } };
}

const IDENTITY = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://a.example', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' };
const AZURE = { AZURE_CLIENT_ID: 'c', AZURE_TENANT_ID: 't' };

describe.each([
  ['s3://docs', '.aws', /AWS_ACCESS_KEY_ID/],
  ['gs://docs', '.config/gcloud', /GOOGLE_APPLICATION_CREDENTIALS/],
  ['azblob://acme/docs', '.azure/azureProfile.json', /AZURE_CLIENT_ID/],
])('%s', (line, session, names) => {
  it('is not ready where nothing tells of a login', async () => {
    const { env } = await hosted();
    const missing = expect(ready(line, { env })).rejects;
    await missing.toMatchObject({ code: 'E_DEPLOY_CREDENTIALS', message: expect.stringMatching(names) });
  });

  it('may be ready where somebody has logged in', async () => {
    const { home, env } = await hosted();
    await mkdir(join(home, session), { recursive: true });
    await ready(line, { env });
  });

  it('fails for the same in a plan, and asks nobody', async () => {
    const { env } = await hosted();
    const { error, requests } = await push(await siteOf({ 'index.html': '' }), line, { env, plan: true });
    expect(error).toMatch(/E_DEPLOY_CREDENTIALS/);
    expect(requests).toEqual([]);
  });
});

it.each<[string, Record<string, string>]>([
  ['s3://docs', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }],
  ['s3://docs', { AWS_WEB_IDENTITY_TOKEN_FILE: '/token' }],
  ['s3://docs', { RUNNER_ENVIRONMENT: 'self-hosted' }],
  ['gs://docs', { RUNNER_ENVIRONMENT: 'self-hosted' }],
  ['gs://docs', { STORAGE_EMULATOR_HOST: '127.0.0.1:9' }],
  ['azblob://acme/docs', { AZURE_STORAGE_KEY: 'a2V5' }],
  ['azblob://acme/docs', { ...AZURE, AZURE_CLIENT_SECRET: 's' }],
  ['azblob://acme/docs', { ...AZURE, ...IDENTITY }],
])('%s may be ready with %j', async (line, more) => {
  const { env } = await hosted(more);
  await ready(line, { env });
});

it.each<[string, string, Record<string, string>, RegExp]>([
  [
    'a secret is empty',
    's3://docs',
    { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: '' },
    /AWS_SECRET_ACCESS_KEY is empty/,
  ],
  [
    'the secret stands in place of its file',
    's3://docs',
    { AWS_WEB_IDENTITY_TOKEN_FILE: 'eyJhbGciOi' },
    /is to name the file/,
  ],
  ['the file is not there', 'gs://docs', { GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/key.json' }, /nowhere/],
  [
    'the file is not there',
    'azblob://acme/docs',
    { ...AZURE, AZURE_FEDERATED_TOKEN_FILE: '/nowhere/token' },
    /federated token cannot be read/,
  ],
  ['nothing proves it', 'azblob://acme/docs', AZURE, /nothing proves AZURE_CLIENT_ID/],
])('where %s, %s is not ready', async (_what, line, more, words) => {
  const { env } = await hosted(more);
  // Google's library reads it there.
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', more.GOOGLE_APPLICATION_CREDENTIALS);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(ready(line, { env })).rejects.toMatchObject({
    code: 'E_DEPLOY_CREDENTIALS',
    message: expect.stringMatching(words),
  });
});

describe('helm:', () => {
  const line = 'helm:values.yaml bundle=s3://docs/bundles/';
  it.each<[string, string | undefined, string]>([
    ['is not there', undefined, 'E_DEPLOY_NOT_FOUND'],
    ['is no YAML', 'a: [', 'E_DEPLOY_FAILED'],
    ['has another value in the place of the keys', 'staticExport: yes please\n', 'E_DEPLOY_FAILED'],
  ])('is not ready where its values file %s', async (_what, text, code) => {
    const workingDirectory = await temporaryFolder();
    if (text !== undefined) await writeFile(join(workingDirectory, 'values.yaml'), text);
    await expect(ready(line, { workingDirectory })).rejects.toMatchObject({ code });
  });

  it('needs a login for the bucket of the bundle', async () => {
    const workingDirectory = await temporaryFolder();
    await writeFile(join(workingDirectory, 'values.yaml'), 'replicas: 2\n');
    await ready(line, { workingDirectory });
    const { env } = await hosted();
    await expect(ready(line, { workingDirectory, env })).rejects.toMatchObject({
      code: 'E_DEPLOY_CREDENTIALS',
    });
  });
});

describe('without a token of GitHub', () => {
  it.each(['pages', 'release tag=v1'])('%s is not ready', async (line) => {
    await expect(ready(line, {})).rejects.toMatchObject({ code: 'E_DEPLOY_CREDENTIALS' });
  });

  it('branch:gh-pages is not ready where its repository is not known', async () => {
    await expect(ready('branch:gh-pages', {})).rejects.toMatchObject({ code: 'E_INPUT_MISSING' });
    await ready('branch:gh-pages repo=git@git.example.com:docs.git', {});
  });
});

describe('with one', () => {
  const github = { ref: 'refs/heads/main' } as DestinationContext['github'];
  const requireArtifacts = () => Promise.reject(new Error('no artifacts here'));

  it('pages needs an identity and artifacts', async () => {
    await expect(ready('pages', { github })).rejects.toThrow('offers no identity token');
    await expect(ready('pages', { github, env: IDENTITY, requireArtifacts })).rejects.toThrow('no artifacts');
    await ready('pages', { github, env: IDENTITY });
  });

  it('artifact needs a service that takes it', async () => {
    await expect(ready('artifact', { github, requireArtifacts })).rejects.toThrow('no artifacts here');
  });
});
