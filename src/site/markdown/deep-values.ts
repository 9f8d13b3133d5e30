import { replaceAt, STAND_INS } from './draft.ts';

/**
 * Expressions in tags and between them, inside one another. For each that does not end the parser tries what follows in
 * two to five ways, so that twenty of them take hours; hardly a page nests deeper than four.
 */
const MOST_VALUES = 5;

/** Code, whose braces mean nothing outside of expressions; the beginning of a value; any brace; a tag. */
const TOKEN =
  /^[ \t]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?[ \t]*\1[ \t]*$|`[^`\n]+`|=\s*\{|\{\s*\.\.\.|[{}]|<(?=[A-Za-z])/gm;

interface Open {
  readonly at: number;
  /** Whether it stands in a tag or between tags. */
  readonly isValue: boolean;
  hasTag: boolean;
}

/** The text with stand-ins for tags and values of attributes that stand too deep inside other values. */
export function withShallowValues(text: string): string {
  const deep: number[] = [];
  const deepTags: number[] = [];
  let open: Open[] = [];
  const ends = new Map<number, number>();
  const hasEnded = ({ at, isValue }: Open, before: number): boolean => {
    if (!isValue) return false;
    const end = ends.get(at) ?? endOf(text, at);
    ends.set(at, end);
    return end < before;
  };
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [found] = match;
    if (found.includes('`') || found.includes('~')) {
      if (open.length > 0) token.lastIndex = match.index + 1;
      continue;
    }
    const at = match.index + found.indexOf('{');
    const holder = open.at(-1);
    if (found === '<') {
      if (holder !== undefined) holder.hasTag = true;
      if (count(open) >= MOST_VALUES) deepTags.push(match.index);
    } else if (found === '}') open.pop();
    else if (found === '{' && holder?.hasTag !== true) open.push({ at, isValue: false, hasTag: false });
    else {
      if (count(open) >= MOST_VALUES) open = open.filter((outer) => !hasEnded(outer, at));
      const isDeep = count(open) >= MOST_VALUES;
      if (isDeep) deep.push(at);
      open.push({ at, isValue: !isDeep, hasTag: false });
    }
  }
  if (deep.length === 0) return text;
  return replaceAt(replaceAt(text, deep, STAND_INS['{']), deepTags, STAND_INS['<']);
}

function count(open: readonly Open[]): number {
  return open.reduce((sum, { isValue }) => sum + Number(isValue), 0);
}

/** Where the expression that begins with a brace ends, with strings passed over; infinity where it does not. */
function endOf(text: string, from: number): number {
  let depth = 0;
  const token = /"[^"\n]*"|'[^'\n]*'|`[^`]*`|[{}]/g;
  token.lastIndex = from;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === '{') depth += 1;
    else if (match[0] === '}') depth -= 1;
    if (depth === 0) return match.index;
  }
  return Number.POSITIVE_INFINITY;
}
