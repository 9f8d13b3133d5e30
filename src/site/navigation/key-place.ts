import type { Diagnostic, Report } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import type { SourcePlace } from '../page.ts';
import { placeAt } from '../project/place.ts';

/** Tells what is wrong with the value of a key in the frontmatter. */
export function warnOfKey(
  page: ParsedPage,
  key: string,
  told: Pick<Diagnostic, 'kind' | 'message' | 'hint'>,
  report: Report,
): void {
  report({ severity: 'warning', ...told, ...keyPlace(page, key) });
}

/** Where the frontmatter gives the value of a key. */
export function keyPlace({ file, source }: ParsedPage, key: string): SourcePlace {
  const at = new RegExp(`^(["']?)${key}\\1[ \\t]*[:=][ \\t]*`, 'm').exec(source);
  return { file, ...placeAt(source, at === null ? 0 : at.index + at[0].length) };
}
