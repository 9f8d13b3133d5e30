/** What a text holds as JSON; undefined where it is none, as is the answer of something in between. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
