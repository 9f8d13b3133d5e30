import type { PageBody, PageContext } from '../../page.ts';
import type { ApiDocument } from '../description/document.ts';
import { withFurtherReading } from '../further-reading.ts';
import { type JsonObject, objectOf, textOf } from '../json.ts';
import { exampleOf } from '../schema/example.ts';
import { describeSchema } from '../schema/field.ts';
import { uniqueNames } from '../slug.ts';
import { fieldAnchors } from './anchors.ts';
import { createDescriber } from './description.ts';
import { panelsPart } from './examples.ts';
import { schemaHtml } from './fields.ts';
import { fieldsMarkdown, fieldsText } from './fields-text.ts';
import { framed } from './frame.ts';
import { bodyOf, headingHtml, withFreeHeadings, withFreeIds } from './part.ts';

/** A schema of `components.schemas` that a page shows (`openapi-schema: User`). */
export interface NamedSchema {
  readonly document: ApiDocument;
  readonly name: string;
  readonly raw: JsonObject;
}

/** Finds a schema by its key; undefined where the document has none of that name. */
export function findSchema(document: ApiDocument, name: string): NamedSchema | undefined {
  const schemas = objectOf(objectOf(document.raw.components).schemas);
  return Object.hasOwn(schemas, name) ? { document, name, raw: objectOf(schemas[name]) } : undefined;
}

/** Renders a schema as a page: description, properties, an example. */
export function renderSchema(
  { document, name, raw }: NamedSchema,
  context: PageContext,
  intro: PageBody | undefined,
  remarks: readonly string[],
): PageBody {
  const describer = createDescriber(document, context);
  const unique = uniqueNames();
  const field = describeSchema(raw, document, { remarks });
  const resolved = document.resolve(raw);
  const about = withFurtherReading(textOf(resolved.description), resolved);
  const shown = { ...field, description: undefined, schemaName: undefined };
  const { words } = context;
  const heading = {
    depth: 2,
    id: 'properties',
    text: field.children.length > 0 ? words.api.properties : words.api.schema,
  };
  const written = [intro, about === undefined ? undefined : describer.page(about)].flatMap((body) =>
    body === undefined ? [] : withFreeIds(body, unique),
  );
  const fields = bodyOf({
    heading,
    html: `${headingHtml(heading, words)}${schemaHtml(shown, describer, fieldAnchors('property', unique))}`,
    text: fieldsText([shown], describer),
    markdown: `## ${field.children.length > 0 ? 'Properties' : 'Schema'}\n\n${fieldsMarkdown(field.children.length > 0 ? field.children : [{ ...shown, name }])}`,
  });
  const main = [...written, withFreeHeadings(fields, unique)];
  const value = exampleOf(raw, document, { for: 'response' });
  const panel = { title: name, code: JSON.stringify(value, null, 2) ?? 'null', language: 'json' };
  const example = bodyOf(panelsPart('example', [panel], context));
  return framed({ start: [], samples: [example], main }, [...main, example], words.api);
}
