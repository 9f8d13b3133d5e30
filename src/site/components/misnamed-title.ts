import { lookUp } from '../../look-up.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Element } from '../markdown/rendering.ts';
import { textProp } from './props.ts';

/** What components are called by. */
const TITLE_OF: Readonly<Record<string, string>> = {
  Accordion: 'title',
  Card: 'title',
  Expandable: 'title',
  Step: 'title',
  Tab: 'title',
  Tile: 'title',
  Update: 'label',
  View: 'title',
};

/** What they are called by elsewhere. */
const ELSEWHERE = ['title', 'label', 'name', 'heading', 'header', 'summary'];

/** Tells of a component without a title whose attributes hold one by another name: nobody gets to see it. */
export function misnamedTitle({ name, props, place }: Element): Diagnostic | undefined {
  const right = lookUp(TITLE_OF, name);
  if (right === undefined || props[right] !== undefined) return undefined;
  const wrong = ELSEWHERE.find((key) => textProp(props, key) !== undefined);
  if (wrong === undefined) return undefined;
  return {
    severity: 'warning',
    kind: 'misnamed-title',
    message: `<${name}> has no ${right}; what its ${wrong} says is not shown`,
    hint: `did you mean ${right}?`,
    ...place,
  };
}
