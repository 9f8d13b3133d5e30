import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import { manifestOf } from '../fixtures.ts';
import {
  artifacts,
  CONTENT,
  DEPLOYMENTS,
  deploymentStates,
  github,
  IDENTITY,
  publish,
  SHA,
  startServices,
  uploaded,
} from './publishing.ts';

startServices();

describe('GitHub Pages', () => {
  test('gets the site as a tar in the artifact github-pages, and is waited for', async () => {
    const { deployment, log } = await publish();
    expect(deployment).toMatchObject({
      status: 'published',
      url: 'https://octo.github.io/docs/',
      error: null,
    });
    const { [MANIFEST_PATH]: manifest = '', ...files } = await uploaded();
    expect(files).toEqual(CONTENT);
    expect(JSON.parse(manifest)).toMatchObject({ version: 1, pages: ['guide/a page', 'index'] });
    expect(github.log()).toEqual([
      'GET /repos/octo/docs/pages',
      `POST ${DEPLOYMENTS}`,
      `GET ${DEPLOYMENTS}/${SHA}`,
      `GET ${DEPLOYMENTS}/${SHA}`,
      `GET ${DEPLOYMENTS}/${SHA}`,
    ]);
    const [artifact] = artifacts.artifacts();
    expect(JSON.parse(github.requests[1]?.body ?? '')).toEqual({
      artifact_id: artifact?.id,
      environment: 'github-pages',
      pages_build_version: SHA,
      oidc_token: IDENTITY,
    });
    expect(log.masked).toContain(IDENTITY);
    expect(log.lines.join('\n')).not.toContain(IDENTITY);
  });

  test('is deployed again by a re-run, whose artifact takes the place of the first', async () => {
    await publish();
    deploymentStates('succeed');
    expect((await publish()).deployment.error).toBeNull();
    expect(artifacts.artifacts().filter(({ name }) => name === 'github-pages')).toHaveLength(1);
  });

  test('is cancelled when it does not end within the timeout', async () => {
    deploymentStates('deployment_in_progress');
    const { deployment, clock } = await publish({ line: 'pages timeout=90s' });
    expect(deployment.error?.code).toBe('E_DEPLOY_UNREACHABLE');
    expect(deployment.error?.message).toContain('90 s');
    expect(github.log().at(-1)).toBe(`POST ${DEPLOYMENTS}/${SHA}/cancel`);
    expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBe(90_000);
  });

  test('is cancelled when the run is', async () => {
    const controller = new AbortController();
    github.answer(({ method, path }) => {
      if (method === 'GET' && path.startsWith(DEPLOYMENTS))
        controller.abort(new Error('cancelled by the user'));
      return undefined;
    });
    await expect(publish({ signal: controller.signal })).rejects.toThrow('cancelled by the user');
    expect(github.log().at(-1)).toBe(`POST ${DEPLOYMENTS}/${SHA}/cancel`);
  });

  test('is cancelled, too, when the run is before GitHub has answered', async () => {
    const controller = new AbortController();
    github.answer(({ method, path }) => {
      if (method === 'POST' && path === DEPLOYMENTS) controller.abort(new Error('cancelled by the user'));
      return undefined;
    });
    await expect(publish({ signal: controller.signal })).rejects.toThrow('cancelled by the user');
    expect(github.log().at(-1)).toBe(`POST ${DEPLOYMENTS}/${SHA}/cancel`);
  });

  test.each(['deployment_failed', 'deployment_perms_error', 'deployment_content_failed', 'deployment_lost'])(
    'says that it ended as %s',
    async (state) => {
      deploymentStates('deployment_in_progress', state);
      const { deployment } = await publish();
      expect(deployment.error?.code).toBe('E_DEPLOY_FAILED');
      expect(deployment.error?.message).toContain(state);
    },
  );

  test('goes on after states that pass', async () => {
    deploymentStates('unknown_status', 'deployment_attempt_error', 'a_state_of_tomorrow', 'succeed');
    expect((await publish()).deployment.status).toBe('published');
  });

  test('names both permissions where the job has no identity token, before anything is uploaded', async () => {
    const before = artifacts.log().length;
    const { deployment } = await publish({ env: { ACTIONS_ID_TOKEN_REQUEST_URL: undefined } });
    expect(deployment.error?.code).toBe('E_DEPLOY_CREDENTIALS');
    expect(deployment.error?.message).toContain('pages: write, id-token: write');
    expect(artifacts.log()).toHaveLength(before);
  });

  test.each([
    [403, 'No', 'pages: write` and `id-token: write'],
    [404, 'No', '/octo/docs/settings/pages'],
    [400, 'No', 'see the words of GitHub'],
    [
      400,
      'Deployment request failed for abc due to in progress deployment. Please cancel def first or wait for it to complete.',
      '`concurrency: pages`',
    ],
  ])('says what to change when the deployment is answered with %i: %s', async (status, message, fix) => {
    github.answer(({ method }) => (method === 'POST' ? { status, body: { message } } : undefined));
    const { deployment } = await publish();
    expect(deployment.error?.code).toBe('E_GITHUB_API');
    expect(deployment.error?.message).toContain(fix);
  });

  test('refuses a site above 1 GB before anything is asked for or uploaded, also with plan', async () => {
    const before = artifacts.log().length;
    const files = manifestOf(CONTENT).files;
    for (const file of Object.values(files)) file.size = 400_000_000;
    const { deployment } = await publish({ manifest: { files } });
    expect(deployment.error?.code).toBe('E_GUARD_LIMIT');
    expect(deployment.error?.message).toContain('GitHub Pages takes at most 1.07 GB');
    expect(artifacts.log()).toHaveLength(before);
  });

  test.each([
    ['small', 20],
    ['large', 5 * 1024 * 1024],
  ])('takes no %s file that has other bytes than its manifest says', async (_, size) => {
    const before = artifacts.log().length;
    const path = 'assets/app.css';
    const files = manifestOf({ ...CONTENT, [path]: 'a'.repeat(size) }).files;
    const spoil = (directory: string) => writeFile(join(directory, path), 'b'.repeat(size));
    const { deployment } = await publish({ spoil, manifest: { files } });
    expect(deployment.error?.code).toBe('E_DEPLOY_FAILED');
    expect(deployment.error?.message).toMatch(/A file changed while it was sent.*: assets\/app\.css/);
    expect(artifacts.log()).toHaveLength(before);
  });

  test('takes no links', async () => {
    const spoil = async (directory: string): Promise<void> => {
      await rm(join(directory, 'index.html'));
      await symlink('guide/a page.html', join(directory, 'index.html'));
    };
    const { deployment } = await publish({ spoil });
    expect(deployment.error?.message).toContain('index.html');
    expect(deployment.error?.code).toBe('E_GUARD_LIMIT');
  });
});
