import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

const Action = z.looseObject({
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), required: z.boolean(), default: z.string().optional() }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});
export type Action = z.infer<typeof Action>;

/** action.yml, the public interface everything else follows. */
export async function readAction(): Promise<Action> {
  return Action.parse(parse(await readFile('action.yml', 'utf8')));
}

/** The source of src/inputs/declared.generated.ts: names, texts and defaults of inputs and outputs. */
export function declaredSource(action: Action): string {
  const inputs = Object.entries(action.inputs).map(([name, input]) => {
    // An expression is the runner's to fill in; elsewhere the default is empty.
    const fallback = (input.default ?? '').startsWith('$') ? '' : (input.default ?? '');
    return `  ${JSON.stringify(name)}: { description: ${JSON.stringify(input.description)}, required: ${input.required}, default: ${JSON.stringify(fallback)} },`;
  });
  const outputs = Object.entries(action.outputs).map(
    ([name, output]) => `  ${JSON.stringify(name)}: ${JSON.stringify(output.description)},`,
  );
  return [
    '// Generated from action.yml by `npm run generate`; never edited.',
    '',
    '/** The inputs of action.yml, which are also the flags of `docs-export run`. */',
    'export const INPUTS = {',
    ...inputs,
    '} as const;',
    '',
    'export type InputName = keyof typeof INPUTS;',
    '',
    '/** The outputs of action.yml with their descriptions. */',
    'export const OUTPUTS = {',
    ...outputs,
    '} as const;',
    '',
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** README's table of inputs. */
export function inputsTable(action: Action): string {
  const rows = Object.entries(action.inputs).map(([name, input]) => {
    const fallback = input.required
      ? '**required**'
      : input.default === undefined || input.default === ''
        ? ''
        : `\`${input.default}\``;
    return `| \`${name}\` | ${cell(input.description)} | ${fallback} |`;
  });
  return ['| input | what it is | default |', '|---|---|---|', ...rows].join('\n');
}

/** README's table of outputs. */
export function outputsTable(action: Action): string {
  const rows = Object.entries(action.outputs).map(
    ([name, output]) => `| \`${name}\` | ${cell(output.description)} |`,
  );
  return ['| output | what it is |', '|---|---|', ...rows].join('\n');
}

/** The page of the documentation that lists all inputs, each with an address of its own, and all outputs. */
export function inputsPage(action: Action): string {
  const fields = Object.entries(action.inputs).map(([name, input]) => {
    const more = input.required ? ' required' : input.default ? ` default="${input.default}"` : '';
    return `<ResponseField name="${name}"${more}>\n  ${input.description}\n</ResponseField>`;
  });
  return `---
title: Inputs and outputs
description: Every input and output of the Action, and the flags of docs-export run.
icon: sliders
---

{/* Generated from action.yml by \`npm run generate\`; never edited. */}

## Inputs

On a command line each is a flag of \`docs-export run\`, as \`--max-page-loss 40%\`; what differs there stands with the
[command line](/guides/command-line#the-whole-pipeline-in-a-terminal). An empty input is one that is not given; an empty \`github-token\` is none.

${fields.join('\n')}

## Outputs

All of them are set as soon as they are known, also when a later phase fails.

${outputsTable(action)}
`;
}

/** README's table of error codes. */
export function codesTable(codes: Readonly<Record<string, readonly [string, string]>>): string {
  const rows = Object.entries(codes).map(
    ([code, [meaning, remedy]]) => `| \`${code}\` | ${cell(meaning)} | ${cell(remedy)} |`,
  );
  return ['| code | what it means | what to do |', '|---|---|---|', ...rows].join('\n');
}

/** The page of the documentation that lists all error codes. */
export function errorsPage(codes: Readonly<Record<string, readonly [string, string]>>): string {
  return `---
title: Error codes
description: Every code a failure can end with, what it means and what to do.
icon: triangle-exclamation
---

{/* Generated from src/errors/codes.ts by \`npm run generate\`; never edited. */}

Codes are stable: scripts may rely on them. On the command line with \`--json\` they stand in \`error\`.

${codesTable(codes)}
`;
}
