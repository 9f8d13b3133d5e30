import { readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { unpackBundle } from '../bundle/unpack.ts';
import { Failure } from '../errors/failure.ts';
import type { Config } from '../inputs/config.ts';
import { counted } from '../log/measures.ts';
import type { PartFolder } from '../service/sources/parts-source.ts';
import type { RunContext } from './context.ts';

/** A part as it was kept. */
interface PartArchive {
  readonly name: string;
  /** Makes the archive a file of this machine, below an empty folder where it has to come from elsewhere. */
  fetch(folder: string): Promise<string>;
}

/**
 * Brings the parts of a site together: those in a folder, else the artifacts of this workflow run. Each is unpacked
 * with the care every archive gets. Throws E_SHARDS when there is none, E_ARTIFACT, E_BUNDLE_…
 */
export async function collectParts(
  folder: string | undefined,
  { artifactName }: Pick<Config, 'artifactName'>,
  context: RunContext,
): Promise<readonly PartFolder[]> {
  const { log, signal, workDir } = context;
  const archives = folder === undefined ? await uploadedParts(artifactName, context) : await partsIn(folder);
  if (archives.length === 0) {
    const place = folder ?? `artifacts of this run, named ${artifactName}-part-1-of-N.tar.gz and so on`;
    throw new Failure('E_SHARDS', {
      what: 'There are no parts to merge',
      value: place,
      fix: 'let the job need those that run with shard, and give all the same domain and artifact-name',
    });
  }
  const root = join(workDir, 'parts');
  await rm(root, { recursive: true, force: true });
  const parts: PartFolder[] = [];
  for (const [index, { name, fetch }] of archives.entries()) {
    const archive = await fetch(join(root, `${index}.download`));
    const directory = join(root, String(index));
    await unpackBundle({ archive, directory, signal }).catch((error: unknown) => named(error, name));
    parts.push({ name, directory });
  }
  log.info(`${counted(parts.length, 'part')}: ${parts.map(({ name }) => name).join(', ')}`);
  return parts;
}

/** Throws the failure of one archive among several with its name, where it names nothing itself. */
function named(error: unknown, name: string): never {
  if (!(error instanceof Failure) || error.value !== undefined) throw error;
  const { code, what, why, fix, cause } = error;
  throw new Failure(code, { what, value: name, why, fix, cause });
}

async function partsIn(folder: string): Promise<PartArchive[]> {
  const files = await readdir(folder, { recursive: true });
  return (
    files
      .filter((file) => file.endsWith('.tar.gz'))
      .sort()
      // Its whole path: what downloads artifacts puts each into a folder of its own, where all can have one name.
      .map((file) => ({ name: file.replaceAll(sep, '/'), fetch: async () => join(folder, file) }))
  );
}

async function uploadedParts(artifactName: string, { github, signal }: RunContext): Promise<PartArchive[]> {
  if (github?.artifactService !== true) {
    throw new Failure('E_ARTIFACT', {
      what: 'There are no parts to merge',
      why: `${github === undefined ? 'this is no workflow run' : 'the runner offers no artifact service'}, which would have them as artifacts`,
      fix: 'name the folder that holds them with parts',
    });
  }
  const { downloadArtifact, listArtifacts } = await import('../github/artifact-download.ts');
  const found = await listArtifacts(github, signal);
  const rest = /^-part-\d+-of-\d+\.tar\.gz$/;
  return found
    .filter(({ name }) => name.startsWith(artifactName) && rest.test(name.slice(artifactName.length)))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map((artifact) => ({
      name: artifact.name,
      fetch: (folder) => downloadArtifact(artifact, folder, signal),
    }));
}
