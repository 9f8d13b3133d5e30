import type { PageBody, PageContext } from '../page.ts';
import type { ApiDocument } from './document.ts';
import type { ApiOperation } from './operations.ts';
import { bodyPart } from './page/body.ts';
import { callbacksPart } from './page/callbacks.ts';
import { createDescriber } from './page/description.ts';
import { endpointPart } from './page/endpoint.ts';
import { panelsPart, requestPanels, responsePanels } from './page/examples.ts';
import { parametersParts } from './page/parameters.ts';
import { sectionsOf } from './page/part.ts';
import type { Pieces } from './page/pieces.ts';
import { responsesPart } from './page/responses.ts';
import { securityPart } from './page/security.ts';
import type { SampleSettings } from './samples/languages.ts';

/** What docs.json says of API pages (`api`). */
export interface ApiSettings {
  readonly samples?: SampleSettings | undefined;
  /** Keys of a schema to show beside a name (`api.params.post`). */
  readonly remarks?: readonly string[] | undefined;
}

export interface OperationExtra {
  /** The body of the page that names the operation; stands before the reference. */
  readonly intro?: PageBody | undefined;
  /** The description that the layout shows already; not repeated when the operation says the same. */
  readonly description?: string | undefined;
  readonly settings?: ApiSettings | undefined;
}

/**
 * Renders the reference of one operation: its address, description, code samples, authorizations, parameters, body,
 * responses and callbacks. Headings start at the second level; the title is the layout's.
 */
export function renderOperation(
  document: ApiDocument,
  operation: ApiOperation,
  context: PageContext,
  extra: OperationExtra = {},
): PageBody {
  const describer = createDescriber(document.source, context);
  const pieces: Pieces = {
    document,
    operation,
    describe: describer.describe,
    remarks: extra.settings?.remarks ?? [],
  };

  const endpoint = endpointPart(document, operation);
  const written = [
    sameText(operation.description, extra.description) ? undefined : operation.description,
    operation.content,
  ].map((text) => (text === undefined ? undefined : describer.page(text)));
  const intros = [...written, extra.intro].filter((intro) => intro !== undefined);
  const samples = [
    panelsPart('Request', requestPanels(document, operation, extra.settings?.samples ?? {}), context),
    panelsPart('Response', responsePanels(document, operation), context),
  ];
  const reference = [
    securityPart(pieces),
    ...parametersParts(pieces),
    bodyPart(pieces),
    callbacksPart(pieces),
    responsesPart(pieces),
  ].flatMap((part) => part ?? []);

  const aside = samples.map(({ html }) => html).join('');
  const html = [
    '<div class="api">',
    endpoint.html,
    aside === '' ? '' : `<aside class="api-samples" aria-label="Examples">${aside}</aside>`,
    '<div class="api-main">',
    ...intros.map((intro) => intro.html),
    ...reference.map((part) => part.html),
    '</div></div>',
  ].join('');

  return {
    html,
    headings: [
      ...intros.flatMap(({ headings }) => headings),
      ...reference.flatMap(({ heading }) => heading ?? []),
    ],
    sections: [
      ...sectionsOf([endpoint]),
      ...intros.flatMap(({ sections }) => sections),
      ...sectionsOf(reference),
    ],
    needs: new Set(intros.flatMap(({ needs }) => [...needs])),
    markdown: [endpoint, ...intros, ...samples, ...reference]
      .map(({ markdown }) => markdown.trim())
      .filter((text) => text !== '')
      .join('\n\n'),
  };
}

function sameText(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.trim() === other?.trim();
}
