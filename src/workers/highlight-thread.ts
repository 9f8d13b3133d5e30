import { type MessagePort, parentPort } from 'node:worker_threads';
import { messageOf } from '../errors/failure.ts';
import { loadHighlighting, serveHighlighting } from '../site/highlight/serve.ts';
import type { HighlightRequest } from '../site/page.ts';
import type { HighlightMessage, HighlightReply } from './highlight.ts';

// The inside of a thread that highlights: answers requests until it is ended.
if (parentPort !== null) listen(parentPort);

function listen(port: MessagePort): void {
  let highlight: ReturnType<typeof serveHighlighting> | undefined;
  const answer = async (requests: readonly HighlightRequest[]): Promise<string[]> => {
    if (highlight === undefined) throw new Error('the thread was not told what to highlight with');
    return highlight(requests);
  };
  port.on('message', async (message: HighlightMessage) => {
    if ('order' in message) {
      highlight = serveHighlighting(message.order.options, message.order.languages);
      return;
    }
    const { id, requests } = message;
    let reply: HighlightReply;
    try {
      reply = { id, html: await answer(requests) };
    } catch (error) {
      reply = { id, error: messageOf(error) };
    }
    port.postMessage(reply);
  });
  loadHighlighting();
}
