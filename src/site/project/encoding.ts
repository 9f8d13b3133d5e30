import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from './files.ts';
import { placeAt } from './place.ts';
import { firstUnreadable } from './text.ts';

/** The text of a file; tells where it is not in UTF-8. */
export function readTelling(files: ProjectFiles, file: string, report: Report): string {
  const text = files.readText(file);
  const at = firstUnreadable(text, () => files.read(file));
  if (at !== undefined)
    report({
      severity: 'warning',
      kind: 'encoding',
      message: 'This file is not in UTF-8; characters that cannot be read are shown as \uFFFD',
      hint: 'save it in UTF-8',
      file,
      ...placeAt(text, at),
    });
  return text;
}
