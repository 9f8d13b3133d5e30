import { type JsonObject, textOf } from '../json.ts';

/** Extensions that say what to use in place of what is deprecated; some write it where others write `true`. */
const MESSAGES = ['x-deprecatedMessage', 'x-deprecated-message', 'x-deprecated'] as const;

/** What says that an operation, a parameter or a schema is deprecated. */
export const DEPRECATION_KEYS: readonly string[] = ['deprecated', ...MESSAGES];

export interface Deprecation {
  readonly isDeprecated: boolean;
  /** Markdown: why, and what to use instead. */
  readonly message: string | undefined;
}

/** Reads whether something is deprecated, and what is said of that. */
export function deprecationOf(raw: JsonObject): Deprecation {
  const message = MESSAGES.map((key) => textOf(raw[key])).find(
    (text) => text !== undefined && !/^(?:true|false)$/.test(text),
  );
  const isOld = raw.deprecated === true || raw['x-deprecated'] === true;
  return { isDeprecated: isOld || (message !== undefined && raw.deprecated !== false), message };
}
