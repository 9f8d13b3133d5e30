import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, test } from 'vitest';
import { withHeaders } from '../../../src/deploy/plan/headers.ts';
import type { ServerChild } from '../../support/child.ts';
import {
  FIREBASE_SCHEMA,
  missingFirebaseHosting,
  startFirebaseHosting,
} from '../../support/firebase-hosting.ts';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';
import { push } from '../pushing.ts';
import { REDIRECTS, RULES, SAMPLE, sampleSite } from './sample.ts';

const folder = useTemporaryFolder('perFile');

describe.skipIf(missingFirebaseHosting !== undefined)(
  `firebase.json, in the hosting emulator${missingFirebaseHosting ? ` (${missingFirebaseHosting})` : ''}`,
  () => {
    let started: Promise<ServerChild> | undefined;
    afterAll(async () => (await started)?.end());

    async function start(): Promise<ServerChild> {
      const site = await sampleSite({
        _redirects: `${REDIRECTS}/was/* /:splat 301\n/old/:lang/* /:lang/v1/:splat 301\n`,
      });
      const manifest = withHeaders(site.manifest, RULES);
      const { error, log } = await push({ ...site, manifest }, 'dir:public host-files=firebase', {
        workingDirectory: folder.path(),
      });
      expect(error).toBeUndefined();
      // It would hide pages that are there.
      expect(log.lines.join('\n')).toContain('/blog/* /guides/:splat 301');
      return startFirebaseHosting(folder.path('public'));
    }

    async function get(path: string) {
      started ??= start();
      const answer = await fetch((await started).url + path, { redirect: 'manual' });
      const header = (name: string): string | null => answer.headers.get(name);
      return { status: answer.status, location: header('location'), header, text: await answer.text() };
    }

    test.each([
      ['/', 'index.html'],
      ['/new', 'new.html'],
      ['/guides/start', 'guides/start.html'],
      ['/releases/v1.2', 'releases/v1.2.html'],
    ])('%s is the page %s, to be asked for anew', async (path, file) => {
      const { status, text, header } = await get(path);
      expect(status).toBe(200);
      expect(text).toBe(SAMPLE[file]);
      expect(header('cache-control')).toBe('public, max-age=0, must-revalidate');
    });

    test.each([
      ['/old', 301, '/new'],
      // The emulator adds the sign for the reader's query.
      ['/gone', 302, 'https://example.com/elsewhere?from=docs&'],
      ['/price$', 301, '/new#plans'],
      ['/caf%C3%A9', 301, '/new'],
      ['/forced', 301, '/new'],
      ['/blog/first', 301, '/guides/first'],
      ['/users/ann/profile', 302, '/people/ann'],
      ['/api/v1/things', 301, '/new'],
      ['/was/a', 301, '/a'],
      ['/was/a/b', 301, '/a/b'],
      ['/was/%C3%A9/some%20post', 301, '/%C3%A9/some%20post'],
      ['/was//evil.example/', 301, '/evil.example/'],
      ['/old/de/a/b?x=1', 301, '/de/v1/a/b?x=1'],
      ['/guides', 301, '/guides/'],
    ])('%s answers %i and leads to %s', async (path, status, location) => {
      expect(await get(path)).toMatchObject({ status, location });
    });

    test('shows the page for wrong addresses', async () => {
      expect(await get('/nowhere')).toMatchObject({ status: 404, text: SAMPLE['404.html'] });
    });

    test('files named by digest are cached for a year, others asked for anew', async () => {
      const caching = async (path: string) => (await get(path)).header('cache-control');
      for (const path of ['/assets/app.1a2b3c4d.js', '/fonts/a.3c4d5e6f.woff2']) {
        expect(await caching(path)).toBe('public, max-age=31536000, immutable');
      }
      expect(await caching('/assets/plain.css')).toBe('public, max-age=0, must-revalidate');
    });

    test('pages with a header of their own have it at the address of their readers', async () => {
      for (const [path, file] of [
        ['/blog/kept', 'blog/kept.html'],
        ['/guides/', 'guides/index.html'],
        ['/guides/second%20part%20%C3%A9', 'guides/second part é.html'],
      ] as const) {
        const { text, header } = await get(path);
        expect(text).toBe(SAMPLE[file]);
        expect(header('cache-control')).toBe('max-age=60');
      }
    });

    test('is what the schema of firebase-tools allows', async () => {
      await get('/');
      const config: unknown = JSON.parse(
        await readFile(join(folder.path('public'), 'firebase.json'), 'utf8'),
      );
      const ajv = new Ajv({ strict: false, validateFormats: false });
      const validate = ajv.compile(JSON.parse(await readFile(FIREBASE_SCHEMA, 'utf8')));
      expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
    });
  },
);
