import { parentPort } from 'node:worker_threads';
import { messageOf } from '../errors/failure.ts';
import type { Reply } from './thread.ts';

/** The inside of a thread: answers its requests until it is ended. */
export function answerRequests<Request, Answer>(
  answer: (request: Request) => Answer | Promise<Answer>,
): void {
  const port = parentPort;
  port?.on('message', async ({ id, request }: { id: number; request: Request }) => {
    let reply: Reply<Answer>;
    try {
      reply = { id, answer: await answer(request) };
    } catch (error) {
      reply = { id, error: messageOf(error) };
    }
    port.postMessage(reply);
  });
}
