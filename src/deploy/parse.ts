import { lookUp } from '../look-up.ts';
import { distance } from '../text/suggest.ts';
import { ALIAS, aliasOf, takeAlias, takesAlias } from './alias.ts';
import type { DestinationSpec } from './destination.ts';
import { escapesQuote, uncommented, wordsOf } from './line-words.ts';
import { aroundOf, clashOf, placeOf, type Taken } from './places.ts';
import { COMMON_OPTIONS, type Complaint, type OptionRule, type Scheme } from './scheme.ts';
import { SCHEMES } from './schemes.ts';

/** One thing wrong with the `deploy` input. */
export interface DestinationProblem extends Complaint {
  /** Counts from 1. */
  readonly line: number;
  /** The target, and after it the option that is wrong. */
  readonly value: string;
}

/**
 * Reads the `deploy` input: one destination a line, a target and then `key=value` options (a value with spaces
 * in quotes, comments after `#`). All problems are found at once; `specs` holds the lines without any.
 */
export function parseDestinations(text: string): {
  readonly specs: readonly DestinationSpec[];
  readonly problems: readonly DestinationProblem[];
} {
  const specs: DestinationSpec[] = [];
  const problems: DestinationProblem[] = [];
  const taken: Taken[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const number = index + 1;
    const words = wordsOf(uncommented(line));
    if (words === undefined) {
      problems.push({
        line: number,
        value: line.trim(),
        why: 'a quote is opened and never closed',
        fix: 'close it on the same line (a text with " stands in single quotes, and the other way round)',
      });
      continue;
    }
    if (escapesQuote(uncommented(line))) {
      problems.push({
        line: number,
        value: line.trim(),
        why: 'a backslash before a quote does not make it a part of the text',
        fix: `put a text with " into single quotes, as message='New "docs"'`,
      });
      continue;
    }
    const [target, ...rest] = words;
    if (target === undefined) continue;
    const { alias, words: options } = takeAlias(schemeOf(target), rest);
    const found = problemsOf(target, options);
    const spec = specOf(target, options);
    const second = alias === undefined ? undefined : aliasOf(spec, alias);
    if (second !== undefined && 'why' in second) found.push({ value: `${target} alias=${alias}`, ...second });
    const places = second === undefined || 'why' in second ? [spec] : [spec, second];
    for (const one of found.length === 0 ? places : []) {
      const why = clashOf(one, taken);
      if (why === undefined) specs.push(one);
      else found.push({ value: one.target, why, fix: remedyOf(one) });
      taken.push({ place: placeOf(one), target: one.target, line: number });
    }
    for (const problem of found) problems.push({ line: number, ...problem });
  }
  return { specs: specs.map((spec) => withAround(spec, specs)), problems };
}

function withAround(spec: DestinationSpec, specs: readonly DestinationSpec[]): DestinationSpec {
  const around = aroundOf(spec, specs);
  return around.length === 0 ? spec : { ...spec, around };
}

type Found = Omit<DestinationProblem, 'line'>;

function remedyOf({ target, scheme }: DestinationSpec): string {
  if (scheme === 'release') return 'remove one of the two, or give it another tag=';
  // What takes no address is one place, whatever its options.
  if (target === scheme)
    return `remove one of the two: a run has one "${scheme}", with all options on its line`;
  return 'remove one of the two, or name another place';
}

function specOf(target: string, words: readonly string[]): DestinationSpec {
  const options = Object.fromEntries(words.map(halves));
  return { target, scheme: schemeOf(target), options };
}

function problemsOf(target: string, words: readonly string[]): Found[] {
  const name = schemeOf(target);
  const scheme = lookUp(SCHEMES, name);
  if (scheme === undefined) return [{ value: target, ...unknownScheme(target, name) }];
  const inside = optionInside(target, scheme);
  if (inside !== undefined) return [{ value: target, ...inside }];
  const complaint = scheme.complaint(target);
  return [
    ...(complaint === undefined ? [] : [{ value: target, ...complaint }]),
    // An option alone would not tell of which destination it is.
    ...optionProblems(name, scheme, words).map((one) => ({ ...one, value: `${target} ${one.value}` })),
  ];
}

