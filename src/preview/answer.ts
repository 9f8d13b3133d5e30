import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from '../bundle/content-type.ts';
import { fromPath, type Moved, routeOf } from '../host/moved.ts';
import { sendFile, statusOf } from '../http/send-file.ts';
import { escapeAttribute, escapeText } from '../site/markdown/html.ts';
import { previewScript } from './client.generated.ts';

/** Where pages hear of builds; no site has files in this folder. */
export const CHANGES = '/.docs-export/changes';

/** What is shown at the moment. */
export interface Shown {
  /** The folder of the site. */
  readonly site: string;
  /** The files of the site; none before there is one. */
  readonly paths: ReadonlySet<string>;
  readonly build: string;
  readonly moved: Moved;
  /** Why the last build failed. */
  readonly problem: string | undefined;
}

/** Answers with a page or a file of the site as it is now; pages are given the script that keeps them so. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  shown: Shown,
): Promise<void> {
  const { site, paths, problem } = shown;
  const page = (status: number, html: string | Uint8Array, file = ''): void => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    if (request.method === 'HEAD') return void response.end();
    response.write(html);
    response.end(scriptFor(file, shown.build, request.url ?? '/'));
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  if (paths.size === 0) return page(503, noSite(problem));
  const found = routeOf(request.url ?? '', (path) => paths.has(path), shown.moved);
  if (found.kind === 'malformed') return void response.writeHead(400).end();
  if (found.kind === 'redirect') {
    response.writeHead(found.status, { location: found.location, 'cache-control': 'no-store' }).end();
    return;
  }
  const path = found.kind === 'file' ? found.path : '404.html';
  const status = found.kind === 'file' ? 200 : 404;
  try {
    if (path.endsWith('.html'))
      return page(status, await readFile(join(site, path)), status === 200 ? path : '');
    await sendFile(request, response, {
      path: join(site, path),
      headers: { 'content-type': contentTypeOf(path), 'cache-control': 'no-store' },
    });
  } catch (error) {
    // The file went between two builds, or the request asks for a part that is not there.
    if (!response.headersSent) response.writeHead(statusOf(error));
    response.end();
  }
}

/** Tells a reader who asks by a name that is none of this machine's how it is allowed. */
export function refuse(response: ServerResponse, host: string): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    `This preview is for its own machine, which is not known as ${host}. ` +
      'Start it with --allow-host and this name (without the port) to allow it.\n',
  );
}

/** Behind a page whose end tags may be left out, this is within its body. */
function scriptFor(file: string, build: string, target: string): string {
  const [pathname = '/'] = target.split('?', 1);
  // As all links: what leads here from elsewhere may do so below a path of its own.
  const changes = fromPath(pathname, CHANGES);
  const data = Object.entries({ file, build, changes })
    .map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`)
    .join('');
  return `<script${data}>${previewScript}</script>`;
}

function noSite(problem: string | undefined): string {
  const words = problem === undefined ? 'The site is being built.' : 'The site cannot be built yet.';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><p>${escapeText(words)}</p>`;
}
