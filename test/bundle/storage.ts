import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import {
  type DownloadedBundle,
  type DownloadOptions,
  downloadBundle,
} from '../../src/bundle/download/download.ts';
import type { Clock } from '../../src/clock.ts';
import { codeOf, Failure } from '../../src/errors/failure.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { onLoopback } from '../support/loopback.ts';
import { inTemporaryFolder } from './archives.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

export interface Result {
  readonly bundle: DownloadedBundle | undefined;
  readonly error: unknown;
  /** What is in the folder afterwards. */
  readonly left: readonly string[];
  readonly content: Buffer | undefined;
  readonly requests: readonly { url: string; headers: IncomingHttpHeaders }[];
  readonly minted: number;
  readonly pauses: readonly number[];
}

export const BUNDLE = gzipSync(Buffer.alloc(300_000, 'site'), { level: 0 });

export const SECRET = 'X-Amz-Signature=abcdef0123456789';

/** Downloads from a server that answers with `handler`, without waiting between attempts. */
export async function download(handler: Handler, options: Partial<DownloadOptions> = {}): Promise<Result> {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    handler(request, response, requests.length);
  });
  const { origin, close } = await onLoopback(server);
  const client = createHttpClient();
  let minted = 0;
  const pauses: number[] = [];
  const clock: Clock = {
    now: () => Date.UTC(2030, 0, 1),
    async sleep(milliseconds, signal) {
      signal.throwIfAborted();
      pauses.push(milliseconds);
    },
  };
  try {
    return await inTemporaryFolder(async (folder) => {
      const directory = path.join(folder, 'work');
      const outcome = await downloadBundle({
        link: async () => {
          minted += 1;
          return `${origin}/bundles/${minted}?${SECRET}`;
        },
        directory,
        http: client.http,
        clock,
        signal: new AbortController().signal,
        ...options,
      }).then(
        (bundle) => ({ bundle, error: undefined }),
        (error: unknown) => ({ bundle: undefined, error }),
      );
      const left = await readdir(directory).catch(() => []);
      const content = outcome.bundle === undefined ? undefined : await readFile(outcome.bundle.path);
      return { ...outcome, left, content, requests, minted, pauses };
    });
  } finally {
    await client.close();
    await close();
  }
}

/** An object storage: ranges are honoured while the ETag matches. */
export function serve(content: Buffer, etag = '"one"'): Handler {
  return (request, response) => {
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const isPart = from > 0 && request.headers['if-range'] === etag;
    const body = isPart ? content.subarray(from) : content;
    if (isPart) response.setHeader('content-range', `bytes ${from}-${content.length - 1}/${content.length}`);
    response.writeHead(isPart ? 206 : 200, { etag, 'content-length': body.length });
    response.end(body);
  };
}

/** Sends the head of `content` and then breaks the connection. */
export function breakOff(
  content: Buffer,
  bytes: number,
  headers: Record<string, string> = { etag: '"one"' },
): Handler {
  return (request, response) => {
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const isPart = from > 0 && headers.etag !== undefined;
    if (isPart) response.setHeader('content-range', `bytes ${from}-${content.length - 1}/${content.length}`);
    response.writeHead(isPart ? 206 : 200, {
      ...headers,
      'content-length': content.length - (isPart ? from : 0),
    });
    const start = isPart ? from : 0;
    response.write(content.subarray(start, start + bytes), () => setTimeout(() => response.destroy(), 5));
  };
}

/** Answers the first requests one by one, and all others like the last. */
export function inTurn(...handlers: readonly Handler[]): Handler {
  return (request, response, count) =>
    handlers[Math.min(count, handlers.length) - 1]?.(request, response, count);
}

export function refuse(status: number, body = '', headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}

export function expectBundle(result: Result, content = BUNDLE): void {
  expect(result.error).toBeUndefined();
  expect(result.left).toEqual(['bundle.tar.gz']);
  expect(result.bundle?.bytes).toBe(content.length);
  expect(result.bundle?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  expect(result.content?.equals(content)).toBe(true);
}

export function expectFailure(result: Result, code: string): Failure {
  expect(codeOf(result.error)).toBe(code);
  expect(result.left).toEqual([]);
  if (!(result.error instanceof Failure)) throw result.error;
  return result.error;
}
