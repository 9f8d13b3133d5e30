import { wordsIn } from '../../words/words.ts';
import { PLACES, type Place } from '../operation/parameter-places.ts';
import { describeHeld, parametersOf } from '../operation/parameters.ts';
import type { Field } from '../schema/field.ts';
import { fieldAnchors } from './anchors.ts';
import { fieldsHtml } from './fields.ts';
import { fieldsMarkdown, fieldsText } from './fields-text.ts';
import { headingHtml, type Part } from './part.ts';
import type { Pieces } from './pieces.ts';

const ENGLISH = wordsIn('en').api;

/** A section for each place that parameters stand in. */
export function parametersParts(pieces: Pieces): Part[] {
  return parametersByPlace(pieces).map(([place, fields]) => fieldsPart(place, fields, pieces));
}

/** The parameters of an operation as fields, for each place that some of them stand in. */
export function parametersByPlace({
  document,
  operation,
  remarks,
}: Pick<Pieces, 'document' | 'operation' | 'remarks'>): (readonly [Place, readonly Field[]])[] {
  const parameters = parametersOf(document, operation);
  return PLACES.flatMap((place) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => {
        const { name, required } = parameter;
        return describeHeld(document, parameter, { name, required, remarks });
      });
    return fields.length === 0 ? [] : [[place, fields] as const];
  });
}

/** The section of the parameters in one place. */
function fieldsPart(place: Place, fields: readonly Field[], { describer, claim }: Pieces): Part {
  const { words } = describer;
  const heading = { depth: 2, id: `${place}-parameters`, text: words.api[place] };
  return {
    heading,
    html: `${headingHtml(heading, words)}${fieldsHtml(fields, describer, fieldAnchors('parameter', claim))}`,
    text: fieldsText(fields, describer),
    markdown: `## ${ENGLISH[place]}\n\n${fieldsMarkdown(fields)}`,
  };
}
