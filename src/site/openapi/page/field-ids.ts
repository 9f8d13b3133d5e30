import type { PageOperation } from '../../navigation/pages.ts';
import { wordsIn } from '../../words/words.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { uniqueNames } from '../slug.ts';
import { bodyPart } from './body.ts';
import { callbacksPart } from './callbacks.ts';
import type { Describer } from './description.ts';
import { parametersParts } from './parameters.ts';
import type { Part } from './part.ts';
import type { Pieces } from './pieces.ts';
import { responseIds, responsesParts } from './responses.ts';
import { securityPart } from './security.ts';

/** The sections of an operation's reference, in order. */
export function referenceParts(pieces: Pieces): Part[] {
  return [
    securityPart(pieces),
    ...parametersParts(pieces),
    bodyPart(pieces),
    callbacksPart(pieces),
    ...responsesParts(pieces),
  ].filter((part) => part !== undefined);
}

/** Makes the ids of an operation's fields unique on its page, and keeps those of its responses free. */
export function claimFor(operation: ApiOperation, unique: (id: string) => string): Pieces['claim'] {
  const taken = new Set(responseIds(operation));
  return (id) => unique(taken.has(id) ? `${id}-field` : id);
}

const SILENT: Describer = {
  words: wordsIn('en'),
  describe: () => '',
  plain: () => '',
  page: () => ({ html: '', headings: [], sections: [], needs: new Set(), markdown: '' }),
  pageAt: () => undefined,
};

/** The ids of the fields on the page of an operation, for links to them; none where it shows none. */
export function fieldIds(shown: PageOperation | undefined): readonly string[] {
  if (shown === undefined) return [];
  const { document, operation } = shown;
  const ids: string[] = [];
  const claim = claimFor(operation, uniqueNames());
  referenceParts({
    document,
    operation,
    describer: SILENT,
    remarks: [],
    claim(id) {
      const own = claim(id);
      ids.push(own);
      return own;
    },
  });
  return ids;
}
