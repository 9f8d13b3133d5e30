import { namedIn } from '../json.ts';

/**
 * Responses by their status, in its order: ranges such as `2XX` behind what is in them, what is no answer yet behind what is one
 * without a mistake, `default` last.
 */
export function responsesIn(responses: unknown): [status: string, response: unknown][] {
  // Objects list names that are whole numbers first, whatever the file says.
  return namedIn(responses).sort(([one], [other]) => rankOf(one) - rankOf(other));
}

function rankOf(status: string): number {
  const number = Number(status.replace(/xx$/i, '99.5'));
  if (Number.isNaN(number)) return 1000;
  return number < 200 ? 399.6 + number / 10_000 : number;
}
