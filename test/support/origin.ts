import { startRecordingServer } from './http-server.ts';

/** Where tests have their pages: a name that the browser of a worker finds on loopback. */
export const ORIGIN = 'http://docs.example.com';

interface Answer {
  /** 200, unless another is given. */
  readonly status?: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

const NOTHING: Answer = { type: 'text/html', body: '' };
/** Files that are never others under the same name: named by their content, or parts of the library that draws diagrams. */
const KEPT = /\.[0-9a-f]{8}\.\w+$|^\/assets\/mermaid\//;

let answerOf: (path: string) => Answer = () => NOTHING;

/** Sets what stands at the origin from now on, by path; an empty page everywhere until a test says more. */
export function serveAtOrigin(answers: (path: string) => Answer = () => NOTHING): void {
  answerOf = answers;
}

/**
 * Starts the server behind the origin, for a browser that is started with its flag. A page is opened in a third of the
 * time that it takes where each request is answered by the test: the browser keeps style sheets and scripts.
 */
export async function startOrigin(): Promise<{ readonly flag: string; close(): Promise<void> }> {
  const { url, close } = await startRecordingServer((request, response) => {
    const path = new URL(request.path, ORIGIN).pathname;
    const { status = 200, type, body } = answerOf(path);
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': KEPT.test(path) ? 'max-age=31536000, immutable' : 'no-store',
    });
    response.end(body);
  });
  // Every other name is nobody's, so that no request leaves this machine.
  const flag = `--host-resolver-rules=MAP ${new URL(ORIGIN).host}:80 ${url.host}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`;
  return { flag, close };
}
