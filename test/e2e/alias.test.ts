import { readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../src/deploy/files/digest.ts';
import { createS3 } from '../../src/deploy/s3/client.ts';
import { contextOf } from '../deploy/fixtures.ts';
import { ACCOUNT, containerSas, KEY } from '../support/azurite.ts';
import type { ServerChild } from '../support/child.ts';
import { docsSettings, writeDocsProject } from '../support/docs-project.ts';
import { missingGcsEmulator, startGcsEmulator } from '../support/gcs-emulator.ts';
import { type GitServer, startGitServer } from '../support/git-server.ts';
import { expectSameFiles, missingRclone, rclone } from '../support/rclone.ts';
import { missingForS3Server, type S3Server, startS3Server } from '../support/s3-server.ts';
import { type SharedContainer, sharedContainer } from '../support/shared-azurite.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction } from './built-action.ts';

// A tag after a tag, at every destination that can keep an alias, all of them real servers.
const PAGES = 10;
const folder = useTemporaryFolder('perFile');
const missing = (await missingForS3Server()) ?? missingGcsEmulator ?? missingRclone;

describe.skipIf(missing !== undefined)(
  `an alias of the newest version${missing ? ` (${missing})` : ''}`,
  () => {
    let s3: S3Server;
    let gcs: ServerChild;
    let container: SharedContainer;
    let git: GitServer;
    /** The stores as another client reaches them, each with a bucket for the site. */
    let remotes: Readonly<Record<string, string>>;
    beforeAll(async () => {
      [s3, gcs, container, git] = await Promise.all([
        startS3Server(),
        startGcsEmulator(),
        sharedContainer(),
        startGitServer(),
      ]);
      await git.create('octo', 'docs');
      const { endpoint, name } = container;
      const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = s3.env;
      remotes = {
        s3: `:s3,provider=Ceph,access_key_id=${id},secret_access_key=${secret},endpoint="${s3.endpoint}":docs`,
        gs: `:gcs,anonymous,endpoint="${gcs.url}/storage/v1/":docs`,
        azblob: `:azureblob,sas_url="${endpoint}/${name}?${containerSas(name, 'rld')}":${name}`,
      };
      await project('first', '#0a7f5a');
    }, 240_000);
    afterAll(async () => {
      await Promise.all([s3?.stop(), gcs?.end(), git?.close()]);
    });

    /** A bucket that anybody may read, as those of sites are. */
    async function openBucket(): Promise<void> {
      const client = createS3({
        ...contextOf({ env: s3.env }),
        bucket: { name: 'docs', prefix: '', endpoint: s3.endpoint, pathStyle: true },
        region: 'us-east-1',
        credentials: async () => ({
          accessKeyId: s3.env.AWS_ACCESS_KEY_ID ?? '',
          secretAccessKey: s3.env.AWS_SECRET_ACCESS_KEY ?? '',
        }),
      });
      const statement = {
        Effect: 'Allow',
        Principal: '*',
        Action: 's3:GetObject',
        Resource: 'arn:aws:s3:::docs/*',
      };
      const policy = JSON.stringify({ Version: '2012-10-17', Statement: [statement] });
      for (const [query, text] of [
        [{}, ''],
        [{ policy: '' }, policy],
      ] as const) {
        const bytes = Buffer.from(text);
        const body = { open: () => bytes, ...digestOf(bytes) };
        const turn = { signal: new AbortController().signal, onThrottle() {} };
        await client({ method: 'PUT', key: '', query, body, permission: 's3:CreateBucket' }, turn);
      }
    }

    /** Docs whose every page and style sheet is another with each word and color. */
    async function project(word: string, color: string): Promise<void> {
      await rm(folder.path('docs'), { recursive: true, force: true });
      const pages = ['index', ...Array.from({ length: PAGES }, (_, number) => `p${number}`)];
      await writeDocsProject(folder.path('docs'), {
        'docs.json': docsSettings({ name: word, colors: { primary: color }, navigation: { pages } }),
        ...Object.fromEntries(
          pages.map((page) => [`${page}.mdx`, `---\ntitle: ${page}\n---\n\nIn the ${word}.\n`]),
        ),
      });
    }

    async function release(tag: string, runId: number) {
      const result = await runBuiltAction({
        inputs: {
          domain: 'docs.example.com',
          comment: 'never',
          'docs-dir': 'docs',
          'github-token': git.token,
          deploy: [
            `s3://docs/{version} alias=latest endpoint=${s3.endpoint} region=us-east-1 path-style=true`,
            'gs://docs/{version} alias=latest',
            `azblob://${ACCOUNT}/${container.name}/{version} alias=latest endpoint=${container.endpoint}`,
            'branch:gh-pages directory={version} alias=latest',
            `dir:${folder.path('public')}/{version} alias=latest`,
          ].join('\n'),
        },
        workspace: folder.path(),
        env: {
          ...s3.env,
          AZURE_STORAGE_KEY: KEY,
          STORAGE_EMULATOR_HOST: gcs.url,
          GITHUB_SERVER_URL: git.url,
          RUNNER_TEMP: folder.path(),
          GITHUB_REF: `refs/tags/${tag}`,
          GITHUB_REF_NAME: tag,
          GITHUB_REF_TYPE: 'tag',
          GITHUB_RUN_ID: String(runId),
        },
        timeoutMs: 240_000,
      });
      expect(result.stdout).not.toContain('::error');
      expect(result.exitCode).toBe(0);
      const deployments = JSON.parse(result.outputs.deployments ?? '[]') as { status: string }[];
      return { site: result.outputs['site-dir'] ?? '', deployments };
    }

    /** What stands below each of these folders everywhere is its site, byte for byte. */
    async function expectSites(sites: Readonly<Record<string, string>>): Promise<void> {
      const clone = await git.clone('octo', 'docs', 'gh-pages');
      const places = [...Object.values(remotes), folder.path('public'), clone.folder];
      for (const [at, site] of Object.entries(sites))
        for (const place of places) await expectSameFiles(site, `${place}/${at}`);
    }

    /** All objects outside of some folders, with their times and digests. */
    async function others(remote: string, folders: readonly string[]): Promise<readonly string[]> {
      const lines = (await rclone('lsf', '-R', '--files-only', '--format', 'pst', remote)).split('\n');
      return lines.filter((line) => line !== '' && !folders.some((one) => line.startsWith(`${one}/`))).sort();
    }

    it('follows a second tag at every destination, while nothing else changes', async () => {
      await openBucket();
      const first = await release('v1.0.0', 1);
      expect(first.deployments.map(({ status }) => status)).toEqual(Array(10).fill('published'));
      await expectSites({ 'v1.0.0': first.site, latest: first.site });
      const before = await Promise.all(
        Object.values(remotes).map((remote) => others(remote, ['latest', 'v2.0.0'])),
      );
      expect(before.every((lines) => lines.length > 2 * PAGES)).toBe(true);

      await project('second', '#c0262d');
      const reading = readLatest();
      const second = await release('v2.0.0', 2);
      const seen = await reading.stop();
      await expectSites({ 'v1.0.0': first.site, 'v2.0.0': second.site, latest: second.site });
      const after = await Promise.all(
        Object.values(remotes).map((remote) => others(remote, ['latest', 'v2.0.0'])),
      );
      expect(after).toEqual(before);
      expect(seen.broken).toEqual([]);
      expect([...seen.words].sort()).toEqual(['first', 'second']);
    }, 400_000);

    it('stays with the newest version where an older one is patched', async () => {
      const latest = await readFile(folder.path('public', 'latest', 'index.html'), 'utf8');
      await project('patch', '#0a7f5a');
      const patch = await release('v1.0.1', 3);
      expect(patch.deployments.map(({ status }) => status)).toEqual(
        Array(5).fill(['published', 'unchanged']).flat(),
      );
      await expectSites({ 'v1.0.1': patch.site });
      expect(latest).toContain('In the second');
      for (const remote of Object.values(remotes))
        expect(await rclone('cat', `${remote}/latest/index.html`)).toBe(latest);
    }, 400_000);

    /** A reader who opens pages of the alias again and again, with all that each of them asks for. */
    function readLatest() {
      const broken: string[] = [];
      const words = new Set<string>();
      let reading = true;
      const base = `${s3.endpoint}/docs/latest/`;
      const work = async (): Promise<void> => {
        for (let number = 0; reading; number = (number + 7) % PAGES) {
          const page = new URL(number === 0 ? 'index.html' : `p${number}.html`, base);
          const answer = await fetch(page);
          const html = await answer.text();
          if (!answer.ok) broken.push(`${answer.status} ${page.href}`);
          const word = /In the (\w+)\./.exec(html)?.[1];
          if (word !== undefined) words.add(word);
          const asked = [...html.matchAll(/(?:<link rel="stylesheet" href|<script defer src)="([^"]+)"/g)];
          if (answer.ok && asked.length < 2) broken.push(`${page.href} is not whole`);
          for (const [, target = ''] of asked) {
            const part = await fetch(new URL(target, page));
            await part.arrayBuffer();
            // Whoever read a page a moment before it was replaced may come too late for its parts: a grace is for that.
            if (!part.ok && (await (await fetch(page)).text()) === html)
              broken.push(`${part.status} ${target} of ${page.href}`);
          }
          // Readers leave the machine to those who publish, too.
          await delay(10);
        }
      };
      // No answer at all is for the reader a broken page as well.
      const working = work().catch((error: unknown) => void broken.push(inspect(error)));
      return {
        async stop() {
          // Once more for what is there in the end.
          await delay(500);
          reading = false;
          await working;
          return { broken, words };
        },
      };
    }
  },
);
