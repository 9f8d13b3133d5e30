import type { RegexEngine } from 'shiki/core';

/** What rules of a grammar call their patterns. */
const PATTERNS = ['match', 'begin', 'end', 'while'];
/** What an `end` repeats of its `begin`, which stands there only once that was found. */
const REPEATED = /\\\d+/g;

type Json = Readonly<Record<string, unknown>>;

/** The patterns of a grammar that the engine cannot read. It says nothing of them: nothing beside them is found either. */
export function brokenPatterns(engine: RegexEngine, grammar: object): string[] {
  const broken = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const pattern of patternsOf(value)) if (!isReadable(engine, pattern)) broken.add(pattern);
    for (const part of Object.values(value)) visit(part);
  };
  visit(grammar);
  return [...broken];
}

/** A grammar, or a part of one, without the rules that those patterns are of. */
export function withoutRules<T>(value: T, broken: readonly string[]): T {
  if (typeof value !== 'object' || value === null) return value;
  if (patternsOf(value).some((pattern) => broken.includes(pattern))) return { patterns: [] } as T;
  if (Array.isArray(value)) return value.map((part) => withoutRules(part, broken)) as T;
  const parts = Object.entries(value).map(([name, part]) => [name, withoutRules(part, broken)]);
  return Object.fromEntries(parts) as T;
}

function patternsOf(rule: object): string[] {
  return PATTERNS.map((name) => (rule as Json)[name]).filter((pattern) => typeof pattern === 'string');
}

/** Whether an empty pattern beside it is found, as it is everywhere. */
function isReadable(engine: RegexEngine, pattern: string): boolean {
  const scanner = engine.createScanner([pattern.replace(REPEATED, ''), '']);
  const found = scanner.findNextMatchSync(engine.createString('x'), 0, 0);
  scanner.dispose?.();
  return found !== null;
}
