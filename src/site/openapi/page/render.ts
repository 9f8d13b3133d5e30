import { type ApiSettings, settleApi } from '../../config/api.ts';
import type { MarkdownProject } from '../../markdown/render.ts';
import type { PageBody, PageContext } from '../../page.ts';
import type { ApiDocument } from '../description/document.ts';
import { withFurtherReading } from '../further-reading.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { parametersOf } from '../operation/parameters.ts';
import { authorizationsOf, carriesSecret } from '../operation/security.ts';
import { uniqueNames } from '../slug.ts';
import { canTry, consolePart } from '../try-it/render.ts';
import { createDescriber } from './description.ts';
import { endpointPart } from './endpoint.ts';
import { bodyPanels, panelsPart, requestPanels, responsePanels } from './examples.ts';
import { claimFor, referenceParts } from './field-ids.ts';
import { framed } from './frame.ts';
import { bodyOf, type Part, withFreeHeadings, withFreeIds } from './part.ts';
import type { Pieces } from './pieces.ts';
import { securityPart } from './security.ts';

export interface OperationExtra {
  /** The body of the page that names the operation; stands before the reference. */
  readonly intro?: PageBody | undefined;
  /** The description that the layout shows already; not repeated when the operation says the same. */
  readonly description?: string | undefined;
  readonly settings?: ApiSettings | undefined;
  /** How much of the console is shown; `simple` is an address to copy. */
  readonly display?: 'interactive' | 'simple' | 'none' | undefined;
  /** Samples written on the page; they stand in place of those made from the description. */
  readonly samples?: { readonly request?: PageBody | undefined; readonly response?: PageBody | undefined };
  /** The page describes parameters and responses itself. */
  readonly isManual?: boolean | undefined;
  /** What `x-mint` content may read of the project: snippets, variables. */
  readonly project?: MarkdownProject | undefined;
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
  const settings = extra.settings ?? NO_SETTINGS;
  const display = extra.display ?? 'simple';
  const describer = createDescriber(document, context, extra.project?.math);
  const words = context.words.api;
  const unique = uniqueNames();
  const claim = claimFor(operation, unique);
  const pieces: Pieces = { document, operation, describer, remarks: settings.remarks, claim };

  const free = (bodies: readonly PageBody[]) => bodies.map((body) => withFreeIds(body, unique));
  // The page that names the operation chooses its ids first: other pages may link to them.
  const own = free(extra.intro === undefined ? [] : [extra.intro]);
  const repeated = sameText(operation.description, extra.description);
  const described = withFurtherReading(repeated ? undefined : operation.description, operation.raw);
  const description = free(described === undefined ? [] : [describer.page(described)]);
  const contentPlace = () => document.placeOf([...operation.keys, 'x-mint', 'content']);
  const content = free(
    operation.content === undefined ? [] : [describer.page(operation.content, extra.project, contentPlace)],
  );
  const parts = extra.isManual ? manualParts(pieces) : referenceParts(pieces);
  const reference = parts
    .flatMap((part) => (part === undefined ? [] : bodyOf(part)))
    .map((body) => withFreeHeadings(body, unique));
  const endpoint = bodyOf(
    endpointPart(
      document,
      operation,
      { isFull: settings.fullUrl, isCopyable: display !== 'none' },
      describer,
    ),
  );
  const isTried = display === 'interactive' && canTry(operation);
  const tryIt = isTried ? [bodyOf(consolePart(document, operation, settings, context.words))] : [];
  const [request, response] = [extra.samples?.request, extra.samples?.response].map(
    (body) => body && withFreeIds(body, unique),
  );
  const samples = [
    request ??
      bodyOf(
        panelsPart(
          operation.webhook ? 'payload' : 'request',
          requestPanels(document, operation, settings.samples),
          context,
        ),
      ),
    ...(request === undefined ? [bodyOf(panelsPart('body', bodyPanels(document, operation), context))] : []),
    response ?? bodyOf(panelsPart('response', responsePanels(document, operation), context)),
  ];

  const start = [endpoint, ...tryIt, ...description];
  const fields = [...content, ...own, ...reference];
  const main = settings.expanded ? fields.map(expanded) : fields;
  const page = framed(
    { start, samples, main },
    // What a page says of itself, and a page by hand of its fields, goes before the examples.
    [...start, ...content, ...own, ...samples, ...reference],
    words,
  );
  return isTried ? { ...page, needs: new Set([...page.needs, 'try-it']) } : page;
}

/** What a page that describes its fields itself leaves to say: its ways in, unless their secrets are among the fields. */
function manualParts(pieces: Pieces): (Part | undefined)[] {
  const isSecret = carriesSecret(authorizationsOf(pieces.document, pieces.operation));
  return parametersOf(pieces.document, pieces.operation).some(isSecret) ? [] : [securityPart(pieces)];
}

/** With nested fields open, as `api.params.expanded` wants them. */
function expanded(body: PageBody): PageBody {
  const closed = '<details class="api-nested">';
  return { ...body, html: body.html.replaceAll(closed, '<details class="api-nested" open>') };
}

const NO_SETTINGS = settleApi();

function sameText(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.trim() === other?.trim();
}
