import { z } from 'zod';
import { Failure } from '../errors/failure.ts';
import { parseEntryPath } from './archive/entry-path.ts';
import { Manifest } from './manifest.ts';

/**
 * Reads the JSON text of a manifest. Throws E_MANIFEST_INVALID when it is none, or names a path that leads out of the
 * site: whoever deletes or copies by a manifest may rely on its paths.
 */
export function readManifest(text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw invalid('it is not JSON', error);
  }
  const parsed = Manifest.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw invalid(`${z.core.toDotPath(issue?.path ?? [])}: ${issue?.message ?? 'it has another form'}`);
  }
  for (const path of Object.keys(parsed.data.files)) {
    const entry = parseEntryPath(path);
    if (!entry.safe || entry.path !== path)
      throw invalid(`it names the file ${JSON.stringify(path)}, which is no path inside a site`);
  }
  return parsed.data;
}

function invalid(why: string, cause?: unknown): Failure {
  return new Failure('E_MANIFEST_INVALID', { what: 'The manifest cannot be read', why, cause });
}
