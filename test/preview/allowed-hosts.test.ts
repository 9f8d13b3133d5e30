import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { followIn } from './following.ts';

const folder = useTemporaryFolder();

/** The status and words of an answer to a request by another name than the address. */
async function askedAs(url: string, host: string, path: string): Promise<[number | undefined, string]> {
  const asked = httpRequest(`${url}${path}`, { headers: { host } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let words = '';
  for await (const piece of answer) words += String(piece);
  return [answer.statusCode, words];
}

test('a preview answers nobody who asks by a name that is not of its machine, unless it is allowed', async () => {
  await writeDocsProject(folder.path('docs'));
  const { url } = await followIn(folder.path(), { allowedHosts: ['docs.test'] });
  for (const host of [
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ])
    for (const path of ['/guides/first', '/.docs-export/changes']) {
      const [status, words] = await askedAs(url, host, path);
      expect([status, words]).toEqual([403, expect.stringContaining('--allow-host')]);
    }
  for (const host of [
    'localhost',
    'localhost:3000',
    'my.localhost',
    '127.0.0.1:1',
    '[::1]:3000',
    'Docs.test:80',
  ])
    expect(await askedAs(url, host, '/guides/first')).toEqual([200, expect.stringContaining('And words.')]);
});
