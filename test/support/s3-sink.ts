import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { onLoopback } from './loopback.ts';

/** A request as the sink saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly size: number;
  /** Of a request that deletes many: how many. */
  readonly keys?: number;
}

interface SinkObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Now, unless a test puts the object here itself. */
  readonly modified?: Date;
}

/**
 * An answer in place of the real one: `{ status: 503, code: 'SlowDown' }`; `drop` cuts the connection, `lose` does so
 * when all is done.
 */
export type Injected =
  | {
      readonly status: number;
      readonly code: string;
      readonly headers?: Record<string, string>;
      readonly extra?: string;
    }
  | 'drop'
  | 'lose'
  | undefined;

export interface S3Sink {
  readonly endpoint: string;
  readonly requests: SeenRequest[];
  /** Bucket → key → object. A bucket exists once it is set here. */
  readonly buckets: Map<string, Map<string, SinkObject>>;
  /** Most requests under way at once so far. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

export interface SinkOptions {
  readonly buckets?: readonly string[];
  /** Pause before each answer. */
  readonly latencyMs?: number;
  /** May answer in the sink's place, after the body was read and before anything is done. */
  readonly inject?: (request: SeenRequest) => Injected;
  /** What a request that deletes many is told of a key, as `SlowDown`, which then stays. */
  readonly refuseKey?: (key: string) => string | undefined;
}

