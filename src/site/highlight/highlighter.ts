import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createHighlighterCore, type ThemeRegistrationResolved } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { bundledThemes } from 'shiki/themes';
import { messageOf } from '../../errors/failure.ts';
import { type CodeThemes, GROUNDS, readCodeThemes } from '../config/codeblocks.ts';
import { escapeText } from '../markdown/html.ts';
import type { HighlightOptions } from '../page.ts';
import { brokenPatterns, withoutRules } from './broken-patterns.ts';
import { LEGIBLE, marked, readableOn } from './contrast.ts';
import { createEngine } from './engine.ts';
import { isBundled, loadCustom, loadGrammar } from './grammars.ts';
import { canonical, PLAIN } from './language-names.ts';
import { createCombinedLines } from './line-cache.ts';
import { lineHtml, preHtml } from './lines.ts';
import { readNotation } from './notation.ts';
import { codeKey } from './ready.ts';
import { styleRules, type TextColors } from './style.ts';
import { combineThemes, resolveTheme, type ThemePair } from './themes.ts';
import { pairedTokens } from './tokens.ts';
import { themeOfVariables } from './variables.ts';

export interface Highlighter {
  /** `<pre class="shiki"><code>…`; a language that is unknown or not loaded is shown as plain text. */
  highlight(code: string, language: string | undefined, options?: HighlightOptions): string;
  /** Loads the grammars of these languages; returns the names that nobody knows, sorted. */
  ensureLanguages(names: Iterable<string>): Promise<string[]>;
  /** Whether code of a language looks the same whichever other grammars are loaded; for those asked for before. */
  standsAlone(language: string | undefined): boolean;
  /** Gives back the memory of the grammars, which the engine holds for the whole process. */
  dispose(): void;
  /** Rules for the classes that `highlight` writes. */
  css(texts: TextColors): string;
}

export interface HighlighterOptions {
  /** `styling.codeblocks` as configured. */
  readonly codeblocks: unknown;
  /** TextMate grammars of the project, parsed. */
  readonly customLanguages: readonly object[];
}

/** Default colors have this contrast on the site's own code blocks, so that enough is left on marked lines. */
const READABLE = 5;

const MAX_CACHED_CHARACTERS = 4_000_000;

/** As far as it is used here: the types of Node.js have none. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: unknown): Promise<{ readonly instance: object }>;
};

/**
 * The engine that reads grammars' patterns; loaded once. Started here, since the library asks of bytes whether they are
 * a `Response`, and Node.js loads all of `fetch` to tell.
 */
export function loadOniguruma(): ReturnType<typeof createOnigurumaEngine> {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('shiki/onig.wasm'));
  return createOnigurumaEngine({ instantiator: (imports) => WebAssembly.instantiate(bytes, imports) });
}

