import { z } from 'zod';
import { lookUp } from '../../look-up.ts';
import type { JsonPath } from './places.ts';

/** Something wrong with a value, and where in it. */
export interface Problem {
  readonly path: JsonPath;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** What is wrong with a value of the settings; empty for one that its schema takes. */
export function problemsOf(schema: z.ZodType, value: unknown): Problem[] {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => explained(issue, []));
}

/** The branch of a union that got furthest says best what is wrong. */
function explained(issue: Issue, base: JsonPath): Problem[] {
  const path = [...base, ...issue.path.filter((key) => typeof key !== 'symbol')];
  if (issue.code !== 'invalid_union') return [{ path, message: wording(issue, path) }];
  const [branch = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
  if (depthOf(branch) > 0 || issue.errors.length === 1) return branch.flatMap((one) => explained(one, path));
  const types = issue.errors.flatMap(([one]) =>
    one?.code === 'invalid_type' ? [article(one.expected)] : [],
  );
  return [{ path, message: types.length === 0 ? 'has the wrong form' : `must be ${alternatives(types)}` }];
}

function depthOf([first]: readonly Issue[]): number {
  return first?.path.length ?? 0;
}

/** What every project needs, as it may be written. */
const NEEDED = {
  name: '"name": "Acme"',
  colors: '"colors": { "primary": "#0D9373" }',
};

function wording(issue: Issue, path: JsonPath): string {
  if (issue.code === 'invalid_type') {
    const needed = path.length === 1 ? lookUp(NEEDED, String(path[0])) : undefined;
    return issue.input === undefined
      ? `is missing; ${needed === undefined ? `give ${article(issue.expected)}` : `add ${needed}`}`
      : `must be ${article(issue.expected)}`;
  }
  const shown = typeof issue.input === 'string' ? `${JSON.stringify(issue.input)} ` : '';
  if (issue.code === 'invalid_value') {
    return issue.input === undefined
      ? `is missing; give one of ${issue.values.join(', ')}`
      : `${shown}is not one of ${issue.values.join(', ')}`;
  }
  return `${shown}${issue.message}`;
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
        ? schema.element
        : schema instanceof z.ZodRecord
          ? schema.valueType
          : undefined;
  return inner instanceof z.ZodType ? schemasAt(inner, rest) : [];
}
