import { lookUp } from '../../look-up.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { isMarkup } from '../interpreter/value.ts';
import { FIELD_NAMES, FIELDS } from '../markdown/anchors/field-id.ts';
import type { Element } from '../markdown/rendering.ts';
import { textProp } from './props.ts';

/** Attributes for what authors mean to stand between the tags of a component. */
const BODY = ['body', 'content', 'message', 'text'];
const DESCRIBED = [...BODY, 'desc', 'description', 'subtitle'];
/** Those that a component does not read. */
const NOT_READ: Readonly<Record<string, readonly string[]>> = {
  Accordion: BODY,
  Callout: DESCRIBED,
  Card: [...BODY, 'desc', 'subtitle'],
  Check: DESCRIBED,
  CodeBlock: ['code'],
  Danger: DESCRIBED,
  Expandable: DESCRIBED,
  Frame: ['image', 'img', 'src'],
  Info: DESCRIBED,
  Note: DESCRIBED,
  ParamField: BODY.slice(1),
  Prompt: ['content', 'prompt', 'text'],
  ResponseField: BODY,
  Step: DESCRIBED,
  Tab: ['content'],
  Tip: DESCRIBED,
  Update: ['body', 'content'],
  Warning: DESCRIBED,
};

/** Other names of attributes, by component and by the one that it reads. */
const CARD = { href: ['link', 'to', 'url'], img: ['image', 'src'] };
const MEANT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Card: CARD,
  Tile: { href: CARD.href },
  ParamField: { path: ['field', 'key', 'param', 'parameter'] },
  ResponseField: { name: ['field', 'key', 'param', 'parameter'] },
};

/**
 * Tells of an attribute that a component does not read, where it holds what readers are meant to see or to follow. What
 * an expression makes may be given a record with more than that.
 */
export function misplacedWords(element: Element): Diagnostic | undefined {
  const { name, props, scope } = element;
  if (scope !== undefined) return undefined;
  const holds = (key: string): boolean => isMarkup(props[key]) || textProp(props, key) !== undefined;
  for (const [right, others] of Object.entries(lookUp(MEANT, name) ?? {})) {
    const wrong = props[right] === undefined ? others.find(holds) : undefined;
    if (wrong !== undefined) return told(element, wrong, `did you mean ${right}?`);
  }
  // A field without one has the name of a parameter.
  const isName = (key: string): boolean =>
    FIELDS.has(name) && FIELD_NAMES.has(key) && props.name === undefined;
  const within = lookUp(NOT_READ, name)?.find((key) => holds(key) && !isName(key));
  return within === undefined
    ? undefined
    : told(element, within, `write it between <${name}> and </${name}>`);
}

function told({ name, place }: Element, attribute: string, hint: string): Diagnostic {
  const message = `<${name}> knows no ${attribute}; what that says is not shown`;
  return { severity: 'warning', kind: 'misplaced-words', message, hint, ...place };
}
