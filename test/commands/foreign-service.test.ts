import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { tarGz } from '../bundle/archives.ts';
import { BIN } from '../e2e/built-action.ts';
import { type RecordedRequest, startRecordingServer } from '../support/http-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();
const HOUR = 3_600_000;
const BUNDLE = tarGz({ name: 'index.html', body: '<!doctype html><title>Home</title>' });

/** A server until the test is over. */
async function serverOf(...[answer]: Parameters<typeof startRecordingServer>) {
  const server = await startRecordingServer(answer);
  onTestFinished(() => server.close());
  return server;
}

/** JSON as nobody but this service writes it: in Latin-1, compressed though nobody asked, in pieces of no told size. */
function answer(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  const bytes = gzipSync(Buffer.from(JSON.stringify(body), 'latin1'));
  response.writeHead(status, {
    'content-type': 'application/json; charset=iso-8859-1',
    'content-encoding': 'gzip',
    ...headers,
  });
  response.write(bytes.subarray(0, 12));
  setTimeout(() => response.end(bytes.subarray(12)), 20);
}

/** Object storage whose first link breaks off and then expires, and whose second leads on to another place. */
function storage({ path, headers }: RecordedRequest, response: ServerResponse, number: number): void {
  const etag = '"one"';
  if (number === 1) {
    response.writeHead(200, { etag, 'content-length': BUNDLE.length });
    response.write(BUNDLE.subarray(0, 50), () => setTimeout(() => response.destroy(), 50));
  } else if (path.startsWith('/first')) {
    response
      .writeHead(403)
      .end('<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>');
  } else if (path.startsWith('/second')) {
    response.writeHead(307, { location: '/elsewhere/site.tar.gz?signature=third' }).end();
  } else {
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    const range = `bytes ${from}-${BUNDLE.length - 1}/${BUNDLE.length}`;
    response.writeHead(206, { etag, 'content-range': range }).end(BUNDLE.subarray(from));
  }
}

test('a site is exported whole from a service that is odd in all that the API leaves open', async () => {
  const store = await serverOf(storage);
  let looks = 0;
  let links = 0;
  const api = await serverOf(({ method, path }, response) => {
    if (method === 'POST' && path.endsWith('/bundle')) {
      links += 1;
      if (links === 1) return answer(response, 409, { error: 'Bündel wird gepackt' });
      const bundleUrl = `http://localhost:${store.url.port}/${links === 2 ? 'first' : 'second'}?signature=s${links}`;
      // Its clock is an hour slow.
      return answer(response, 200, { bundleUrl, expiresAt: new Date(Date.now() - HOUR / 2).toISOString() });
    }
    if (method === 'POST') return answer(response, 202, { jobId: 'für/1' });
    looks += 1;
    if (looks === 1) return answer(response, 202, { status: 'QUEUED', progress: null });
    if (looks === 2) return answer(response, 404, { error: 'no such job' });
    if (looks === 3)
      return answer(
        response,
        503,
        { message: 'busy' },
        {
          date: new Date(Date.now() + HOUR).toUTCString(),
          'retry-after': new Date(Date.now() + HOUR + 1000).toUTCString(),
        },
      );
    return answer(response, 200, { status: 'Completed', progress: '1/1', pageCount: '1' });
  });
  const args = ['--domain', 'docs.example.com', '--base-url', new URL('tenant/api', api.url).href];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [BIN, 'run', ...args, '--deploy', 'dir:site'],
    {
      cwd: folder.path(),
      env: { ...process.env, DOCS_EXPORT_API_KEY: 'svc_of-a-foreign-service' },
    },
  );

  expect(await readFile(folder.path('site', 'index.html'), 'utf8')).toContain('Home');
  expect(stdout).toContain('answered 409 (Bündel wird gepackt)');
  const paths = new Set(api.requests.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`));
  expect([...paths]).toEqual([
    'POST /tenant/api/v1/static-export/jobs',
    'GET /tenant/api/v1/static-export/jobs/für/1',
    'POST /tenant/api/v1/static-export/jobs/für/1/bundle',
  ]);
  expect(store.requests.map(({ path }) => path.replace(/\?.*/, ''))).toEqual([
    ...['/first', '/first', '/second', '/elsewhere/site.tar.gz'],
  ]);
  expect(store.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  expect(store.requests.at(-1)?.headers.range).toBe('bytes=50-');
  expect(stdout).not.toMatch(/svc_of|signature/);
}, 60_000);
