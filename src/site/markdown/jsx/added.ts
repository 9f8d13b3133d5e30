import { VOID_ELEMENTS } from '../html.ts';

/** A part of HTML: a text, or an element with what is in it. */
interface Part {
  /** The name of the element; empty for a text. */
  readonly name: string;
  readonly start: string;
  readonly inside: Part[];
}

const PIECE = /<!--[\s\S]*?-->|<\/[^>]*>|<([\w:-]+)(?:"[^"]*"|[^">])*>|[^<]+|</g;
/** What stands in nothing but an element of its kind. */
const OF_ANOTHER =
  /^(?:caption|col|colgroup|dd|dt|figcaption|legend|li|optgroup|option|rp|rt|summary|tbody|td|tfoot|th|thead|tr)$/;
/** What is there to be pressed, and to tell what is. */
const CONTROL = /^(?:button|datalist|input|label|option|output|script|select|style|svg|textarea)$/;
/** What is one part, whatever of it is new: laid-out text with its lines, and what is around it. */
const WHOLE = /^(?:figure|pre)$/;
/** The parts that stand in `html` and not in that of `before`: the outermost whose text is another, without what is pressed. */
export function addedTo(before: string, html: string): string[] {
  return added(parsed(before), parsed(html)).parts.map(written);
}

function parsed(html: string): Part[] {
  const root: Part = { name: '', start: '', inside: [] };
  const open: Part[] = [root];
  for (const [piece, name] of html.matchAll(PIECE)) {
    const around = open.at(-1) ?? root;
    if (name !== undefined) {
      const part: Part = { name: name.toLowerCase(), start: piece, inside: [] };
      around.inside.push(part);
      if (!isWhole(part)) open.push(part);
    } else if (piece.startsWith('</')) {
      const at = open.findLastIndex((one) => one.name === piece.slice(2, -1).trim().toLowerCase());
      if (at > 0) open.length = at;
    } else if (!piece.startsWith('<!--') && piece.trim() !== '')
      around.inside.push({ name: '', start: piece, inside: [] });
  }
  return root.inside;
}

function written(part: Part): string {
  if (part.name === '') return part.start;
  const inside = part.inside.map(written).join('');
  return isWhole(part) ? part.start : `${part.start}${inside}</${part.name}>`;
}

/** Whether nothing is in an element, as its tag says: `<br>`, or `<path />` of a drawing. */
function isWhole({ name, start }: Part): boolean {
  return VOID_ELEMENTS.has(name) || start.endsWith('/>');
}

/** What something says, however it looks. */
function saidBy({ name, start, inside }: Part): string {
  if (name === '') return start.replace(/\s+/g, ' ').trim();
  if (name === 'img' || name === 'video' || name === 'iframe') return / src="[^"]*"/.exec(start)?.[0] ?? name;
  return CONTROL.test(name) ? '' : `${name}(${inside.map(saidBy).join(' ')})`;
}

interface Added {
  readonly parts: readonly Part[];
  /** Whether a text itself is another, so that all of what it stands in is. */
  readonly isText: boolean;
}

function added(before: readonly Part[], after: readonly Part[]): Added {
  const olds = Map.groupBy(before, saidBy);
  const fresh = after.filter(
    (part) => !CONTROL.test(part.name) && olds.get(saidBy(part))?.pop() === undefined,
  );
  const left = Map.groupBy(
    before.filter((part) => olds.get(saidBy(part))?.includes(part)),
    ({ name }) => name,
  );
  const taken: (readonly [Part, readonly Part[]])[] = [];
  for (const part of fresh) {
    if (part.name === '') return { parts: [], isText: true };
    const other = left.get(part.name)?.shift();
    const isNew = other === undefined || other.inside.length === 0 || WHOLE.test(part.name);
    const inner = isNew ? undefined : added(other.inside, part.inside);
    if (inner === undefined || inner.isText || inner.parts.some(({ name }) => /^t[dh]$/.test(name)))
      taken.push([part, [part]]);
    // What stands in nothing but an element of its kind keeps that around it.
    else if (inner.parts.some(({ name }) => OF_ANOTHER.test(name)))
      taken.push([part, [{ ...part, inside: [...inner.parts] }]]);
    else taken.push([part, inner.parts]);
  }
  // Beside it, there is no room for a part of another of its kind.
  const isBeside = taken.some(([part, [first]]) => first === part && OF_ANOTHER.test(part.name));
  const parts = taken.flatMap(([part, some]) => (isBeside && OF_ANOTHER.test(part.name) ? [part] : some));
  return { parts, isText: false };
}
