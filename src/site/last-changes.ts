import type { LoadedSettings } from './config/load.ts';
import type { Report } from './diagnostic.ts';
import { isFalse, isTrue, type SitePage, writtenOn } from './navigation/pages.ts';
import type { SiteOptions } from './site.ts';

export interface LastChangeSources {
  readonly pages: Iterable<SitePage>;
  /** Whether pages show it that do not say so themselves (`metadata.timestamp`). */
  readonly timestamp: boolean;
  readonly options: Pick<SiteOptions, 'lastCommits' | 'isDraft'>;
  readonly exactPlace: LoadedSettings['exactPlace'];
  readonly report: Report;
  readonly signal: AbortSignal | undefined;
}

/**
 * The days on which pages changed last, by their paths, as `2026-07-07`, for those that are to show it: the page's own
 * `lastUpdatedDate`, else the last commit of its file. A page whose day nobody knows shows none; one notice tells why.
 */
export async function lastChanges(sources: LastChangeSources): Promise<ReadonlyMap<string, string>> {
  const { pages, timestamp, options, exactPlace, report, signal } = sources;
  const days = new Map<string, string>();
  const asked = new Map<string, string>();
  for (const page of pages) {
    const { timestamp: own, lastUpdatedDate } = writtenOn(page);
    const file = page.parsed?.file;
    if (file === undefined || !(isTrue(own) || (timestamp && !isFalse(own)))) continue;
    const day = dayOf(lastUpdatedDate);
    if (day !== undefined) days.set(page.path, day);
    else asked.set(page.path, file);
    if (day === undefined && lastUpdatedDate !== undefined)
      report({
        severity: 'warning',
        kind: 'frontmatter',
        message: `lastUpdatedDate: ${JSON.stringify(lastUpdatedDate)} is no date`,
        hint: 'write it as 2026-07-07',
        ...exactPlace({ file }, 'lastUpdatedDate'),
      });
  }
  if (asked.size === 0 || options.isDraft === true || options.lastCommits === undefined) return days;
  const { days: committed, lack } = await options.lastCommits([...asked.values()], signal);
  let unknown = 0;
  for (const [page, file] of asked) {
    const day = committed.get(file);
    if (day === undefined) unknown += 1;
    else days.set(page, day);
  }
  if (lack !== undefined && unknown > 0)
    report({
      severity: 'notice',
      kind: 'no-date',
      message: `The date of the last change is missing on ${unknown === 1 ? 'one page' : `${unknown} pages`}: ${lack.why}`,
      hint: lack.hint,
    });
  return days;
}

/**
 * The day of a date as frontmatter has it, in Greenwich where it tells an hour and the zone of it: an hour without one is
 * of another day in each zone that a site may be built in. Undefined for what is none.
 */
function dayOf(written: unknown): string | undefined {
  if (typeof written !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(written.trim())) return undefined;
  const text = written.trim();
  // The 30th of February is the 1st of March to some.
  if (new Date(`${text.slice(0, 8)}01`).getUTCMonth() !== new Date(text.slice(0, 10)).getUTCMonth())
    return undefined;
  const hasZone = /:\d\d.*(?:z|[+-]\d\d(?::?\d\d)?|gmt|utc)$/i.test(text);
  const date = new Date(hasZone || Number.isNaN(Date.parse(text)) ? text : text.slice(0, 10));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
