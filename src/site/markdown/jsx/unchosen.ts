import type { Looked } from '../../interpreter/react/state-hooks.ts';
import { countWords } from '../../interpreter/reveals/shown.ts';
import {
  type Callable,
  isList,
  isMarkup,
  isRecord,
  type Markup,
  record,
  remembered,
  type Value,
  type ValueRecord,
} from '../../interpreter/value.ts';
import { escapeText } from '../html.ts';

/** Lists and records within one another that are looked through: `tabs={[{ label, content }]}`. */
const DEEPEST = 3;

/** The same properties, of whose elements it is known afterwards which ones were shown. */
export function noted(props: ValueRecord): ValueRecord {
  return record(Object.entries(props).map(([name, value]) => [name, notedValue(value, 0)] as const));
}

function notedValue(value: Value, depth: number): Value {
  if (isMarkup(value)) return remembered(value);
  if (depth === DEEPEST || typeof value !== 'object') return value;
  if (isList(value)) {
    const items = value.map((item) => notedValue(item, depth + 1));
    return items.some((item, n) => item !== value[n]) ? items : value;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, notedValue(item, depth + 1)] as const);
  return entries.some(([key, item]) => item !== value[key]) ? record(entries) : value;
}

/** Hears of a text that the page says. */
type Say = (text: string) => void;

/** What stands in for something until that is there. */
const STAND_IN = /^(?:children|empty|error|fallback|icon|loader|loading|placeholder|skeleton)/i;
/** What the record around an element calls it. */
export const LABELS = ['label', 'title', 'name', 'tab', 'question'];
/** What a record calls the text below its question, which may be folded in all of them at first. */
const FOLDED = 'answer';

/** What readers choose each value by: in `const panels = { Linux: props.linux }` and `panels[chosen]` it is the key. */
function keysOf(looked: readonly Looked[]): ReadonlyMap<Value, string> {
  const entries = looked.flatMap(({ all }) => (isRecord(all) && !isMarkup(all) ? Object.entries(all) : []));
  // Of several keys the first one counts.
  return new Map(entries.reverse().map(([key, value]) => [value, key]));
}

/**
 * What a component was given and shows only once a reader has chosen it, one after the other: where nobody can, it would
 * be lost. `html` is what it shows; `say` hears of texts that it does not render; what is `looked` up has a name by that.
 */
export function unchosen(props: ValueRecord, html: string, say: Say, looked: readonly Looked[] = []): string {
  const keys = keysOf(looked);
  let shown: string | undefined;
  const parts: string[] = [];
  for (const [value, own] of elementsIn(props, 0)) {
    const label = own ?? keys.get(value);
    if (value.became === undefined || value.became() !== undefined || value.use?.isShown) continue;
    const part = value.render();
    const words = wordsOf(part);
    shown ??= wordsOf(html);
    // One that was changed, or taken apart, stands there already.
    if (words === '' || shown.includes(words)) continue;
    const title = label === undefined ? '' : `<p><strong>${escapeText(label)}</strong></p>\n`;
    parts.push(`<div>${title}${part}</div>`);
  }
  for (const list of Object.values(props)) parts.push(...unchosenTexts(list, html, say));
  return parts.length === 0 ? '' : `\n${parts.join('\n')}`;
}

/**
 * What is for readers of a component to look up by what they choose, and is not chosen at first, as {@link unchosen} shows
 * what they cannot choose. `panel` tells what a function among it shows.
 */
export function notLookedUp(
  looked: readonly Looked[],
  html: string,
  panel: (make: Callable) => Markup,
  say: Say,
): string {
  const seen = new Set<Value>();
  return looked
    .map(({ all, chosen }) => {
      if (chosen === undefined || typeof all !== 'object' || seen.has(all)) return '';
      seen.add(all);
      const list = isList(all) ? all : entriesOf(all);
      const others = list.filter((one) => one !== chosen && !(isRecord(one) && one[CONTENT] === chosen));
      // Of texts it is told by the one that is shown which they are.
      const parts = unchosenTexts(isList(all) ? all : list.map(flat), html, say).join('\n');
      const panels = others.map((one) => withPanels(one, panel));
      return unchosen(noted(record([['others', panels]])), html, say) + (parts === '' ? '' : `\n${parts}`);
    })
    .join('');
}

