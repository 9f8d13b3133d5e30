import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type DeployOptions, deploy } from '../../../src/deploy/deploy.ts';
import type { DestinationContext, LocalSite } from '../../../src/deploy/destination.ts';
import { contextOf, opened, recordedLog } from '../fixtures.ts';

export const FIRST = { 'index.html': 'home', 'a/b.html': 'b', 'assets/x.css': 'x' };
export const SECOND = { 'index.html': 'HOME', 'c.html': 'c', 'assets/x.css': 'x' };

/** Publishes a site in a folder, and tells how that went. */
export async function push(
  site: LocalSite,
  line: string,
  context: Partial<DestinationContext>,
  options: Partial<DeployOptions> = {},
) {
  const log = recordedLog();
  const { deployments, changes } = await deploy(site, opened(line, contextOf({ ...context, log })), {
    plan: false,
    maxPageLoss: 1,
    signal: new AbortController().signal,
    log,
    ...options,
  });
  const [deployment] = deployments;
  if (deployment === undefined) throw new Error('no deployment');
  return { deployment, changes };
}

/** All files below a folder, with their content. */
export async function held(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[relative(folder, path).split(sep).join('/')] = await readFile(path, 'utf8');
  }
  return files;
}
