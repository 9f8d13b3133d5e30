import { z } from 'zod';
import { lookUp } from '../../../look-up.ts';
import { distance, nearest } from '../../../text/suggest.ts';
import type { JsonPath } from '../json/places.ts';
import { WORDS } from '../json/texts.ts';

/** Something wrong with a value, and where in it. */
export interface Problem {
  readonly path: JsonPath;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** Whether a list at a path takes a value as its entry. */
type IsList = (path: JsonPath, one: unknown) => boolean;

/** What is wrong with a value that stands `at` a path of the settings; empty for one that its schema takes. */
export function problemsOf(schema: z.ZodType, value: unknown, at: JsonPath = []): Problem[] {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return [];
  const isList: IsList = (path, one) =>
    schemasAt(schema, [...path.slice(at.length), 0]).some((entry) => entry.safeParse(one).success);
  const problems = parsed.error.issues.flatMap((issue) => explained(issue, at, isList));
  return problems.map(({ path, message }) => ({ path: path.slice(at.length), message }));
}

/** The branch of a union that got furthest says best what is wrong. */
function explained(issue: Issue, base: JsonPath, isList: IsList): Problem[] {
  const path = [...base, ...issue.path.filter((key) => typeof key !== 'symbol')];
  if (issue.code !== 'invalid_union') return [{ path, message: wording(issue, path, isList) }];
  const [branch = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
  if (depthOf(branch) > 0 || issue.errors.length === 1)
    return branch.flatMap((one) => explained(one, path, isList));
  const unknownChoice = issue.errors.flat().find(({ code }) => code === 'invalid_value');
  if (typeof issue.input === 'string' && unknownChoice !== undefined)
    return [{ path, message: wording({ ...unknownChoice, input: issue.input } as Issue, path, isList) }];
  const types = issue.errors.flatMap(([one]) =>
    one?.code === 'invalid_type' ? [article(one.expected)] : [],
  );
  const isNot = isScalar(issue.input) ? `${JSON.stringify(issue.input)} is not` : 'must be';
  return [{ path, message: types.length === 0 ? 'has the wrong form' : `${isNot} ${alternatives(types)}` }];
}

function depthOf([first]: readonly Issue[]): number {
  return first?.path.length ?? 0;
}

/** What is needed where it is, as it may be written. */
const NEEDED = {
  name: '"name": "Acme"',
  colors: '"colors": { "primary": "#0D9373" }',
  'colors.primary': '"primary": "#0D9373"',
  ...bothModes('logo', '/logo', 'svg'),
  ...bothModes('favicon', '/favicon', 'svg'),
  ...bothModes('background.image', '/images/background', 'png'),
  'styling.codeblocks.theme.light': '"light": "github-light"',
  'styling.codeblocks.theme.dark': '"dark": "github-dark"',
  'thumbnails.fonts.family': '"family": "Inter"',
  'thumbnails.fonts': '"fonts": { "family": "Inter" }',
  appearance: '"appearance": { "default": "dark" }',
  fonts: '"fonts": { "family": "Inter" }',
  'fonts.heading': '"heading": { "family": "Inter" }',
  'fonts.body': '"body": { "family": "Inter" }',
  icons: '"icons": { "library": "lucide" }',
  navigation: '"navigation": { "pages": ["index"] }',
  styling: '"styling": { "codeblocks": "dark" }',
  background: '"background": { "decoration": "grid" }',
  'background.color': '"color": { "light": "#ffffff", "dark": "#0b0f19" }',
  banner: '"banner": { "content": "News" }',
  search: '"search": { "prompt": "Search" }',
  contextual: '"contextual": { "options": ["copy"] }',
  'api.playground': '"playground": { "display": "simple" }',
  'errors.404': '"404": { "redirect": false }',
};

function bothModes(setting: string, file: string, end: string): Record<string, string> {
  const entries = ['light', 'dark'].map((mode) => [
    `${setting}.${mode}`,
    `"${mode}": "${file}-${mode}.${end}"`,
  ]);
  return Object.fromEntries(entries);
}

function wording(issue: Issue, path: JsonPath, isList: IsList): string {
  const { input } = issue;
  const shown = isScalar(input) ? JSON.stringify(input) : undefined;
  if (issue.code === 'invalid_type') {
    const expected = issue.expected === 'record' ? 'object' : issue.expected;
    const needed = lookUp(NEEDED, path.join('.'));
    const instead =
      rewritten(input, expected, path, isList) ?? (needed === undefined ? undefined : `add ${needed}`);
    if (input === undefined)
      return `is missing; ${needed === undefined ? `give ${article(expected)}` : instead}`;
    if (shown === undefined) return `must be ${article(expected)}`;
    return `${shown} is not ${article(expected)}${instead === undefined ? '' : `; ${instead.replace(/^add/, 'write')}`}`;
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String);
    if (input === undefined) return `is missing; give one of ${known.join(', ')}`;
    const near = typeof input === 'string' ? meant(input, known) : undefined;
    const hint = near === undefined ? '' : `; did you mean ${near}?`;
    return `${shown === undefined ? 'must be' : `${shown} is not`} one of ${known.join(', ')}${hint}`;
  }
  return `${shown === undefined ? '' : `${shown} `}${issue.message}`;
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The known word that a wrong one was meant to be. Of short words, two letters make another word. */
export function meant(wrong: string, known: readonly string[]): string | undefined {
  const near = nearest(wrong, known);
  const edits = near === undefined ? 0 : distance(wrong.toLowerCase(), near.toLowerCase(), wrong.length);
  return edits <= Math.max(1, wrong.length / 3) ? near : undefined;
}

/** What to write instead of a value that has the wrong type only. */
function rewritten(value: unknown, expected: string, path: JsonPath, isList: IsList): string | undefined {
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (expected === 'string' && WORDS.test(String(path.at(-1))) && value !== null && isScalar(value))
    return `write "${value}"`;
  if (expected === 'number' && text !== undefined && text !== '' && Number.isFinite(Number(text)))
    return `write ${Number(text)}`;
  if (expected === 'boolean')
    return text === 'true' || text === 'false' ? `write ${text}` : 'write true or false';
  return expected === 'array' && text !== undefined && isList(path, value)
    ? `write [${JSON.stringify(value)}]`
    : undefined;
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function alternatives(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** The schemas that a value at a path may have; none for a key that no schema knows. */
export function schemasAt(schema: z.ZodType, path: JsonPath): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodCatch)
    return schemasAt(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => schemasAt(option as z.ZodType, path));
  const [key, ...rest] = path;
  if (key === undefined) return [schema];
  const inner: unknown =
    schema instanceof z.ZodObject
      ? schema.shape[key]
      : schema instanceof z.ZodArray
        ? typeof key === 'number' && schema.element
        : schema instanceof z.ZodRecord
          ? schema.valueType
          : undefined;
  return inner instanceof z.ZodType ? schemasAt(inner, rest) : [];
}
