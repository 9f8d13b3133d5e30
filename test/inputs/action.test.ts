import { describe, expect, it } from 'vitest';
import { declaredSource, readAction } from '../../scripts/generate/inputs.ts';
import type { Outputs } from '../../src/github/outputs.ts';
import { INPUTS, OUTPUTS } from '../../src/inputs/declared.generated.ts';

describe('action.yml', () => {
  it('declares the inputs and outputs the code knows', async () => {
    const action = await readAction();
    expect(Object.keys(INPUTS)).toEqual(Object.keys(action.inputs));
    expect(Object.keys(OUTPUTS)).toEqual(Object.keys(action.outputs));
    // Fails to compile when an output is declared that the code does not know, or the other way round.
    const known: Record<keyof Outputs, string> = OUTPUTS;
    expect(known).toBe(OUTPUTS);
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
