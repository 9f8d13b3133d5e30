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
      const { code, syscall } = Object(error) as NodeJS.ErrnoException;
      reply = { id, error: { message: messageOf(error), code, syscall } };
    }
    port.postMessage(reply);
  });
}
