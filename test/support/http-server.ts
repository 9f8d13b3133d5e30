import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onLoopback } from './loopback.ts';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface RecordingServer {
  readonly url: URL;
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

/** An HTTP server on loopback that records what it is asked; `number` counts requests from 1. */
export async function startRecordingServer(
  answer: (request: RecordedRequest, response: ServerResponse, number: number) => void,
): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: await text(incoming),
    };
    requests.push(request);
    answer(request, response, requests.length);
  });
  const { origin, close } = await onLoopback(server);
  return { url: new URL(origin), requests, close };
}

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
