import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isCompressible } from '../deploy/files/compressor.ts';
import { messageOf } from '../errors/failure.ts';
import { sendFile, statusOf } from '../http/send-file.ts';
import type { Log } from '../log/log.ts';
import { lookUp } from '../look-up.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { routeOf } from './moved.ts';
import type { Release } from './release.ts';

const NOT_FOUND_PAGE = '404.html';

/**
 * Answers one request from a release: what its `_redirects` say, pages and files with the headers of the manifest and
 * their digest as ETag, `404.html` for what is not there.
 */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { compressor, manifest, moved, site }: Release,
  log: Log,
): Promise<void> {
  const fileOf = (path: string) => lookUp(manifest.files, path);
  const send = async (path: string, status: 200 | 404): Promise<void> => {
    const file = fileOf(path);
    if (file === undefined) return refuse(response, status, 'Not found');
    const { contentType, cacheControl, contentEncoding, sha256 } = file;
    const source = join(site, path);
    const isNegotiated = isCompressible(file);
    const wanted = isNegotiated ? await chooseEncoding(request.headers['accept-encoding']) : undefined;
    // Where there is no room for it, readers get the file as it is.
    const compressed = wanted && (await compressor.compress(source, file, wanted).catch(() => undefined));
    const encoding = compressed === undefined ? contentEncoding : wanted;
    await sendFile(request, response, {
      path: compressed?.file ?? source,
      status,
      headers: {
        'content-type': contentType,
        'cache-control': cacheControl,
        'x-content-type-options': 'nosniff',
        ...(isNegotiated && { vary: 'accept-encoding' }),
        ...(encoding !== undefined && { 'content-encoding': encoding }),
        // Each encoding is a representation of its own, with a tag of its own.
        ...(status === 200 && { etag: compressed === undefined ? `"${sha256}"` : `"${sha256}-${wanted}"` }),
      },
    });
  };

  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are answered here');
  }
  const found = routeOf(request.url ?? '', (path) => fileOf(path) !== undefined, moved);
  try {
    if (found.kind === 'malformed') return refuse(response, 400, 'This is not a path');
    if (found.kind === 'redirect') {
      response.setHeader('location', found.location);
      return refuse(response, found.status, 'The page is elsewhere');
    }
    if (found.kind === 'missing') return await send(NOT_FOUND_PAGE, 404);
    await send(found.path, 200);
  } catch (error) {
    const status = statusOf(error);
    if (status === 416) return refuse(response, 416, 'The range is not in the file');
    if (status === 412) return refuse(response, 412, 'A condition of the request does not hold');
    log.error(`The host could not answer ${request.url}: ${messageOf(error)}`);
    refuse(response, 500, 'The file cannot be read');
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  for (const name of ['cache-control', 'content-encoding', 'etag']) response.removeHeader(name);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
