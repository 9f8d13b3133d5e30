import { type HighlightServer, loadHighlighting, serveHighlighting } from '../site/highlight/serve.ts';
import { answerRequests } from './answer.ts';
import type { HighlightAnswer, HighlightMessage } from './highlight.ts';

// The inside of a thread that highlights.
let server: HighlightServer | undefined;

answerRequests(async (message: HighlightMessage): Promise<HighlightAnswer> => {
  if ('options' in message) {
    server = serveHighlighting(message.options);
    return [];
  }
  if (server === undefined) throw new Error('the thread was not told what to highlight with');
  if ('requests' in message) return server.highlight(message.requests);
  server.learn(message.languages);
  return [];
});
loadHighlighting();
