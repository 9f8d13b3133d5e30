import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import { messageOf } from '../errors/failure.ts';
import { sendFile, statusOf } from '../http/send-file.ts';
import type { Log } from '../log/log.ts';
import type { Archive } from './archive.ts';
import { checkLink } from './links.ts';

export interface BundlesOptions {
  readonly secret: string;
  readonly clock: Clock;
  /** The archive of a completed job. */
  find(jobId: string): Archive | undefined;
  readonly log?: Log | undefined;
}

/** The path of a job's archive in the bundle storage. */
export function bundlePath(jobId: string): string {
  return `/bundles/${jobId}.tar.gz`;
}

/**
 * The bundle storage: answers requests for presigned links as an object storage does, errors in XML. A download can
 * be resumed (`Range`, `If-Range` with the strong ETag). It asks for no API key: the link is the permission.
 */
export function createBundles(
  options: BundlesOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { clock, secret } = options;
  return async (request, response) => {
    const refuse = (
      status: number,
      code: string,
      message: string,
      details: Record<string, string> = {},
    ): void => {
      for (const name of ['etag', 'content-type', 'accept-ranges']) response.removeHeader(name);
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(errorDocument({ Code: code, Message: message, ...details }));
    };
    const url = new URL(request.url ?? '/', 'http://bundles');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource');
    }
    const check = checkLink(url, clock.now(), secret);
    if (check === 'forged')
      return refuse(403, 'SignatureDoesNotMatch', 'The signature of the link is not that of the service');
    if (check === 'expired') {
      return refuse(403, 'AccessDenied', 'Request has expired', {
        Expires: new Date(Number(url.searchParams.get('expires'))).toISOString(),
        ServerTime: new Date(clock.now()).toISOString(),
      });
    }
    const archive = options.find(/^\/bundles\/([^/]+)\.tar\.gz$/.exec(url.pathname)?.[1] ?? '');
    if (archive === undefined) return refuse(404, 'NoSuchKey', 'The specified key does not exist');
    try {
      await sendFile(request, response, {
        path: archive.path,
        headers: { etag: `"${archive.sha256}"`, 'content-type': 'application/gzip' },
      });
    } catch (error) {
      const status = statusOf(error);
      if (status === 416) return refuse(416, 'InvalidRange', 'The requested range is not satisfiable');
      if (status === 412)
        return refuse(412, 'PreconditionFailed', 'A precondition of the request does not hold');
      if (status === 404) return refuse(404, 'NoSuchKey', 'The specified key does not exist');
      options.log?.warning(`The service could not send ${archive.path}: ${messageOf(error)}`);
      refuse(500, 'InternalError', 'The archive cannot be read');
    }
  };
}

function errorDocument(fields: Record<string, string>): string {
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const inner = Object.entries(fields).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner.join('')}</Error>`;
}
