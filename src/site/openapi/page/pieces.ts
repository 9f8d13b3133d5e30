import type { ApiDocument } from '../document.ts';
import type { ApiOperation } from '../operations.ts';
import type { Describe } from './fields.ts';

/** What every part of an operation's page is made from. */
export interface Pieces {
  readonly document: ApiDocument;
  readonly operation: ApiOperation;
  readonly describe: Describe;
  readonly remarks: readonly string[];
}
