import type { Keys } from './key-places.ts';
import type { ApiOperation } from './operations.ts';

/** Something that a description says in vain. */
export interface Mistake {
  readonly message: string;
  readonly hint: string;
  readonly at: Keys;
}

/** What an operation is called where something is said of it. */
export function called({ webhook, method, path }: ApiOperation): string {
  return webhook ? `the webhook ${path}` : `${method.toUpperCase()} ${path}`;
}
