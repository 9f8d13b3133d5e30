import type { Report } from '../../diagnostic.ts';
import type { Keys, PlaceOf } from '../description/key-places.ts';
import type { ApiOperation } from '../operation/operations.ts';
import type { MisspeltField } from './misspelt-fields.ts';

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

/** How many mistakes of a kind are told of. */
export const MOST_TOLD = 10;

/** A field that is spelt wrong as a mistake. */
export function asMistake({ written, meant, isNone, owner, at }: MisspeltField): Mistake {
  return {
    message: `${JSON.stringify(written)} in ${owner} is ${isNone}.`,
    hint: `did you mean "${meant}"?`,
    at,
  };
}

/** Tells of mistakes where they stand. */
export function reportAll(mistakes: readonly Mistake[], placeOf: PlaceOf, report: Report): void {
  for (const { message, hint, at } of mistakes)
    report({ severity: 'warning', kind: 'api-document', message, hint, ...placeOf(at) });
}
