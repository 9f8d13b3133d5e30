import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';

/** A file to answer with. Its headers should carry a strong `etag`: resuming and revalidation rest on it. */
export interface FileAnswer {
  /** On this machine. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 200 unless told. Any other status is sent whole: ranges and conditions are for found files. */
  readonly status?: number | undefined;
}

/**
 * Answers a GET or HEAD request with a file: `Range`, `If-Range`, `If-None-Match` and `If-Match` are honoured.
 * Resolves when the answer has ended or the reader has gone; rejects with an error that carries `status`
 * (404, 412, 416, 500) while nothing has been sent yet.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, headers, status = 200 }: FileAnswer,
): Promise<void> {
  const { default: send } = await import('send');
  if (response.destroyed) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    send(request, encodeURIComponent(basename(path)), {
      root: dirname(path),
      acceptRanges: status === 200,
      // The caller says all there is to say in headers, and has chosen the file.
      cacheControl: false,
      dotfiles: 'allow',
      etag: false,
      index: false,
      lastModified: false,
    })
      .on('error', (error: unknown) => {
        // Half an answer cannot become another one: cutting it tells the reader that it is not whole.
        if (response.headersSent) response.destroy();
        else reject(error);
      })
      .pipe(response);
  });
}

/** The status an error of {@link sendFile} asks for. */
export function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | undefined)?.status;
  return typeof status === 'number' ? status : 500;
}
