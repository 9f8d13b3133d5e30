import type { Element, Node } from './nodes.ts';

/** Whether an element matches a selector that was asked for at `scope`. */
type Matcher = (element: Element, scope: Node) => boolean;

const known = new Map<string, Matcher>();

/** Reads a selector of the library: what it uses of the language, and no more. */
export function matcherOf(selector: string): Matcher {
  const found = known.get(selector);
  if (found !== undefined) return found;
  const choices = selector.split(/,(?![^([]*[)\]])/).map((choice) => choiceOf(choice.trim()));
  const matcher: Matcher = (element, scope) => choices.some((choice) => choice(element, scope));
  // Names of one drawing are in selectors, too: these are not worth keeping.
  if (known.size > MOST_KNOWN) known.clear();
  known.set(selector, matcher);
  return matcher;
}

const MOST_KNOWN = 2000;
const NAME = String.raw`((?:\\.|[\w-]|[^\0-\x7f])+)`;
const PART = new RegExp(
  String.raw`\s*([>+~])\s*|(\s+)|(\*)|#${NAME}|\.${NAME}|\[\s*([\w:-]+)\s*(?:([~^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+)))?\s*\]|::?([\w-]+)(?:\(([^()]*)\))?|([a-zA-Z][\w-]*)`,
  'y',
);

interface Step {
  readonly combinator: string;
  readonly tests: Matcher[];
}

function choiceOf(text: string): Matcher {
  const steps: Step[] = [{ combinator: '', tests: [] }];
  for (let at = 0; at < text.length; ) {
    PART.lastIndex = at;
    const part = PART.exec(text);
    if (part === null) throw new Error(`the selector ${text} is not known`);
    // Read before a selector in this one is.
    at = PART.lastIndex;
    const combinator = part[1] ?? part[2]?.replace(/\s+/, ' ');
    if (combinator === undefined) steps.at(-1)?.tests.push(testOf(part));
    else steps.push({ combinator, tests: [] });
  }
  return (element, scope) => follows(steps, steps.length - 1, element, scope);
}

/** Whether an element matches the steps up to one of them, going from the last to the first. */
function follows(
  steps: readonly Step[],
  at: number,
  element: Element | null | undefined,
  scope: Node,
): boolean {
  const step = steps[at];
  if (element == null || step === undefined || !step.tests.every((test) => test(element, scope)))
    return false;
  if (at === 0) return true;
  const before = (one: Element | null | undefined): boolean => follows(steps, at - 1, one, scope);
  if (step.combinator === '>') return before(element.parentElement);
  if (step.combinator === ' ') {
    for (let one = element.parentElement; one !== null; one = one.parentElement) if (before(one)) return true;
    return false;
  }
  const all = element.parentNode?.children ?? [];
  const place = all.indexOf(element);
  return step.combinator === '+' ? before(all[place - 1]) : all.slice(0, place).some(before);
}

function testOf(part: RegExpExecArray): Matcher {
  const [, , , any, id, name, attribute, sign, double, single, bare, pseudo, inside, tag = ''] = part;
  if (any !== undefined) return () => true;
  if (id !== undefined) return withId(plain(id));
  if (name !== undefined) {
    const wanted = plain(name);
    return (element) => element.classList.contains(wanted);
  }
  if (attribute !== undefined) return withAttribute(attribute, sign, double ?? single ?? bare ?? '');
  if (pseudo !== undefined) return withPlace(pseudo, inside ?? '');
  return (element) => element.localName.toLowerCase() === tag.toLowerCase();
}

function withId(id: string): Matcher {
  return (element) => element.values.get('id') === id;
}

function withAttribute(attribute: string, sign: string | undefined, wanted: string): Matcher {
  return ({ values }) => {
    const value = values.get(attribute);
    if (value === undefined || sign === undefined) return value !== undefined;
    if (sign === '=') return value === wanted;
    if (sign === '^=') return value.startsWith(wanted);
    if (sign === '$=') return value.endsWith(wanted);
    return sign === '*=' ? value.includes(wanted) : value.split(/\s+/).includes(wanted);
  };
}

function withPlace(pseudo: string, inside: string): Matcher {
  const siblings = (element: Element): readonly Element[] => element.parentNode?.children ?? [];
  if (pseudo === 'first-child') return (element) => siblings(element)[0] === element;
  if (pseudo === 'last-child') return (element) => siblings(element).at(-1) === element;
  if (pseudo === 'nth-child') return (element) => siblings(element)[Number(inside) - 1] === element;
  if (pseudo === 'scope') return (element, scope) => element === scope;
  if (pseudo === 'root') return (element) => element.parentElement === null;
  if (pseudo === 'not') {
    const matches = matcherOf(inside);
    return (element, scope) => !matches(element, scope);
  }
  return () => false;
}

/** A name without what keeps its signs apart from those of the language. */
function plain(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}
