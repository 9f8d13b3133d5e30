import { closestComponent } from '../../components/components.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { isList, record, type ValueRecord } from '../../interpreter/value.ts';
import { isElementName } from '../elements/element-names.ts';
import type { Element } from '../rendering.ts';

/** Elements that components of other frameworks stand for, where a page forgets to import one. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['Image', 'img'],
  ['Img', 'img'],
  ['Video', 'video'],
  ['Audio', 'audio'],
  ['Iframe', 'iframe'],
  ['Details', 'details'],
  ['Summary', 'summary'],
  ['Table', 'table'],
]);

/** Callouts by what they are called elsewhere. */
const CALLOUTS: ReadonlyMap<string, string> = new Map([
  ['Admonition', 'Callout'],
  ['Alert', 'Callout'],
  ['Caution', 'Warning'],
  ['Error', 'Danger'],
  ['Hint', 'Tip'],
  ['Important', 'Info'],
  ['Success', 'Check'],
  ['Warn', 'Warning'],
]);

/** The callout that a component which is defined nowhere stands for, if any: in a line of text, none. */
export function calloutMeant(name: string, isInLine: () => boolean): string | undefined {
  const callout = CALLOUTS.get(name);
  return callout === undefined || isInLine() ? undefined : callout;
}

/** HTML as it once was written, `<TABLE>`: a single letter is rather a name of something else. */
const IN_CAPITALS = /^[A-Z][A-Z0-9]+$/;

/** The element that a component which is defined nowhere stands for, if any. */
export function elementMeant(name: string): string | undefined {
  if (IN_CAPITALS.test(name) && isElementName(name)) return name.toLowerCase();
  return MEANT.get(name);
}

/** What an element may have of it: in `<Table align={['left', 'right']}>` nothing, as a list is no attribute. */
export function ofElements(props: ValueRecord): ValueRecord {
  return record(Object.entries(props).filter(([, value]) => !isList(value)));
}

/** What an unknown component may be called by; it is shown with it. */
export const TITLES: readonly string[] = ['title', 'label', 'summary'];

/** What is left of an unknown component that leads somewhere: a link, with the looks that the page gives it. */
export function linkTarget({ href, className, style }: ValueRecord): ValueRecord | undefined {
  if (typeof href !== 'string' || href.trim() === '') return undefined;
  return record(Object.entries({ href, className, style }).filter(([, value]) => value !== undefined));
}

/** Tells of a component that is defined nowhere; `isEmpty` says that nothing stands in it, `meant` what stands for it. */
export function unknownComponent(
  { name, place }: Pick<Element, 'name' | 'place'>,
  isEmpty: boolean,
  meant?: string,
): Diagnostic {
  const left = isEmpty ? 'nothing is shown in its place' : 'its content is shown without it';
  const closest = (meant === 'a' ? undefined : meant) ?? closestComponent(name);
  return {
    severity: 'warning',
    kind: 'unknown-component',
    message: `<${name}> is defined nowhere; ${meant && !isEmpty ? `it is shown as <${meant}>` : left}`,
    hint: closest ? `did you mean <${closest}>?` : undefined,
    ...place,
  };
}
