import { readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { raw, startTestHost } from './setup.ts';

describe('hostile paths', () => {
  const secret = 'not for readers';

  test.each([
    '/../secret.txt',
    '/../../secret.txt',
    '/..%2fsecret.txt',
    '/..%2f..%2fsecret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/guides/../../../secret.txt',
    '/..\\..\\secret.txt',
    '/%5c..%5c..%5csecret.txt',
    '/..%00/secret.txt',
    '/index.html%00.css',
    '/%252e%252e%252fsecret.txt',
    '/....//....//secret.txt',
    '//secret.txt',
    '/site/index.html',
    '/guides',
    '/assets/',
    '/assets',
    '/.docs-export/manifest.json',
    `/${'a'.repeat(8000)}`,
    `/${'../'.repeat(500)}etc/passwd`,
  ])('%s gives nothing from outside, and no listing', async (target) => {
    const host = await startTestHost();
    await writeFile(join(host.directory, 'secret.txt'), secret);
    const [release = ''] = await readdir(host.directory);
    await writeFile(join(host.directory, release, 'secret.txt'), secret);
    const { status, text } = await raw(host.url, target);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('style.css');
    expect([307, 400, 404]).toContain(status);
  });

  test.each(['http://other.example/index.html', '*', '/%', '/%c0%ae%c0%ae/'])(
    'the target %s is refused',
    async (target) => {
      const host = await startTestHost();
      expect((await raw(host.url, target)).status).toBe(400);
    },
  );

  test('what is not HTTP does not stop the host', async () => {
    const host = await startTestHost();
    const { hostname, port } = new URL(host.url);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.end('\u0000\u0001 nonsense\r\n\r\n'));
      socket
        .on('error', reject)
        .on('close', () => resolve())
        .resume();
    });
    expect((await raw(host.url, '/')).status).toBe(200);
  });
});
