import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A workflow as a reader would have it: a file of its own, or a fence of a document made whole. */
export interface Workflow {
  /** `docs/guides/amazon-s3.mdx:14`, or the path of a file. */
  readonly name: string;
  readonly text: string;
}

/** A YAML fence that is neither a workflow nor a part of one. */
export interface Other {
  readonly name: string;
  readonly keys: readonly string[];
}

const ROOT = join(import.meta.dirname, '..', '..');

/** The workflows of `.github/workflows` as they are. */
export async function workflowFiles(): Promise<readonly Workflow[]> {
  const folder = join('.github', 'workflows');
  const names = (await readdir(join(ROOT, folder))).filter((name) => /\.ya?ml$/.test(name));
  return Promise.all(
    names.map(async (name) => ({
      name: `${folder}/${name}`,
      text: await readFile(join(ROOT, folder, name), 'utf8'),
    })),
  );
}

/** What the YAML fences of README and docs hold. Steps, jobs and inputs are put into a workflow around them. */
export async function documentedWorkflows(
  inputs: readonly string[],
): Promise<{ readonly workflows: readonly Workflow[]; readonly others: readonly Other[] }> {
  const found = await readdir(join(ROOT, 'docs'), { recursive: true });
  const pages = found.filter((path) => /\.mdx?$/.test(path)).map((path) => join('docs', path));
  const workflows: Workflow[] = [];
  const others: Other[] = [];
  for (const path of ['README.md', ...pages]) {
    for (const { line, text } of yamlFences(await readFile(join(ROOT, path), 'utf8'))) {
      const name = `${path}:${line}`;
      const whole = madeWhole(text, inputs);
      if (whole === undefined) others.push({ name, keys: Object.keys(parse(text) ?? {}) });
      else workflows.push({ name, text: whole });
    }
  }
  return { workflows, others };
}

function* yamlFences(document: string): Generator<{ readonly line: number; readonly text: string }> {
  for (const match of document.matchAll(/^([ \t]*)```ya?ml\b[^\n]*\n([\s\S]*?)^[ \t]*```/gm)) {
    const [, indent = '', body = ''] = match;
    const line = document.slice(0, match.index).split('\n').length;
    yield { line, text: body.replace(new RegExp(`^${indent}`, 'gm'), '') };
  }
}

function madeWhole(text: string, inputs: readonly string[]): string | undefined {
  const value: unknown = parse(text);
  if (Array.isArray(value)) return inJob(`steps:\n${indented(text, 2)}`);
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = Object.keys(value);
  if (keys.includes('jobs')) return keys.includes('on') ? text : triggerOf(text) + text;
  if (keys.includes('steps')) return inJob(text);
  if (keys.every((key) => inputs.includes(key))) return inJob(stepWith(text, keys));
  return undefined;
}

function stepWith(text: string, keys: readonly string[]): string {
  const domain = keys.includes('domain') ? '' : '      domain: docs.example.com\n';
  return `steps:\n  - uses: OWNER/docs-export-action@v1\n    with:\n${domain}${indented(text, 6)}`;
}

function inJob(text: string): string {
  const runner = /^(runs-on|uses):/m.test(text) ? '' : '    runs-on: ubuntu-latest\n';
  return `${triggerOf(text)}jobs:\n  docs:\n${runner}${indented(text, 4)}`;
}

/** What a reader has to have for the inputs and the event that a part of a workflow uses. */
function triggerOf(text: string): string {
  if (text.includes('github.event.pull_request')) return 'on: pull_request\n';
  const names = new Set(Array.from(text.matchAll(/\binputs\.([\w-]+)/g), ([, name]) => name));
  if (names.size === 0) return 'on: push\n';
  const inputs = Array.from(names, (name) => `      ${name}:\n        type: string\n`);
  return `on:\n  workflow_dispatch:\n    inputs:\n${inputs.join('')}`;
}

function indented(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}
