import { attributes, unescapeText } from '../html.ts';

const CONTROL = /<(?:input|select|textarea)\b/;
const TOKEN =
  /<style\b[^>]*>[\s\S]*?<\/style>|<(textarea|select|svg)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gi;
/** What says itself what it is called. */
const NAMED = /\s(?:aria-label|aria-labelledby|title|placeholder)="[^"]/;
/** Kinds that are never seen, or are named by the browser. */
const NEEDLESS = /\stype="(?:hidden|submit|reset|button|image)"/i;
/** Kinds with their words behind them. */
const CHOICE = /\stype="(?:checkbox|radio)"/i;
const FIELD_ID = /<(?:input|select|textarea)\b[^>]* id="([^"]*)"/gi;
const LENGTH = 80;
/** What ends with an element of its own says nothing of a field below it, nor do words from which so many elements end. */
const APART = /^(?:blockquote|button|details|dl|figure|ol|pre|table|ul)$/;
const MOST_ENDS = 4;

/**
 * Names the fields of a form that have no label: by the words next to them, which say to those who see the page what
 * they are for. Authors mostly leave the two apart, `<label>Size</label><input />`.
 */
export function withFieldNames(html: string): string {
  if (!CONTROL.test(html)) return html;
  const tokens = [...html.matchAll(TOKEN)];
  const labelled = new Set([...html.matchAll(/<label\b[^>]*\sfor="([^"]*)"/g)].map(([, id]) => id));
  const ids = new Set([...html.matchAll(FIELD_ID)].map(([, id]) => id));
  let out = '';
  let from = 0;
  let above = '';
  let ends = 0;
  /** The words of a label that names no field yet, and those of the one that is around. */
  let label = '';
  let labelling = '';
  /** Whether words stand between that label and here: a part that ends with them is what the label names. */
  let isPassed = false;
  /** Whether a label is around that has words. */
  let isLabelled = false;
  /** Whether the words of the label are those of a field that it names, which name no other. */
  let isTaken = false;
  for (const [index, token] of tokens.entries()) {
    const [written, whole, wholeAttributes, inside, closing, tag, tagAttributes] = token;
    const name = (whole ?? tag)?.toLowerCase();
    const given = wholeAttributes ?? tagAttributes ?? '';
    if (name === undefined) {
      if (written.startsWith('<')) continue;
      if (isLabelled) labelling += ` ${written}`;
      isPassed ||= /\S/.test(written);
      // A number is what a field is set to, where words stand before it.
      if (above !== '' ? /\p{L}/u.test(written) : /[\p{L}\p{N}]/u.test(written)) {
        above = written;
        ends = 0;
      }
      continue;
    }
    if (closing === '/' && (APART.test(name) || ++ends > MOST_ENDS)) above = '';
    if (closing === '/' && name === 'div' && isPassed) label = '';
    if (name === 'label') {
      if (closing === '/') label = isLabelled && !isTaken ? labelling : '';
      labelling = '';
      isPassed = false;
      isLabelled = closing !== '/' && wordsIn(html, token.index + written.length, '</label>');
      if (closing === '/' && isTaken) above = '';
      isTaken = closing !== '/' && ids.has(/ for="([^"]*)"/.exec(given)?.[1] ?? '');
    } else if (closing !== '/' && /^(?:input|select|textarea)$/.test(name)) {
      const id = / id="([^"]*)"/.exec(given)?.[1];
      const isNamed = isLabelled || NAMED.test(given) || NEEDLESS.test(given) || labelled.has(id ?? '');
      isTaken ||= isLabelled;
      const beside = label || above;
      label = '';
      if (isNamed) continue;
      const below = tokens[index + 1]?.[0] ?? '';
      const words = CHOICE.test(given) && /^\s*[^<\s]/.test(below) ? below : beside;
      const own =
        / name="([^"]+)"/.exec(given)?.[1] ??
        / type="([^"]+)"/.exec(given)?.[1] ??
        firstChoice(inside) ??
        name;
      const at = token.index + 1 + name.length;
      out += html.slice(from, at) + attributes({ 'aria-label': shortened(words) || unescapeText(own) });
      from = at;
    }
  }
  return out + html.slice(from);
}

/** What a list of choices shows at first, which mostly says what it chooses: “All categories”. */
function firstChoice(choices: string | undefined): string | undefined {
  return /<option\b[^>]*>\s*([^<]*[^<\s])/.exec(choices ?? '')?.[1];
}

function wordsIn(html: string, from: number, end: string): boolean {
  const to = html.indexOf(end, from);
  const inside = html.slice(from, to < 0 ? undefined : to);
  return (
    inside.replace(/<(select|textarea|svg)\b[\s\S]*?<\/\1>|<[^>]*>/gi, '').trim() !== '' ||
    / alt="[^"]/.test(inside)
  );
}

function shortened(words: string): string {
  const line = unescapeText(words).replace(/\s+/g, ' ').trim().replace(/:$/, '');
  return line.length <= LENGTH ? line : `${line.slice(0, LENGTH - 1).trimEnd()}…`;
}
