import { Uninterpretable } from '../../interpreter/interpreter-host.ts';
import type { Choosing, Kept, Press } from '../../interpreter/react/presses.ts';
import { countWords } from '../../interpreter/reveals/shown.ts';
import { holdsBlocks, TAG } from '../html.ts';
import type { Element, Rendering } from '../rendering.ts';
import { addedTo } from './added.ts';
import { BudgetExceeded, MAX_STEPS } from './budget.ts';
import { hintOf, isWindow, staysOverPage, withinPage, withoutClosing } from './over-page.ts';
import { tellLost, tellUnmade } from './tell-choices.ts';
import { wordsOf } from './unchosen.ts';

/** What a component is shown as, and what may be pressed in that. */
interface Made {
  readonly html: string;
  readonly presses: readonly Press[];
}

/** A component after some presses, and what it keeps from then on. */
interface State {
  readonly made: Made;
  readonly kept: Kept;
  readonly isPicked: boolean;
}

/** What presses bring: parts to read, and hints that would lie over what is pressed. */
export interface Brought {
  readonly html: string;
  readonly hints: readonly string[];
}

/** Presses tried for one component, and how often it is made by them; how often all of a page are. */
const MOST_PRESSES = 400;
const MOST_MADE = 100;
const MOST_OF_PAGE = 300;
/** Presses in a row that bring nothing, after which none is to be hoped for. */
const MOST_FRUITLESS = 40;
/** Choices of which each is shown with each other: of more, in what makes code of them, it would be too much to read. */
const MOST_COMBINED = 6;
/** A part to read has more than a label; what is another only, as a filter or an order is, brings a sentence. */
const LEAST_WORDS = 3;
const LEAST_OTHER_WORDS = 5;
const MORE_THAN_WORDS = /<(?:img|ol|pre|table|ul|video)\b/;
const CODE = /<pre\b/;
const MEDIA = /<(?:iframe|img|video)\b[^>]*? src=("[^"]*")[^>]*>/g;
/** So few words tell what is left of a list, where much more is gone. */
const FEW_WORDS = 12;
/** What tells of a press and is no part to read. */
const TOLD = /^\W*(?:copied|loading|oops|saved|sent|sorry|thanks?)\b/i;
/** What leads to the part before, which is met on the way on as well. */
const BACK = /^(?:[<←‹«❮◀◂]|&lt;|(?:go )?back\b|prev)/i;
/** What leads on says nothing of what it leads to. */
const ON =
  /^(?:[^\p{L}\p{N}]*|&\w+;|(?:(?:go|show|view)(?: to)?)?\s*(?:image|item|page|picture|slide|step)?\s*\d*|next\b.*|more|continue|start|begin)$/iu;
