import { hash } from 'node:crypto';
import type { ProjectFiles } from '../project/files.ts';

/** A digest of texts and bytes that tells where one ends and the next begins. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const texts = parts.map((part) =>
    typeof part === 'string' ? `${part.length}:${part}` : `#${digestOfBytes(part)}`,
  );
  return hash('sha256', texts.join(''), 'base64url');
}

/** A digest of bytes, as it stands in keys. */
function digestOfBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url');
}

/** That of a file of the project; empty where there is none. */
export function digestOfFile(files: Pick<ProjectFiles, 'has' | 'read'>, file: string): string {
  return files.has(file) ? digestOfBytes(files.read(file)) : '';
}
