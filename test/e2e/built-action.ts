import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { readAction } from '../../scripts/generate/inputs.ts';
import { type ActionResult, type ActionRun, runAction } from '../support/runner.ts';

/** The built Action, as the runner starts it. */
const DIST = fileURLToPath(new URL('../../dist/index.js', import.meta.url));

/** The built program, as a terminal starts it. */
export const BIN = fileURLToPath(new URL('../../bin/docs-export.js', import.meta.url));

/**
 * Runs the built Action; inputs that are not given have action.yml's defaults, as the runner fills them in, but for
 * `cache-dir`: with the folder of all tests a run of the embedded service takes half of the time.
 */
export async function runBuiltAction({
  inputs = {},
  ...run
}: Omit<ActionRun, 'entry'>): Promise<ActionResult> {
  const isEmbedded = !inputs['base-url'] && inputs.mode === undefined;
  const kept = isEmbedded ? { 'cache-dir': inject('cacheFolder') } : {};
  return runAction({ ...run, entry: DIST, inputs: { ...(await actionDefaults()), ...kept, ...inputs } });
}

/** The inputs as the runner fills them in where a workflow gives none; its own expressions are left empty. */
export async function actionDefaults(): Promise<Record<string, string>> {
  const { inputs } = await readAction();
  const defaults = Object.entries(inputs).map(([name, input]) => {
    const text = input.default ?? '';
    return [name, text.startsWith('$') ? '' : text];
  });
  return Object.fromEntries(defaults);
}

/** A run's output with what differs from run to run replaced: times, ids, digests, folders, ports. */
export function steady(text: string, folders: readonly string[] = []): string {
  let shown = text;
  for (const folder of folders) shown = shown.replaceAll(folder, 'FOLDER');
  return (
    shown
      .replaceAll(/^::debug::.*\n/gm, '')
      .replaceAll(/localhost:\d+/g, 'localhost:PORT')
      .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'UUID')
      .replaceAll(/artifacts\/\d+/g, 'artifacts/ID')
      .replaceAll(/\b(ID|id:?) \d+/g, '$1 ID')
      .replaceAll(/Uploaded bytes \d+/g, 'Uploaded bytes N')
      // How many files a page needs is the builder's to change.
      .replaceAll(/\b(Unpacked|removed,|the whole site,) \d+ files/g, '$1 N files')
      .replaceAll(/\b\d+ (files removed|new,)/g, 'N $1')
      .replaceAll(/"(added|deleted)\\?":\d\d+/g, 'N')
      .replaceAll(/^(\| [a-z ]+ \|) \d+ \|/gm, '$1 N |')
      .replaceAll(/(?<=^\| <code>.*\|) \d\d+ (?=\|)/gm, ' N ')
      .replaceAll(/"bytes\\?":\d+|"milliseconds\\?":\d+/g, 'N')
      .replaceAll(/\/(tmp|var)\/[\w./-]*?(runner-\w+)/g, 'RUNNER')
      .replaceAll(/docs-export-[0-9a-f]{8}/g, 'docs-export-RANDOM')
      .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'TIME')
      .replaceAll(/[0-9a-f]{64}/g, 'SHA256')
      .replaceAll(/\bjob_\w+/g, 'JOB')
      .replaceAll(/\d+(\.\d+)? (ms|s)\b/g, 'DURATION')
      .replaceAll(/\d+(\.\d+)? (bytes|kB|MB)\b/g, 'SIZE')
      .replaceAll(/("bundle-bytes": )"\d+"/g, '$1"N"')
      .replaceAll(/bar \[[^\]]*\]/g, 'bar [N]')
      .replaceAll(/0 --> [\d.]+/g, '0 --> N')
      .replaceAll(/^( +"[\w ]+" : )[\d.]+$/gm, '$1N')
      .replaceAll(/::add-mask::.*/g, '::add-mask::MASKED')
      .replaceAll(/with \d+ polls?/g, 'with N polls')
      .replaceAll(/^(queued|running|completed)( \d+ %)?(, \d+ pages)?$/gm, 'PROGRESS')
      // How far a download has come is said on slow machines only.
      .replaceAll(/^SIZE of SIZE\n/gm, '')
      .replaceAll(/(PROGRESS\n)+/g, 'PROGRESS\n')
  );
}
