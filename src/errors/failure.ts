import type { Code } from './codes.ts';

export interface FailureDetails {
  /** What failed, in a few words: "The service rejected the API key". */
  readonly what: string;
  /** The offending value, when it is safe to show. */
  readonly value?: string | undefined;
  /** Why it failed. */
  readonly why?: string | undefined;
  /** What the reader can do about it. */
  readonly fix?: string | undefined;
  /** The original error. */
  readonly cause?: unknown;
  /** For how long the other side wants no further request, where that is all that is wrong. */
  readonly limitMs?: number | undefined;
}

/** An error written for the reader: what failed, the value, why, what to do, and a stable code. */
export class Failure extends Error {
  readonly code: Code;
  readonly what: string;
  readonly value: string | undefined;
  readonly why: string | undefined;
  readonly fix: string | undefined;
  readonly limitMs: number | undefined;

  constructor(code: Code, details: FailureDetails) {
    super(sentence(code, details), details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.what = details.what;
    this.value = details.value;
    this.why = details.why;
    this.fix = details.fix;
    this.limitMs = details.limitMs;
  }
}

function sentence(code: Code, { what, value, why, fix }: FailureDetails): string {
  const parts = [what, value, why === undefined ? why : withoutStop(why), fix].filter(
    (part) => part !== undefined && part !== '',
  );
  return `${parts.join(': ')} [${code}]`;
}

/** A text without the full stop with which what others say often ends. */
export function withoutStop(text: string): string {
  return text.replace(/(?<=[^.])\.$/, '');
}

/** Whether an error of the system has this code, such as ENOENT. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}

/** The message of anything thrown, with the messages of its causes behind it. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own =
    error instanceof AggregateError && error.message === ''
      ? error.errors.map(messageOf).join('; ')
      : error.message;
  if (error.cause === undefined || error instanceof Failure) return own;
  const cause = messageOf(error.cause);
  // Who wraps an error often takes its words along.
  return own.endsWith(cause) ? own : `${own}: ${cause}`;
}

/** What failed, the value and why, of anything thrown, where what to do is of no interest yet. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Failure)) return messageOf(error);
  return [error.what, error.value, error.why].filter((part) => part !== undefined && part !== '').join(': ');
}

/** `messageOf` with the code at its end, as every failure has it; nobody foresaw what comes without. */
export function codedMessageOf(error: unknown): string {
  return error instanceof Failure ? error.message : `${messageOf(error)} [${codeOf(error)}]`;
}

/** The stable code of anything thrown; what nobody foresaw is E_UNEXPECTED. */
export function codeOf(error: unknown): Code {
  return error instanceof Failure ? error.code : 'E_UNEXPECTED';
}
