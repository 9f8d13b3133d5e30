import { declarationsIn } from '../dom/lists.ts';
import type { Element, Node } from '../dom/nodes.ts';
import { matcherOf } from '../dom/selectors.ts';

/** What of the style of an element is asked for, and whether others have it of it. */
const INHERITED: Readonly<Record<string, boolean>> = {
  'font-size': true,
  'font-weight': true,
  'text-anchor': true,
  'dominant-baseline': true,
  fill: true,
  stroke: true,
  display: false,
};

interface Rule {
  readonly matches: (element: Element, scope: Node) => boolean;
  readonly values: ReadonlyMap<string, string>;
  readonly weight: number;
}

/** The rules of the style sheet that was read last: each drawing has one, and is done before the next. */
let sheet: { readonly text: string; readonly rules: readonly Rule[] } = { text: '', rules: [] };

/** The rules of the drawing that an element is in. */
function rulesAround(element: Element): readonly Rule[] {
  const drawing = drawingOf(element);
  if (drawing === undefined) return [];
  const style = drawing.children.find(({ localName }) => localName === 'style');
  const text = style?.textContent ?? '';
  if (text !== sheet.text) sheet = { text, rules: readRules(text) };
  return sheet.rules;
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const plain = css.replace(/@[\w-]+[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, selectors = '', declarations = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const values = new Map([...declarationsIn(declarations)].filter(([name]) => name in INHERITED));
    if (values.size === 0) continue;
    for (const selector of selectors.split(',').map((one) => one.trim()))
      rules.push({ matches: matcherOf(selector), values, weight: weightOf(selector) });
  }
  return rules.sort((one, other) => one.weight - other.weight);
}

function weightOf(selector: string): number {
  const count = (pattern: RegExp): number => selector.match(pattern)?.length ?? 0;
  return count(/#/g) * 100 + count(/[.[]|:(?!:)/g) * 10 + count(/(?:^|[\s>])[a-z]/g);
}

/** The drawing that an element is in. */
function drawingOf(element: Element): Element | undefined {
  let found: Element | undefined;
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (one.localName === 'svg') found = one;
  return found;
}

function declared(element: Element, name: string, rules: readonly Rule[]): string | undefined {
  const own = element.values.has('style') ? element.style.getPropertyValue(name) : '';
  if (own !== '') return own;
  for (let at = rules.length - 1; at >= 0; at -= 1) {
    const value = rules[at]?.values.get(name);
    if (value !== undefined && rules[at]?.matches(element, element) === true)
      return value.replace(/\s*!important$/, '');
  }
  return element.values.get(name);
}

/** A property of an element as its drawing's style sheet has it, or as it has it of those around. */
export function styleOf(element: Element, name: string): string | undefined {
  const rules = rulesAround(element);
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const value = declared(one, name, rules);
    if (value !== undefined && value !== '' && value !== 'inherit') return value;
    if (INHERITED[name] !== true) return undefined;
  }
  return undefined;
}

/** The size of letters where nothing is said of it. */
const SIZE = 16;
/** How high an x is, in sizes of the font. */
const X_HEIGHT = 0.546;
/** Elements whose letters are smaller than those around. */
const SMALLER = /^(?:small|sub|sup)$/;

/** The size of an element's letters in pixels. */
export function fontSize(element: Element): number {
  const rules = rulesAround(element);
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const value = declared(one, 'font-size', rules) ?? '';
    const size = Number.parseFloat(value);
    const around = one.parentElement;
    if (Number.isNaN(size)) {
      if (SMALLER.test(one.localName) && around !== null) return fontSize(around) / 1.2;
      continue;
    }
    if (value.endsWith('rem')) return size * SIZE;
    if (value.endsWith('ex')) return size * X_HEIGHT * (around === null ? SIZE : fontSize(around));
    if (value.endsWith('em')) return size * (around === null ? SIZE : fontSize(around));
    if (value.endsWith('%')) return (size / 100) * (around === null ? SIZE : fontSize(around));
    return size;
  }
  return SIZE;
}

/** Whether an element's letters are bold. */
export function isBold(element: Element): boolean {
  if (element.closest('b, strong') !== null) return true;
  const weight = styleOf(element, 'font-weight') ?? '';
  return weight.startsWith('bold') || Number(weight) >= 600;
}
