import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../errors/failure.ts';
import { serveHighlighting } from '../site/highlight/serve.ts';
import type { HighlightRequest } from '../site/page.ts';
import type { HighlightOrder, HighlightReply } from './highlight.ts';

// The inside of a thread that highlights: answers requests until it is ended.
if (parentPort !== null) listen(parentPort, workerData);

function listen(port: MessagePort, { options, languages }: HighlightOrder): void {
  const highlight = serveHighlighting(options, languages);
  port.on('message', async ({ id, requests }: { id: number; requests: HighlightRequest[] }) => {
    let reply: HighlightReply;
    try {
      reply = { id, html: await highlight(requests) };
    } catch (error) {
      reply = { id, error: messageOf(error) };
    }
    port.postMessage(reply);
  });
}
