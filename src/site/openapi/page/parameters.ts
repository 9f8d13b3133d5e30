import { PLACES, parametersOf } from '../parameters.ts';
import { describeSchema, type Field } from '../schema/field.ts';
import { type Describe, fieldsHtml } from './fields.ts';
import { fieldsMarkdown, fieldsText } from './fields-text.ts';
import { headingHtml, type Part } from './part.ts';
import type { Pieces } from './pieces.ts';

const TITLES = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
} as const;

/** A section for each place that parameters stand in. */
export function parametersParts({ document, operation, describe, remarks }: Pieces): Part[] {
  const parameters = parametersOf(document, operation);
  return PLACES.flatMap((place) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, schema }) => describeSchema(schema, document, { name, required, remarks }));
    if (fields.length === 0) return [];
    return [fieldsPart(TITLES[place], `${place}-parameters`, fields, describe)];
  });
}

/** A section that is a list of fields. */
function fieldsPart(title: string, id: string, fields: readonly Field[], describe: Describe): Part {
  const heading = { depth: 2, id, text: title };
  return {
    heading,
    html: `${headingHtml(heading)}${fieldsHtml(fields, describe)}`,
    text: fieldsText(fields),
    markdown: `## ${title}\n\n${fieldsMarkdown(fields)}`,
  };
}
