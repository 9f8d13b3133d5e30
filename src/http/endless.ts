import type { Clock } from '../clock.ts';

/** What no answer that means well exceeds. */
export interface AnswerLimits {
  readonly mostBytes: number;
  /** From its first byte to its last; silence in between has budgets of its own. */
  readonly longestMs: number;
}

/** Of an answer that is held as a whole: a page of a listing has a few MB. */
export const SMALL_ANSWER: AnswerLimits = { mostBytes: 64 * 2 ** 20, longestMs: 5 * 60_000 };
/** Of one that is read as it comes: the manifest of half a million files. */
export const LARGE_ANSWER: AnswerLimits = { mostBytes: 2 ** 30, longestMs: 30 * 60_000 };

export const ENDLESS = 'UND_ERR_ENDLESS';

/** Counts what has come of one answer; answers with an error of the network where it exceeds a limit. */
export function watchAnswer({ mostBytes, longestMs }: AnswerLimits): (bytes: number) => Error | undefined {
  const started = performance.now();
  let size = 0;
  return (bytes) => {
    size += bytes;
    if (size <= mostBytes && performance.now() - started <= longestMs) return undefined;
    return Object.assign(new Error('the answer does not come to an end'), { code: ENDLESS });
  };
}

/** The pieces of an answer, up to its limits; rejects with an error of the network where it exceeds one. */
export async function* limited(
  body: AsyncIterable<Uint8Array>,
  limits: AnswerLimits = LARGE_ANSWER,
): AsyncGenerator<Uint8Array> {
  const exceeded = watchAnswer(limits);
  for await (const piece of body) {
    const error = exceeded(piece.length);
    if (error !== undefined) throw error;
    yield piece;
  }
}

export const DRIPPING = 'UND_ERR_DRIPPING';
/** What comes more slowly comes to no end that anybody waits for: 1 kB/s. Less at once is no rule, networks falter. */
const LEAST_BYTES = 60_000;
const WINDOW_MS = 60_000;

/** The pieces of a large download; rejects with an error of the network where hardly anything comes for a minute. */
export async function* flowing<Piece extends Uint8Array>(
  body: AsyncIterable<Piece>,
  { now }: Pick<Clock, 'now'>,
): AsyncGenerator<Piece> {
  let since = now();
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (now() - since >= WINDOW_MS) {
      // Not handed on: what was asked for is not whole then, and can be gone on with.
      if (size < LEAST_BYTES) throw Object.assign(new Error('the answer only drips'), { code: DRIPPING });
      since = now();
      size = 0;
    }
    yield piece;
  }
}

/** The bytes of a small answer; rejects as {@link limited} does. */
export async function bytesOf(
  body: AsyncIterable<Uint8Array>,
  limits: AnswerLimits = SMALL_ANSWER,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of limited(body, limits)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The text of a small answer; rejects as {@link limited} does. */
export async function textOf(
  body: AsyncIterable<Uint8Array>,
  limits: AnswerLimits = SMALL_ANSWER,
): Promise<string> {
  return (await bytesOf(body, limits)).toString();
}
