import { inOneForm } from '../project/files.ts';

/** The project path that an import names; `/x` is seen from the root of the project. */
export function resolveImport(source: string, importer: string): string {
  const parts = source.startsWith('/') || !source.startsWith('.') ? [] : importer.split('/').slice(0, -1);
  for (const part of source.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return inOneForm(parts.join('/'));
}
