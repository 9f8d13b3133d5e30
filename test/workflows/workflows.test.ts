import { beforeAll, describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { documentedWorkflows, workflowFiles } from './documents.ts';
import { actionlintValidator, githubValidator, inputNames, type Validator } from './validators.ts';

const folder = useTemporaryFolder('perFile');
let validators: Readonly<Record<string, Validator>>;

beforeAll(async () => {
  validators = { github: await githubValidator(folder.path()), actionlint: await actionlintValidator() };
});

const broken = {
  name: 'broken',
  text: `on: push
jobs:
  docs:
    runs-on: ubuntu-latest
    steps:
      - uses: OWNER/docs-export-action@v1
        with:
          domian: docs.example.com
      - run: echo \${{ github.nothing }}
`,
};

describe.each(['github', 'actionlint'])('by the rules of %s', (rules) => {
  const complaints = async (workflows: readonly { name: string; text: string }[]): Promise<unknown> =>
    (await Promise.all(workflows.map(async (workflow) => validators[rules]?.(workflow)))).flat();

  it('a workflow with mistakes is refused', async () => {
    expect(await complaints([broken])).not.toEqual([]);
  });

  it('the workflows of this repository are valid', async () => {
    const workflows = await workflowFiles();
    expect(workflows.length).toBeGreaterThan(3);
    expect(await complaints(workflows)).toEqual([]);
  });

  it('the workflows in README and docs are valid', async () => {
    const { workflows } = await documentedWorkflows(await inputNames());
    expect(workflows.length).toBeGreaterThan(10);
    expect(await complaints(workflows)).toEqual([]);
  });
});

it('every other YAML in the documents is a known kind of file', async () => {
  const { others } = await documentedWorkflows(await inputNames());
  const known = new Set(['staticExport', 'spec']);
  expect(others.filter(({ keys }) => !keys.every((key) => known.has(key)))).toEqual([]);
});
