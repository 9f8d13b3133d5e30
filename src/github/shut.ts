/** What GitHub says of a place where no token may write, and what to do. */
const SHUT: readonly (readonly [words: RegExp, remedy: string])[] = [
  [/\bis locked\b/i, 'unlock the conversation, or go on without the comment; no other token may write it'],
  [/\bwas archived\b/i, 'the repository takes no changes, of any token, until it is unarchived'],
];

/** What to do where GitHub's words say that a place is shut: locked, or archived. */
export function remedyOfShut(words: string): string | undefined {
  return SHUT.find(([said]) => said.test(words))?.[1];
}