/** What stands among words and is none: an arrow, a currency. */
const SIGNS = /(?<!\S)(?:&#?\w+;|[^\s\p{L}\p{N}])+(?!\S)/gu;
const LONGEST_LABEL = 80;

const MADE = new WeakMap<Rendering, number>();
const STEPS = new WeakMap<Rendering, number>();
/** Pages of which something is being made as it is once chosen. */
const CHOOSING = new WeakSet<Rendering>();

/**
 * What a component shows only once readers have pressed something of it, one after the other, each below what was pressed:
 * where nobody can, it would be lost. `shown` is what stands there already.
 */
export function onceChosen(
  choosing: Choosing,
  first: Made,
  shown: string,
  element: Pick<Element, 'name' | 'place'>,
  page: Rendering,
): Brought {
  if (first.presses.length === 0 || CHOOSING.has(page)) return { html: '', hints: [] };
  CHOOSING.add(page);
  try {
    const start = { made: first, kept: choosing.first, isPicked: true };
    const after = (press: Press, before: Kept): State | undefined =>
      afterPress(choosing, press, before, element, page);
    const { isWhole, ...brought } = partsOf(start, after, shown, page);
    if (!isWhole) tellUnmade(element, page);
    return brought;
  } finally {
    CHOOSING.delete(page);
  }
}

function partsOf(
  first: State,
  after: (press: Press, before: Kept) => State | undefined,
  html: string,
  page: Rendering,
): Brought & { readonly isWhole: boolean } {
  const shown = counted(wordsOf(html));
  const media = new Set(sourcesIn(html));
  const parts: string[] = [];
  const hints = new Set<string>();
  const shownWords = withoutNumbers(shown);
  // What a slider makes of a text is no other text.
  let words = shownWords;
  const ahead: (readonly [State, Press])[] = [];
  const back: (readonly [State, Press])[] = [];
  const offered = new Set(first.made.presses.map((press) => press.words));
  const makesCode = offered.size > MOST_COMBINED && CODE.test(first.made.html);
  const meet = (state: State): void => {
    for (const press of state.made.presses) {
      const isCombined = makesCode && state !== first && offered.has(press.words) && !ON.test(press.words);
      if (!isCombined) (BACK.test(press.words) ? back : ahead).push([state, press]);
    }
  };
  meet(first);
  let times = 0;
  let fruitless = 0;
  const isSpent = (): boolean => times >= MOST_MADE || isUsedUp(page);
  for (let tried = 0; tried < MOST_PRESSES && !isSpent() && fruitless < MOST_FRUITLESS; tried += 1) {
    const [state, press] = ahead.shift() ?? back.shift() ?? [];
    if (state === undefined || press === undefined) break;
    const next = after(press, state.kept);
    if (next === undefined) continue;
    times += 1;
    fruitless += 1;
    const added = addedTo(state.made.html, next.made.html);
    for (const hint of added.map(hintOf))
      if (countWords(hint) >= LEAST_WORDS && !TOLD.test(hint) && !shown.includes(hint)) hints.add(hint);
    const more = added
      .map(withoutClosing)
      .filter((part) => !staysOverPage(part) && !TOLD.test(wordsOf(part)))
      .filter(
        (part) =>
          !words.includes(withoutNumbers(counted(wordsOf(part)))) || showsNew(part, media, next.isPicked),
      );
    const fresh = countWords(more.map((part) => newWords(part, shownWords)).join(' '));
    const isSeen = more.some((part) => showsNew(part, media, next.isPicked));
    if (fresh < LEAST_WORDS && !isSeen && !(fresh > 0 && more.some((part) => CODE.test(part)))) continue;
    const isPart = more.some((part) => MORE_THAN_WORDS.test(part) || (next.isPicked && !isWindow(part)));
    if (!isPart && isFew(fresh, state, next)) continue;
    fruitless = 0;
    if (!page.hasRoom(more.join('').length)) break;
    meet(next);
    for (const source of more.flatMap(sourcesIn)) media.add(source);
    const said = wordsOf(more.join(' '));
    words += ` ${withoutNumbers(counted(said))}`;
    parts.push(withOwnIds(titled(press.words, more.map(withinPage)), page));
    page.say(`\n${said}\n`);
  }
  // Where some were tried and brought nothing, the others are like them.
  const isHopeless = times > 0 && parts.length === 0;
  const isWhole =
    ahead.length + back.length === 0 || fruitless === MOST_FRUITLESS || isHopeless || !isSpent();
  return { html: parts.map((part) => `\n${part}`).join(''), hints: [...hints], isWhole };
}

/** Whether no more may be made of the page by presses, which may take as many steps as the page itself. */
function isUsedUp(page: Rendering): boolean {
  return (MADE.get(page) ?? 0) >= MOST_OF_PAGE || (STEPS.get(page) ?? 0) > MAX_STEPS;
}

/** Whether a part has a picture or a film that is not shown yet: one without words may be a sign, unless it was picked. */
function showsNew(part: string, media: ReadonlySet<string>, isPicked: boolean): boolean {
  return [...part.matchAll(MEDIA)].some(
    ([tag, source = '']) => !media.has(source) && (isPicked || !/ alt=""/.test(tag)),
  );
}

function sourcesIn(html: string): string[] {
  return [...html.matchAll(MEDIA)].map(([, source = '']) => source);
}

/** Whether what is new is too little to read, where nothing was picked: above all what a filter says of what it leaves. */
function isFew(fresh: number, before: State, after: State): boolean {
  const [was, is] = [before, after].map(({ made }) => countWords(wordsOf(made.html)));
  return fresh < LEAST_OTHER_WORDS || (fresh < FEW_WORDS && (was ?? 0) - (is ?? 0) > 3 * fresh);
}

/** A component as it is after a press; undefined where that chooses nothing, or cannot be interpreted. */
function afterPress(
  choosing: Choosing,
  press: Press,
  before: Kept,
  element: Pick<Element, 'name' | 'place'>,
  page: Rendering,
): State | undefined {
  let state: State | undefined;
  try {
    page.untraced(() => {
      const from = page.steps();
      try {
        const next = choosing.after(press, before);
        if (next === undefined) return '';
        MADE.set(page, (MADE.get(page) ?? 0) + 1);
        state = { ...next, made: page.pressing(() => page.html(next.value)) };
        return '';
      } finally {
        STEPS.set(page, (STEPS.get(page) ?? 0) + page.steps() - from);
      }
    });
    return state;
  } catch (error) {
    // Other presses would take as long.
    if (error instanceof BudgetExceeded) MADE.set(page, MOST_OF_PAGE);
    else if (error instanceof Uninterpretable) tellLost(error, press.words, element, page);
    // This is how the host ends code that goes too deep for it.
    else if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/**
 * The texts of a part that `shown` has not, also not with other numbers: a table in another order says nothing new, nor
 * does how many of them are left, `1 of 3 results`.
 */
function newWords(part: string, shown: string): string {
  return textsOf(part)
    .filter((text) => {
      const rest = counted(text);
      const isCount = rest !== text && countWords(rest) < LEAST_OTHER_WORDS;
      return !isCount && !shown.includes(withoutNumbers(rest));
    })
    .join(' ')
    .replace(SIGNS, '');
}

/** Words without how many they are of: `1 time`, `2 times`. */
function withoutNumbers(words: string): string {
  return words.replace(/\d+(?:[.,]\d+)*/g, '0').replace(/(?<=\p{L}{2})s\b/gu, '');
}

/** Words without how far one is: `2 / 5`. */
function counted(words: string): string {
  return words.replace(/\d+ ?(?:\/|of) ?\d+/g, '');
}

function textsOf(html: string): string[] {
  return html
    .split(/<[^>]*>/)
    .map(wordsOf)
    .filter((text) => text !== '');
}

/** Parts under what was pressed, unless they begin with that. */
function titled(label: string, parts: readonly string[]): string {
  const first = textsOf(parts[0] ?? '')[0] ?? '';
  const isSaid = ON.test(label) || label.length > LONGEST_LABEL || first === label;
  const title = isSaid ? '' : `<p><strong>${label}</strong></p>\n`;
  return `<div>${title}${parts.map((part) => (holdsBlocks(part) ? part : `<p>${part}</p>`)).join('\n')}</div>`;
}

/** The same without what leads to headings that no table of contents lists, and with ids that are free. */
function withOwnIds(html: string, page: Rendering): string {
  return html
    .replace(/<a class="c-anchor"[^>]*><\/a>/g, '')
    .replace(TAG, (tag) =>
      tag.replace(/ id="([^"]*)"/, (whole, id: string) =>
        /\s/.test(id) || !page.claimFree(id) ? '' : whole,
      ),
    );
}
