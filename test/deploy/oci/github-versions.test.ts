import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { githubAccess } from '../../../src/github/access.ts';
import { readGitHubContext } from '../../../src/github/context.ts';
import type { Http } from '../../../src/http/http.ts';
import type { ServerChild } from '../../support/child.ts';
import { githubContract } from '../../support/github-contract.ts';
import { openHttp } from '../../support/http-client.ts';
import { type RecordingServer, sendJson, startRecordingServer } from '../../support/http-server.ts';
import { missingRegistry, skopeo, startRegistry } from '../../support/registry.ts';
import { hurriedClock, recordedLog, siteOf } from '../fixtures.ts';
import { push, takeAway } from '../pushing.ts';

const REPOSITORY = 'octo/docs/site';
const PACKAGE = '/packages/container/docs%2Fsite';

describe.skipIf(missingRegistry !== undefined)(
  `a tag at GitHub${missingRegistry ? ` (${missingRegistry})` : ''}`,
  () => {
    let registry: ServerChild;
    let api: RecordingServer;
    /** Whose package it is, and whether the token may see it. */
    let owner: 'orgs' | 'users' | undefined = 'orgs';
    /** How many looks miss what was pushed last. */
    let late = 0;
    const broken: unknown[] = [];
    beforeAll(async () => {
      registry = await startRegistry();
      const contract = githubContract();
      api = await startRecordingServer(async ({ method, path, body }, response) => {
        const answer = await answered(method, path);
        try {
          contract.checkRequest(method, path, body);
          // That a package is not there is described nowhere.
          if (answer.status !== 404) contract.checkAnswer(method, path, answer.status, answer.body);
        } catch (error) {
          broken.push(error);
        }
        if (answer.status === 204) response.writeHead(204).end();
        else sendJson(response, answer.status, answer.body);
      });
    });
    afterAll(async () => {
      await api?.close();
      await registry?.end();
    });

    /** The packages of GitHub, made of what the registry holds. */
    async function answered(method: string, path: string): Promise<{ status: number; body: unknown }> {
      const [start = '', versions] = path.split('/versions');
      if (start !== `/${owner}/octo${PACKAGE}`)
        return { status: 404, body: { message: 'Package not found.' } };
      const route = `/orgs/octo${PACKAGE}`;
      if (versions === undefined)
        return { status: 200, body: { ...githubContract().example('GET', route, 200), name: 'docs/site' } };
      const list = await digests();
      if (method === 'DELETE') {
        const [digest] = list.find(([name]) => versions === `/${idOf(name)}`) ?? [];
        await fetch(`${registry.url}/v2/${REPOSITORY}/manifests/${digest}`, { method: 'DELETE' });
        return { status: 204, body: undefined };
      }
      const shown = late > 0 ? [] : list;
      late -= 1;
      const example = githubContract().example('GET', `${route}/versions`, 200);
      const body = shown.map(([name, tags]) => ({
        ...{ ...example, id: idOf(name), name },
        metadata: { package_type: 'container', container: { tags } },
      }));
      return { status: 200, body };
    }

    const idOf = (digest: string): number => Number.parseInt(digest.slice(-8), 16);

    async function digests(): Promise<[digest: string, tags: string[]][]> {
      const list = await fetch(`${registry.url}/v2/${REPOSITORY}/tags/list`);
      const { tags } = (await list.json()) as { tags: string[] | null };
      const found = new Map<string, string[]>();
      for (const tag of tags ?? []) {
        const headers = { accept: 'application/vnd.oci.image.index.v1+json' };
        const url = `${registry.url}/v2/${REPOSITORY}/manifests/${tag}`;
        const digest = (await fetch(url, { headers })).headers.get('docker-content-digest') ?? '';
        found.set(digest, [...(found.get(digest) ?? []), tag]);
      }
      return [...found];
    }

    /** A run in a workflow for which the registry is that of GitHub. */
    function run() {
      const http = openHttp();
      const there: Http = (request) => {
        const { origin, pathname, search } = new URL(request.url);
        if (origin !== 'https://ghcr.io') return http(request);
        if (request.method === 'DELETE') throw new Error('the registry of GitHub deletes nothing');
        return http({ ...request, url: registry.url + pathname + search });
      };
      const runner = {
        ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '1', GITHUB_SHA: 'abc' },
        ...{ GITHUB_REF: 'refs/pull/7/merge', GITHUB_API_URL: api.url.origin },
      };
      const log = recordedLog();
      const access = { http, clock: hurriedClock, log, onRequest() {} };
      const github = githubAccess(
        readGitHubContext(runner, () => '{}'),
        'ghs_of-a-test',
        access,
      );
      return { http: there, github, env: { HOME: '/nowhere' } };
    }

    const target = (tag: string): string => `oci://ghcr.io/${REPOSITORY}:${tag}`;
    const tags = async (): Promise<readonly string[]> =>
      JSON.parse(
        await skopeo(
          'list-tags',
          '--tls-verify=false',
          `docker://${new URL(registry.url).host}/${REPOSITORY}`,
        ),
      ).Tags;

    test('goes with its version of the package, which no other tag has', async () => {
      expect((await push(await siteOf({ 'index.html': 'latest' }), target('latest'), run())).error).toBe(
        undefined,
      );
      await push(await siteOf({ 'index.html': 'a preview' }), target('pr-7'), run());
      const before = api.requests.length;
      expect(await takeAway(target('pr-7'), run())).toMatchObject({ status: 'removed', error: null });
      expect(await tags()).toEqual(['latest']);
      const asked = api.requests.slice(before);
      expect(asked.map(({ method, path }) => `${method} ${path.replace(/\/\d+$/, '/ID')}`)).toEqual([
        `GET /orgs/octo${PACKAGE}`,
        `GET /orgs/octo${PACKAGE}/versions?per_page=100`,
        `DELETE /orgs/octo${PACKAGE}/versions/ID`,
      ]);
      expect(asked[0]?.headers.authorization).toBe('token ghs_of-a-test');
    });

    test('that shares its version goes alone, as soon as GitHub shows it so', async () => {
      owner = 'users';
      const same = await siteOf({ 'index.html': 'the same' });
      await push(same, target('latest'), { ...run() });
      await push(same, target('pr-8'), run());
      late = 3;
      expect(await takeAway(target('pr-8'), run())).toMatchObject({ status: 'removed', error: null });
      expect(await tags()).toEqual(['latest']);
      expect((await push(same, target('latest'), run())).status).toBe('unchanged');
    });

    test('that the token may not see is told of, with what it needs, and stays', async () => {
      owner = undefined;
      await push(await siteOf({ 'index.html': 'hidden' }), target('pr-9'), run());
      const { status, error } = await takeAway(target('pr-9'), run());
      expect(status).toBe('failed');
      expect(error).toMatchObject({ code: 'E_DEPLOY_DENIED' });
      expect(error?.message).toContain('permissions: packages: write');
      expect(await tags()).toContain('pr-9');
      expect(broken).toEqual([]);
    });
  },
);
