import type { Readable } from 'node:stream';
import { limited, textOf } from './endless.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string | URL;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Uint8Array | Readable | undefined;
  readonly signal: AbortSignal;
  /** Budget for the first byte of the answer; 30 s unless told. */
  readonly headersTimeoutMs?: number | undefined;
  /** Read the answer's body to its end: for small answers, many of them, at a fraction of a stream's cost. */
  readonly whole?: boolean | undefined;
}

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case; a repeated header is joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Must be read to its end or destroyed. */
  readonly body: Readable;
  /** The body as text, where the request asked for the answer as a whole. */
  readonly text?: string | undefined;
}

/** One HTTP exchange, without redirects or retries; rejects on network errors only. */
export type Http = (request: HttpRequest) => Promise<HttpResponse>;

/**
 * The body of an answer as text, read to its end; that of a success goes to `read` instead, if there is one. Rejects
 * where there is no end.
 */
export async function bodyText(
  response: HttpResponse,
  read?: (body: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<string> {
  if (read === undefined || response.status >= 300) return response.text ?? textOf(response.body);
  await read(limited(response.body));
  return '';
}
