import type { HighlighterCore } from 'shiki/core';
import { EncodedTokenMetadata, type IGrammar, INITIAL, type StateStack } from 'shiki/textmate';
import { escapeText } from '../markdown/html.ts';
import { lineHtml } from './lines.ts';
import { type CombinedTheme, pairIndex } from './themes.ts';
import { type CodeToken, fontClass, MAX_LINE_LENGTH } from './tokens.ts';

/** What a line becomes when it is read in some state, and the state behind it. */
interface ReadLine {
  readonly html: string;
  readonly next: StateStack;
}

/** What is known of one grammar. */
interface GrammarLines {
  readonly byState: Map<StateStack, Map<string, ReadLine>>;
  /** States that are not equal to each other, by their depth. */
  readonly states: Map<number, StateStack[]>;
}

const MAX_LINES = 20_000;

/**
 * Code as lines of HTML in the colors of a combined theme. Lines repeat much (`}`, imports, prompts), and what a line
 * becomes depends on nothing but its text and the state it is read in: each such pair is read once.
 */
export function createCombinedLines(
  shiki: HighlighterCore,
  { theme }: CombinedTheme,
): (code: string, language: string) => string[] {
  let known = new WeakMap<IGrammar, GrammarLines>();
  let count = 0;
  return (code, language) => {
    const { colorMap } = shiki.setTheme(theme.name);
    const grammar = shiki.getLanguage(language);
    if (count > MAX_LINES) {
      known = new WeakMap();
      count = 0;
    }
    const lines = known.get(grammar) ?? { byState: new Map(), states: new Map() };
    known.set(grammar, lines);
    let state = INITIAL;
    return code.split(/\r?\n/).map((line) => {
      if (line === '') return '';
      if (line.length >= MAX_LINE_LENGTH) return escapeText(line);
      let own = lines.byState.get(state);
      if (own === undefined) {
        own = new Map();
        lines.byState.set(state, own);
      }
      let read = own.get(line);
      if (read === undefined) {
        const { tokens, ruleStack } = grammar.tokenizeLine2(line, state, 0);
        read = {
          html: lineHtml(codeTokens(line, tokens, colorMap)),
          next: interned(ruleStack, lines.states),
        };
        own.set(line, read);
        count += 1;
      }
      state = read.next;
      return read.html;
    });
  };
}

/** The first state seen that is equal to this one. */
function interned(state: StateStack, states: Map<number, StateStack[]>): StateStack {
  const alike = states.get(state.depth) ?? [];
  states.set(state.depth, alike);
  const first = alike.find((one) => one.equals(state) && sameLineEnds(one, state));
  if (first !== undefined) return first;
  alike.push(state);
  return state;
}

/** Whether each level began alike at the end of a line: that matters to what follows, but `equals` passes over it. */
function sameLineEnds(a: StateStack, b: StateStack): boolean {
  let one = a as unknown as Level | null;
  let other = b as unknown as Level | null;
  for (; one !== null && other !== null && one !== other; one = one.parent, other = other.parent) {
    if (one.beginRuleCapturedEOL !== other.beginRuleCapturedEOL) return false;
  }
  return true;
}

interface Level {
  readonly parent: Level | null;
  readonly beginRuleCapturedEOL: boolean;
}

/** Tokens as pairs of a start and what is known of it, in the binary form of the TextMate engine. */
function codeTokens(line: string, tokens: Uint32Array, colorMap: readonly string[]): CodeToken[] {
  const found: CodeToken[] = [];
  for (let at = 0; at < tokens.length; at += 2) {
    const start = tokens[at] ?? 0;
    const end = tokens[at + 2] ?? line.length;
    if (start === end) continue;
    const metadata = tokens[at + 1] ?? 0;
    const index = pairIndex(colorMap[EncodedTokenMetadata.getForeground(metadata)]) ?? 0;
    const className = index === 0 ? '' : `k${index}`;
    const font = fontClass(EncodedTokenMetadata.getFontStyle(metadata));
    found.push({ text: line.slice(start, end), className: `${className} ${font}`.trim() });
  }
  return found;
}
