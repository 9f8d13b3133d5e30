import { loadHighlighting, serveHighlighting } from '../site/highlight/serve.ts';
import { answerRequests } from './answer.ts';
import type { HighlightMessage } from './highlight.ts';

// The inside of a thread that highlights.
let highlight: ReturnType<typeof serveHighlighting> | undefined;

answerRequests(async (message: HighlightMessage): Promise<string[]> => {
  if ('order' in message) {
    highlight = serveHighlighting(message.order.options, message.order.languages);
    return [];
  }
  if (highlight === undefined) throw new Error('the thread was not told what to highlight with');
  return highlight(message.requests);
});
loadHighlighting();