function unknownScheme(target: string, name: string): Complaint {
  const forms = Object.values(SCHEMES).map((one) => one.form);
  if (/^(\.{0,2}\/|\.$)/.test(target)) {
    return { why: 'this is a path without a kind of destination', fix: `write dir:${target}` };
  }
  if (target === '-')
    return { why: 'this is a list of YAML, which inputs cannot hold', fix: 'leave out the dash: one a line' };
  const [key, value] = halves(target);
  if (lookUp(SCHEMES, key) !== undefined && key !== target)
    return { why: 'the kind of a destination ends in a colon', fix: `write ${key}:${value}` };
  if (/^[a-z-]+=/.test(target))
    return { why: 'this is an option without a destination', fix: 'write it on the line of its destination' };
  if (target === 'none')
    return { why: 'it means that there is no destination', fix: 'remove it, or the other lines' };
  return { why: 'this is no known destination', fix: hint(name, Object.keys(SCHEMES), forms) };
}

/**
 * Options in the quotes of a target, or joined to it as in an address, would become a part of its name, and the site be
 * published somewhere else.
 */
function optionInside(target: string, scheme: Scheme): Complaint | undefined {
  for (const [, mark = '', key = ''] of target.matchAll(/(\s|[?&,;])([a-z-]+)=/g)) {
    if (key !== ALIAS && ruleOf(scheme, key) === undefined) continue;
    if (mark.trim() !== '')
      return {
        why: `the option ${key}= is joined to the target by "${mark}"`,
        fix: `write a blank before each option: ${target.slice(0, target.indexOf(mark))} ${key}=…`,
      };
    return {
      why: `the option ${key}= stands inside the quotes`,
      fix: 'end the quotes before the options, or leave them out where nothing holds blanks',
    };
  }
  return undefined;
}

function optionProblems(name: string, scheme: Scheme, words: readonly string[]): Found[] {
  const known = [
    ...Object.keys({ ...scheme.options, ...COMMON_OPTIONS }),
    ...(takesAlias(name) ? [ALIAS] : []),
  ];
  const keys = words.map((word) => halves(word)[0]);
  return words.flatMap((word, at) => {
    const [key, value] = halves(word);
    const rule = ruleOf(scheme, key);
    if (lookUp(SCHEMES, schemeOf(word)) !== undefined) {
      const fix = 'begin a line with it (in YAML after `deploy: |`, since > makes one line of all)';
      return [{ value: word, why: `"${word}" is a second destination on one line`, fix }];
    }
    if (!word.includes('=')) {
      const fix = 'write options as key=value, and put what holds blanks in quotes';
      return [{ value: word, why: `"${word}" is no option`, fix }];
    }
    if (!known.includes(key))
      return [{ value: key, why: `"${name}" has no such option`, fix: hint(key, known, known) }];
    if (keys.indexOf(key) < at)
      return [{ value: key, why: 'the option is given twice', fix: 'remove one of the two' }];
    // The first of an alias that is given twice.
    if (rule === undefined) return [];
    if (!rule.accepts(value))
      return [{ value: word, why: `"${key}" has a value of the wrong form`, fix: `expected ${rule.form}` }];
    if (rule.needs !== undefined && !keys.includes(rule.needs)) {
      const why = `it does nothing without ${rule.needs}=`;
      return [{ value: word, why, fix: `add ${rule.needs}=, or remove it` }];
    }
    return [];
  });
}

function ruleOf({ options }: Scheme, key: string): OptionRule | undefined {
  return lookUp(options, key) ?? lookUp(COMMON_OPTIONS, key);
}

function schemeOf(target: string): string {
  return target.split(':', 1)[0] ?? '';
}

function halves(word: string): [key: string, value: string] {
  const at = word.indexOf('=');
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}

function hint(given: string, names: readonly string[], shown: readonly string[]): string {
  const near = names
    .map((name) => ({ name, steps: distance(given.toLowerCase(), name, name.length) }))
    .filter(({ name, steps }) => steps <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.steps - b.steps)[0];
  const list = `known: ${shown.join(', ')}`;
  return near === undefined ? list : `did you mean "${near.name}"? ${list}`;
}