/** A quick S3 service in memory, without authentication: for request logs, failures made to order, and latency. */
export async function startS3Sink(options: SinkOptions = {}): Promise<S3Sink> {
  const buckets = new Map((options.buckets ?? ['docs']).map((name) => [name, new Map<string, SinkObject>()]));
  const uploads = new Map<string, { parts: Map<number, Buffer>; headers: Record<string, string> }>();
  const requests: SeenRequest[] = [];
  let underWay = 0;
  let most = 0;
  const server = createServer((incoming, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    response.once('close', () => {
      underWay -= 1;
    });
    void serve(incoming, response);
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    if (body === undefined) return;
    const url = new URL(incoming.url ?? '/', 'http://sink');
    const [, bucket = '', ...rest] = url.pathname.split('/');
    const request: SeenRequest = {
      method: incoming.method ?? '',
      bucket,
      key: decodeURIComponent(rest.join('/')),
      query: url.searchParams,
      headers: incoming.headers,
      size: body.length,
      ...(url.searchParams.has('delete') && { keys: body.toString().split('<Key>').length - 1 }),
    };
    requests.push(request);
    if (options.latencyMs !== undefined) await delay(options.latencyMs);
    const injected = options.inject?.(request);
    if (injected === 'drop') {
      response.destroy();
      return;
    }
    const {
      status,
      headers,
      body: content,
    } = injected === undefined || injected === 'lose' ? answer(request, body) : refuse(injected);
    if (injected === 'lose') {
      response.destroy();
      return;
    }
    response.writeHead(status, { ...headers, 'content-length': content.length });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  function answer(request: SeenRequest, body: Buffer): Answer {
    const { method, key, query, headers } = request;
    const bucket = buckets.get(request.bucket);
    if (bucket === undefined) return refuse({ status: 404, code: 'NoSuchBucket' });
    if (key === '' && method === 'GET') return xml(listing(bucket, query));
    if (key === '' && query.has('delete')) {
      const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, one = '']) => one);
      const refused = keys.flatMap((one) => {
        const code = options.refuseKey?.(unescapeXml(one));
        if (code === undefined) bucket.delete(unescapeXml(one));
        return code === undefined ? [] : [`<Error><Key>${one}</Key><Code>${code}</Code></Error>`];
      });
      return xml(`<DeleteResult>${refused.join('')}</DeleteResult>`);
    }
    const md5 = createHash('md5').update(body);
    const sent = headers['content-md5'];
    const etag = md5.digest('hex');
    if (sent !== undefined && sent !== Buffer.from(etag, 'hex').toString('base64')) {
      return refuse({ status: 400, code: 'BadDigest' });
    }
    const upload = uploads.get(query.get('uploadId') ?? '');
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, { parts: new Map(), headers: kept(headers) });
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (query.has('uploadId') && upload === undefined) return refuse({ status: 404, code: 'NoSuchUpload' });
    if (method === 'DELETE' && upload !== undefined) {
      uploads.delete(query.get('uploadId') ?? '');
      return empty(204);
    }
    if (method === 'PUT' && upload !== undefined) {
      upload.parts.set(Number(query.get('partNumber')), body);
      return empty(200, { etag: `"${etag}"` });
    }
    if (method === 'POST' && upload !== undefined) {
      const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
      const hash = createHash('md5');
      for (const part of parts) hash.update(createHash('md5').update(part).digest());
      bucket.set(key, {
        bytes: Buffer.concat(parts),
        etag: `${hash.digest('hex')}-${parts.length}`,
        headers: upload.headers,
        modified: new Date(),
      });
      uploads.delete(query.get('uploadId') ?? '');
      return xml('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    const source = headers['x-amz-copy-source'];
    if (method === 'PUT' && typeof source === 'string') {
      const [name = '', ...path] = decodeURIComponent(source).replace(/^\//, '').split('/');
      const found = buckets.get(name)?.get(path.join('/'));
      if (found === undefined) return refuse({ status: 404, code: 'NoSuchKey' });
      bucket.set(key, { ...found, headers: kept(headers), modified: new Date() });
      return xml(`<CopyObjectResult><ETag>"${found.etag}"</ETag></CopyObjectResult>`);
    }
    if (method === 'PUT') {
      bucket.set(key, { bytes: body, etag, headers: kept(headers), modified: new Date() });
      return empty(200, { etag: `"${etag}"` });
    }
    if (method === 'DELETE') {
      bucket.delete(key);
      return empty(204);
    }
    const found = bucket.get(key);
    if (found === undefined && method === 'HEAD') return empty(404);
    if (found === undefined) return refuse({ status: 404, code: 'NoSuchKey' });
    return {
      status: 200,
      headers: {
        ...found.headers,
        etag: `"${found.etag}"`,
        'last-modified': modifiedAt(found).toUTCString(),
      },
      body: found.bytes,
    };
  }

  const { origin: endpoint, close } = await onLoopback(server);
  return {
    endpoint,
    requests,
    buckets,
    mostAtOnce: () => most,
    close,
  };
}

/** The whole body; undefined when the client went away in its middle. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of incoming) pieces.push(piece);
  } catch {
    return undefined;
  }
  return Buffer.concat(pieces);
}

function kept(headers: IncomingMessage['headers']): Record<string, string> {
  const names = /^(content-type|cache-control|content-encoding|x-amz-meta-.*)$/;
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      names.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function listing(bucket: ReadonlyMap<string, SinkObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('marker') ?? '';
  const most = Number(query.get('max-keys') ?? 1000);
  const keys = [...bucket.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, most);
  const encoded = query.get('encoding-type') === 'url';
  const shown = (key: string): string => (encoded ? encodeURIComponent(key) : escapeXml(key));
  const entries = page.map((key) => {
    const object = bucket.get(key);
    const size = object?.bytes.length ?? 0;
    return `<Contents><Key>${shown(key)}</Key><LastModified>${modifiedAt(object).toISOString()}</LastModified><ETag>&quot;${object?.etag}&quot;</ETag><Size>${size}</Size></Contents>`;
  });
  const more = keys.length > most;
  const last = page.at(-1) ?? '';
  const token = `<NextContinuationToken>${escapeXml(last)}</NextContinuationToken><NextMarker>${shown(last)}</NextMarker>`;
  return `<ListBucketResult>${encoded ? '<EncodingType>url</EncodingType>' : ''}<IsTruncated>${more}</IsTruncated>${more ? token : ''}${entries.join('')}</ListBucketResult>`;
}

function modifiedAt(object: SinkObject | undefined): Date {
  return object?.modified ?? new Date('2026-01-02T03:04:05.000Z');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function unescapeXml(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function xml(content: string, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(content) };
}

function refuse({
  status,
  code,
  headers = {},
  extra = '',
}: Exclude<Injected, 'drop' | 'lose' | undefined>): Answer {
  const error = `<Error><Code>${code}</Code><Message>made to order</Message>${extra}</Error>`;
  const answer = xml(`<?xml version="1.0"?>${error}`, status);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

function empty(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: Buffer.alloc(0) };
}
