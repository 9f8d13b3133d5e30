import { lookUp } from '../../../look-up.ts';
import type { ApiDocument } from '../description/document.ts';
import { escapeHtml } from '../html.ts';
import { objectOf, textOf } from '../json.ts';
import { formFields } from '../operation/form-fields.ts';
import { isFilePart, isMultipart } from '../operation/form-parts.ts';
import { type Media, mediaOf } from '../operation/media.ts';
import { describeSchema, type Field, type FieldPlace } from '../schema/field.ts';
import { flatten } from '../schema/flatten.ts';
import { typeLabel } from '../schema/label.ts';
import { fieldAnchors } from './anchors.ts';
import { schemaHtml } from './fields.ts';
import { fieldsMarkdown, fieldsText } from './fields-text.ts';
import { headingHtml, type Part } from './part.ts';
import type { Pieces } from './pieces.ts';

/** The request body, once for each distinct schema of its content types. */
export function bodyPart(pieces: Pieces): Part | undefined {
  const { document, operation, describer } = pieces;
  const body = document.resolve(operation.raw.requestBody);
  const media = mediaOf(document, body);
  if (media.length === 0) return undefined;
  const content = contentOf(pieces, media, operation.webhook ? 'response' : 'request', 'body');
  const description = textOf(body.description);
  const { words } = describer;
  const heading = {
    depth: 2,
    id: 'body',
    text: operation.webhook ? words.api.payload : words.api.body,
  };
  const must = body.required === true ? `<span class="api-tag api-must">${words.api.required}</span>` : '';
  const about = [content.types, must].filter((one) => one !== '').join('&ensp;');
  return {
    heading,
    html: `${headingHtml(heading, words)}${about === '' ? '' : `<p class="api-about">${about}</p>`}${description === undefined ? '' : describer.describe(description)}${content.html}`,
    text: [description === undefined ? '' : describer.plain(description), content.text].join('\n').trim(),
    markdown: [
      operation.webhook ? '## Payload' : '## Body',
      ...(body.required === true ? ['Required.'] : []),
      ...(description === undefined ? [] : [description.trim()]),
      content.markdown,
    ].join('\n\n'),
  };
}

export interface Content {
  /** The content types as HTML; empty when each stands with its own schema. */
  readonly types: string;
  readonly html: string;
  readonly text: string;
  readonly markdown: string;
}

/**
 * The content types of what one side sends, with their schemas; types that share a schema share what is shown. The ids
 * of the fields begin with `prefix`.
 */
export function contentOf(
  { document, describer, remarks, claim }: Pieces,
  media: readonly Media[],
  use: FieldPlace['use'],
  prefix: string,
): Content {
  const anchors = fieldAnchors(prefix, claim);
  const shared: { types: string[]; schema: unknown; encoding: unknown }[] = [];
  for (const { type, schema, raw } of media) {
    const key = document.resolve(schema);
    const { encoding } = raw;
    // Only forms say how their parts travel: types that do not may share what one of them says.
    const same = shared.find(
      (known) =>
        (document.resolve(known.schema) === key || alike(known.schema, schema)) &&
        (encoding === undefined || known.encoding === undefined || alike(known.encoding, encoding)),
    );
    if (same === undefined) shared.push({ types: [type], schema, encoding });
    else {
      same.types.push(type);
      same.encoding ??= encoding;
    }
  }
  const shown = shared.map(({ types, schema, encoding }) => ({
    types: types.map((type) => `<code class="api-media">${escapeHtml(type)}</code>`).join(' '),
    names: types.join(', '),
    field: withParts(
      describeSchema(schema, document, { remarks, use }),
      { type: types[0] ?? '', schema, raw: { encoding } },
      document,
    ),
  }));
  const [only] = shown;
  return {
    types: shown.length === 1 && only !== undefined ? only.types : '',
    html:
      shown.length === 1 && only !== undefined
        ? schemaHtml(only.field, describer, anchors)
        : shown
            .map(
              ({ types, field }, index) =>
                `<details class="api-content"${index === 0 ? ' open' : ''}><summary>${types}</summary>${schemaHtml(field, describer, anchors)}</details>`,
            )
            .join(''),
    text: shown.map(({ field }) => fieldsText([field], describer)).join('\n'),
    markdown: shown.map(({ names, field }) => contentMarkdown(names, field)).join('\n\n'),
  };
}

/** The fields of a form with the content types and the headers that their parts may have, files called so. */
function withParts(form: Field, media: Media, document: ApiDocument): Field {
  const encoding = objectOf(media.raw.encoding);
  if (media.raw.encoding === undefined && !isMultipart(media.type)) return form;
  const { properties } = formFields(media.schema, document);
  const children = form.children.map((field) => {
    const { contentType, headers } = objectOf(lookUp(encoding, field.name));
    const type = textOf(contentType);
    const facts = Object.entries(document.resolve(headers))
      // The content type has a place of its own.
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .map(([name, header]) => {
        const { schema } = document.resolve(header);
        return { label: 'Header', value: `${name}: ${typeLabel(flatten(schema, document), document)}` };
      });
    const after = type === undefined ? field.after : [...field.after, type];
    const isFile =
      /^any(?:\[\])*$/.test(field.type) &&
      isFilePart(document, media, field.name, lookUp(properties, field.name));
    const called = isFile ? field.type.replace('any', 'file') : field.type;
    return { ...field, type: called, after, facts: [...field.facts, ...facts] };
  });
  return { ...form, children };
}

/** Schemas written out for each content type are often copies; small ones are compared. */
function alike(one: unknown, other: unknown): boolean {
  const text = JSON.stringify(one);
  return text !== undefined && text.length < 5000 && text === JSON.stringify(other);
}

function contentMarkdown(types: string, field: Field): string {
  const nested = field.children.length > 0 || field.alternatives.length > 0;
  const whole = { ...field, children: [], alternatives: [], name: '' };
  const isList = nested && field.alternatives.length === 0;
  const isNamed = field.schemaName !== undefined || field.values.length > 0;
  const said = isNamed || saysMore(field) ? [whole] : [];
  const parts = isList ? field.children : nested ? [field] : said;
  const lead = isList && saysMore(field) ? [fieldsMarkdown([whole]).replace(/^- /, '')] : [];
  return [`\`${types}\``, ...lead, ...(parts.length === 0 ? [] : [fieldsMarkdown(parts)])].join('\n\n');
}

/** Whether a schema with properties says more than these: that it is a list, what it is for. */
function saysMore({ type, description, facts, examples, deprecated, schemaName }: Field): boolean {
  const isPlain = ['object', 'any'].includes(type) && description === undefined && !deprecated;
  return !isPlain || facts.length > 0 || examples.length > 0 || /\s/.test(schemaName?.trim() ?? '');
}
