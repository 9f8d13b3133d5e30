import type { HighlighterCore } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import { INITIAL } from 'shiki/textmate';
import { canonical } from './language-names.ts';

/** Whether a language of this name, or this other name of one, comes with the program. */
export function isBundled(name: string): name is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, name);
}

/** Adds the grammars of the project; returns the names by which they can be asked for. */
export async function loadCustom(
  shiki: HighlighterCore,
  grammars: readonly object[],
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const grammar of grammars) for (const name of await loadGrammar(shiki, grammar)) names.add(name);
  return names;
}

/** Adds a grammar of the project, under the names that are returned. Rejects where it cannot be used. */
export async function loadGrammar(shiki: HighlighterCore, grammar: object): Promise<readonly string[]> {
  if (!('scopeName' in grammar) || typeof grammar.scopeName !== 'string') return [];
  const { scopeName } = grammar;
  const [name = scopeName, ...aliases] = namesOf(grammar, scopeName);
  const embeddedLangs: string[] = [];
  // Others are no more than names in it.
  for (const one of [...textsOf(grammar, 'embeddedLangs').filter(isBundled), ...includedBy(grammar)]) {
    // One of the project itself goes before it.
    if (shiki.getLoadedLanguages().includes(one)) continue;
    const { default: grammars } = await bundledLanguages[one]();
    await shiki.loadLanguage(grammars);
    embeddedLangs.push(grammars.at(-1)?.name ?? one);
  }
  const whole = { repository: {}, patterns: [], ...grammar, name, aliases, scopeName, embeddedLangs };
  await shiki.loadLanguage(whole);
  // Only now is it looked into.
  shiki.getLanguage(name).tokenizeLine2('x', INITIAL, 0);
  return [name, ...aliases];
}

/** The languages whose rules a grammar includes by their scope, as in `source.css` or `text.html.basic#tag`. */
function includedBy(grammar: object): (keyof typeof bundledLanguages)[] {
  const scopes = JSON.stringify(grammar).matchAll(/"include":"(?:source|text)\.([^"#]*)/g);
  return [...new Set(Array.from(scopes, ([, scope = '']) => scope))].flatMap(
    (scope) => scope.split('.').findLast(isBundled) ?? [],
  );
}

/**
 * What the fences of a grammar's language may say: its name, in one word too, and what files of it end in, unless that is
 * a language known without it.
 */
function namesOf(grammar: object, scopeName: string): string[] {
  const texts = (key: string): string[] => textsOf(grammar, key).map((text) => text.toLowerCase());
  const own = texts('name').flatMap((name) => [name, name.replace(/\s+/g, '-')]);
  const others = [
    ...texts('fileTypes').map((type) => type.replace(/^\./, '')),
    scopeName.split('.').pop() ?? '',
  ];
  return [...new Set([...own, ...texts('aliases'), ...others.filter((name) => !isBundled(canonical(name)))])];
}

/** A text of a grammar, or a list of them. */
function textsOf(grammar: object, key: string): string[] {
  return [Reflect.get(grammar, key) ?? []].flat().filter((text) => typeof text === 'string' && text !== '');
}
