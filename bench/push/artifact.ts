import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import { uploadArtifact } from '../../src/github/artifact.ts';
import { readGitHubContext } from '../../src/github/context.ts';

/**
 * Uploads a site as an artifact, for the environment of an artifact service: `ready ARCHIVE` as the Action does, and
 * `zip FOLDER` file by file at level 6, as actions/upload-artifact does, through the same client.
 */
const [form, path = '', name = ''] = process.argv.slice(2);
if (form === 'ready') {
  const tempDir = await mkdtemp(join(tmpdir(), 'bench-artifact-'));
  const context = readGitHubContext(process.env, () => '{}');
  const { signal } = new AbortController();
  await uploadArtifact(name, path, { signal }, { context, tempDir, clock: systemClock });
  await rm(tempDir, { recursive: true });
} else {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await new DefaultArtifactClient().uploadArtifact(name, files, path, { compressionLevel: 6 });
}
