import { describe, expect, it } from 'vitest';
import { declaredSource, readAction } from '../../scripts/generate/inputs.ts';
import { INPUTS, OUTPUTS } from '../../src/inputs/declared.generated.ts';

describe('action.yml', () => {
  it('declares the inputs and outputs the code knows', async () => {
    const action = await readAction();
    expect(Object.keys(INPUTS)).toEqual(Object.keys(action.inputs));
    expect(Object.keys(OUTPUTS)).toEqual(Object.keys(action.outputs));
    expect(declaredSource(action)).toContain('"domain": {');
  });

  it('has a description and a default for every input that is not required', async () => {
    const { inputs } = await readAction();
    for (const [name, input] of Object.entries(inputs)) {
      expect(input.description, name).toMatch(/\.$/);
      expect(input.required || input.default !== undefined, name).toBe(true);
    }
  });
});
