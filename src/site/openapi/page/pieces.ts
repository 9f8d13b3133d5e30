import type { ApiDocument } from '../description/document.ts';
import type { ApiOperation } from '../operation/operations.ts';
import type { Describer } from './description.ts';

/** What every part of an operation's page is made from. */
export interface Pieces {
  readonly document: ApiDocument;
  readonly operation: ApiOperation;
  readonly describer: Describer;
  readonly remarks: readonly string[];
  /** Makes the id of a field unique on the page. */
  readonly claim: (id: string) => string;
}
