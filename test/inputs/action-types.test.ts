import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readAction } from '../../scripts/generate/inputs.ts';
import { COMMENT_MODES, FAIL_ON, MODES } from '../../src/inputs/config.ts';
import { DEPLOYMENT_TYPES } from '../../src/site/site.ts';

const Scalar = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['string', 'integer', 'boolean']) }),
  z.strictObject({ type: z.literal('enum'), 'allowed-values': z.array(z.string()) }),
]);
const Typed = z.union([
  Scalar,
  z.strictObject({ type: z.literal('list'), separator: z.string(), 'list-item': Scalar }),
]);
const ActionTypes = z.strictObject({
  inputs: z.record(z.string(), Typed),
  outputs: z.record(z.string(), Typed),
});

describe('action-types.yml', async () => {
  const text = await readFile(join(import.meta.dirname, '..', '..', 'action-types.yml'), 'utf8');
  const types = ActionTypes.parse(parse(text));
  const action = await readAction();

  it('gives a type to every input and output of action.yml, and to no other', () => {
    expect(Object.keys(types.inputs).sort()).toEqual(Object.keys(action.inputs).sort());
    expect(Object.keys(types.outputs).sort()).toEqual(Object.keys(action.outputs).sort());
  });

  it.each([
    ['mode', MODES],
    ['deployment-type', DEPLOYMENT_TYPES],
    ['comment', COMMENT_MODES],
  ])('allows for %s what the program takes', (name, values) => {
    expect(types.inputs[name]).toEqual({ type: 'enum', 'allowed-values': [...values] });
  });

  it('allows for fail-on what the program takes', () => {
    expect(types.inputs['fail-on']).toMatchObject({
      'list-item': { type: 'enum', 'allowed-values': [...FAIL_ON, 'none'] },
    });
  });

  it('takes an input for a boolean whose default is one', () => {
    const booleans = Object.entries(action.inputs).filter(([, input]) =>
      /^(true|false)$/.test(input.default ?? ''),
    );
    for (const [name] of booleans) expect(types.inputs[name]).toEqual({ type: 'boolean' });
    expect(booleans.length).toBeGreaterThan(0);
  });
});