/** What a record calls the function that makes what it shows. */
const MAKES = /^(?:component|content|panel|render|view)$/i;

/** The same with what functions in it show in their place. */
function withPanels(value: Value, panel: (make: Callable) => Markup): Value {
  if (typeof value === 'function') return panel(value);
  if (!isRecord(value)) return value;
  return record(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'function' && MAKES.test(key) ? panel(one) : one,
    ]),
  );
}

/** Where the value of an entry stands in {@link entriesOf}. */
const CONTENT = 'content';

function entriesOf(all: Value): Value[] {
  if (!isRecord(all) || isMarkup(all)) return [];
  return Object.entries(all).map(([label, content]) =>
    record([
      ['label', label],
      [CONTENT, content],
    ]),
  );
}

/** An entry with the fields of what it holds, where that is a record: of `{ npm: { command } }` the command and its name. */
function flat(entry: Value): Value {
  const content = isRecord(entry) ? entry[CONTENT] : undefined;
  if (!isRecord(entry) || !isRecord(content) || isMarkup(content)) return entry;
  return record([...Object.entries(entry), ...Object.entries(content)]);
}

/**
 * The texts of a list of records of which a component shows one, or none that is folded, beside the labels of all: those
 * of the others are for readers to choose. What is shown as code is code.
 */
function unchosenTexts(list: Value, html: string, say: Say): string[] {
  if (!isList(list) || list.length < 2) return [];
  const records = list.filter(isRecord);
  const label = LABELS.find((key) => records.every((one) => typeof one[key] === 'string'));
  if (records.length < list.length || label === undefined) return [];
  const shown = wordsOf(html);
  const said = (text: Value): string => wordsOf(escapeText(String(text)));
  if (!records.every((one) => shown.includes(said(one[label])))) return [];
  const codes = [...html.matchAll(/<(code|pre)\b[\s\S]*?<\/\1>/g)].map(([code]) => wordsOf(code));
  for (const key of Object.keys(records[0] ?? {})) {
    const texts = records.map((one) => one[key]);
    const isFolded = key === FOLDED;
    if (!texts.every((text) => typeof text === 'string' && (isFolded || countWords(text) > 1))) continue;
    const chosen = texts.filter((text) => shown.includes(said(text)));
    if (key === label || chosen.length > 1 || (chosen.length === 0 && !isFolded)) continue;
    const isCode = chosen.length > 0 && codes.some((code) => code.includes(said(chosen[0])));
    return records.flatMap((one) => {
      if (one[key] === chosen[0]) return [];
      say(`\n${one[label]}\n${one[key]}\n`);
      const text = escapeText(String(one[key]));
      const title = `<p><strong>${escapeText(String(one[label]))}</strong></p>`;
      return [`<div>${title}\n${isCode ? `<pre><code>${text}</code></pre>` : `<p>${text}</p>`}</div>`];
    });
  }
  return [];
}

function* elementsIn(
  value: Value,
  depth: number,
  label?: string,
): Generator<readonly [Markup, string | undefined]> {
  if (isMarkup(value)) yield [value, label];
  else if (depth > DEEPEST) return;
  else if (isList(value)) for (const item of value) yield* elementsIn(item, depth + 1);
  else if (isRecord(value)) {
    const own =
      depth === 0 ? undefined : LABELS.map((key) => value[key]).find((one) => typeof one === 'string');
    for (const [key, item] of Object.entries(value))
      if (!STAND_IN.test(key)) yield* elementsIn(item, depth + 1, own);
  }
}

/** The words of HTML. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
