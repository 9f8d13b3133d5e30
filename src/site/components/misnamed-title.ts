import { lookUp } from '../../look-up.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Element } from '../markdown/rendering.ts';
import { textProp } from './props.ts';

/** The attributes that hold the words of a component: the first is the one to write. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
  Accordion: ['title'],
  Card: ['title'],
  Expandable: ['title'],
  Frame: ['caption', 'hint'],
  Step: ['title'],
  Tab: ['title'],
  Tile: ['title'],
  Tooltip: ['tip', 'content', 'headline'],
  Update: ['label'],
  View: ['title'],
};

/** What holds them elsewhere. */
const ELSEWHERE = ['title', 'label', 'name', 'heading', 'header', 'summary'];
const ELSEWHERE_OF: Readonly<Record<string, readonly string[]>> = {
  Frame: [...ELSEWHERE, 'description', 'subtitle'],
  Tab: [...ELSEWHERE, 'value'],
  Tooltip: [...ELSEWHERE, 'text', 'description', 'definition'],
};

/** Tells of a component without its words whose attributes hold some by another name: nobody gets to see them. */
export function misnamedTitle({ name, props, place }: Element): Diagnostic | undefined {
  const known = lookUp(WORDS_OF, name);
  const right = known?.[0];
  if (known === undefined || right === undefined || known.some((key) => props[key] !== undefined))
    return undefined;
  const elsewhere = lookUp(ELSEWHERE_OF, name) ?? ELSEWHERE;
  const wrong = elsewhere.find((key) => textProp(props, key) !== undefined);
  if (wrong === undefined) return undefined;
  return {
    severity: 'warning',
    kind: 'misnamed-title',
    message: `<${name}> has no ${right}; what its ${wrong} says is not shown`,
    hint: `did you mean ${right}?`,
    ...place,
  };
}