/** Loads the themes and, on demand, the grammars. The same input always gives the same bytes. */
export async function createHighlighter(options: HighlighterOptions): Promise<Highlighter> {
  const names = readCodeThemes(options.codeblocks);
  const pair = await loadThemes(names);
  const combined = combineThemes(pair);
  const shiki = await createHighlighterCore({
    themes: combined ? [combined.theme] : [pair.light, pair.dark],
    langs: [],
    engine: createEngine(await loadOniguruma()),
    warnings: false,
  });
  const custom = await loadCustom(shiki, options.customLanguages);
  /** A grammar of the project goes before a language that is known by its name. */
  const nameOf = (language: string): string => {
    const own = language.trim().toLowerCase();
    return custom.has(own) ? own : canonical(own);
  };
  /** Languages whose grammars hold others where those are loaded. */
  const open = new Set(custom);
  const cache = new Map<string, string>();
  let cached = 0;

  const linesOf: (code: string, language: string) => string[] = combined
    ? createCombinedLines(shiki, combined)
    : (code, language) => pairedTokens(shiki, pair, code, language).map(lineHtml);

  /** Grammars of projects may be broken in places where nobody has looked before. */
  const colored = (code: string, name: string): string[] | undefined => {
    try {
      return linesOf(code, name);
    } catch (error) {
      if (custom.size > 0) return undefined;
      throw error;
    }
  };

  return {
    css: (texts) => styleRules(pair, names, combined, texts),
    dispose: () => shiki.dispose(),
    async ensureLanguages(wanted) {
      const loaded = new Set(shiki.getLoadedLanguages());
      const unknown: string[] = [];
      for (const name of [...new Set([...wanted].map(nameOf))].sort()) {
        if (PLAIN.has(name) || custom.has(name) || loaded.has(name)) continue;
        const language = isBundled(name) ? bundledLanguages[name] : undefined;
        if (language === undefined) {
          unknown.push(name);
          continue;
        }
        const { default: grammars } = await language();
        const holding = grammars.filter(({ embeddedLangsLazy = [] }) => embeddedLangsLazy.length > 0);
        if (holding.length > 0) open.add(name);
        for (const { name: own, aliases = [] } of holding) for (const one of [own, ...aliases]) open.add(one);
        await shiki.loadLanguage(grammars);
      }
      return unknown;
    },
    standsAlone: (language) => !open.has(nameOf(language ?? '')),
    highlight(code, language, lineOptions = {}) {
      const name = nameOf(language ?? '');
      const key = codeKey(code, language, lineOptions);
      const known = cache.get(key);
      if (known !== undefined) return known;
      const isKnown = !PLAIN.has(name) && (custom.has(name) || shiki.getLoadedLanguages().includes(name));
      const { code: text, marks } = readNotation(code);
      const lines = (isKnown ? colored(text, name) : undefined) ?? escapeText(text).split('\n');
      const html = preHtml(lines, marks, lineOptions);
      if (cached > MAX_CACHED_CHARACTERS) {
        cache.clear();
        cached = 0;
      }
      cache.set(key, html);
      cached += key.length + html.length;
      return html;
    },
  };
}

async function loadThemes(names: CodeThemes): Promise<ThemePair> {
  const [light, dark] = await Promise.all([loadTheme(names.light, 'light'), loadTheme(names.dark, 'dark')]);
  if (!names.isDefault)
    return {
      light: readable(light, marked(light.bg), LEGIBLE),
      dark: readable(dark, marked(dark.bg), LEGIBLE),
    };
  const usual = {
    light: readable(light, names.light === names.dark ? GROUNDS.dark : GROUNDS.light, READABLE),
    dark: readable(dark, GROUNDS.dark, READABLE),
  };
  return names.isOfVariables
    ? { light: themeOfVariables(usual.light), dark: themeOfVariables(usual.dark) }
    : usual;
}

/** A theme by name; the default of the mode when there is none of this name. */
async function loadTheme(name: string, mode: 'light' | 'dark'): Promise<ThemeRegistrationResolved> {
  const load = Object.hasOwn(bundledThemes, name)
    ? bundledThemes[name as keyof typeof bundledThemes]
    : bundledThemes[mode === 'light' ? 'github-light-default' : 'github-dark-default'];
  return resolveTheme((await load()).default);
}

function readable(
  theme: ThemeRegistrationResolved,
  background: string,
  ratio: number,
): ThemeRegistrationResolved {
  const settings = theme.settings.map((rule) => {
    const { foreground } = rule.settings;
    return foreground === undefined
      ? rule
      : { ...rule, settings: { ...rule.settings, foreground: readableOn(background, foreground, ratio) } };
  });
  return { ...theme, settings, fg: readableOn(background, theme.fg, ratio) };
}

/** What is wrong with a grammar. */
export interface GrammarProblems {
  /** Why it cannot be used, if so. */
  readonly why: string | undefined;
  /** Patterns that are none, whose rules are to be left out. */
  readonly broken: readonly string[];
}

/** What is wrong with a grammar of the project. */
export async function grammarProblems(grammar: object): Promise<GrammarProblems> {
  const engine = await loadOniguruma();
  const shiki = await createHighlighterCore({ themes: [], langs: [], engine, warnings: false });
  try {
    const broken = brokenPatterns(engine, grammar);
    await loadGrammar(shiki, withoutRules(grammar, broken));
    return { why: undefined, broken };
  } catch (error) {
    const why = error instanceof RangeError ? 'its rules include each other without end' : messageOf(error);
    return { why, broken: [] };
  } finally {
    shiki.dispose();
  }
}
