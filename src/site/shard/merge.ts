import { createBreathing } from '../breathing.ts';
import { createDiagnostics } from '../output/diagnostics.ts';
import { createWholeSite } from '../output/whole.ts';
import { createWriter } from '../output/writer.ts';
import type { BuildEvents, SiteOptions, SiteSummary } from '../site.ts';
import { type FittingPart, fittingParts, type PartFiles } from './fit.ts';
import { pageNotes, readPageNotes } from './part.ts';

/**
 * Joins the parts of a site into what one build of it makes, byte for byte. Throws E_SHARDS when the parts do not
 * fit together or are damaged.
 */
export async function mergeParts(
  given: readonly PartFiles[],
  expected: Partial<SiteOptions>,
  events: BuildEvents,
): Promise<SiteSummary> {
  const breathe = createBreathing(events.signal);
  const parts = fittingParts(given, expected);
  const [first] = parts;
  const { header } = first;
  const diagnostics = createDiagnostics();
  // What cannot be a file everywhere was left out, and told, when the parts were built.
  const writer = createWriter(events, () => {});
  const write = async ({ read }: FittingPart, paths: Iterable<string>): Promise<void> => {
    for (const path of paths) {
      await breathe();
      if (!writer.has(path)) await writer.write({ path, bytes: read(path) });
    }
  };

  await write(first, header.shared);
  const whole = createWholeSite();
  const decoder = new TextDecoder();
  events.onProgress?.(0, header.pages.length);
  for (const number of header.pages.keys()) {
    const part = parts[number % parts.length] ?? first;
    const { files, trace } = readPageNotes(decoder.decode(part.read(pageNotes(number))));
    await write(part, files);
    whole.add(trace);
    events.onProgress?.(number + 1, header.pages.length);
  }
  await write(first, header.around);
  for (const file of whole.files()) await writer.write(file);
  for (const part of parts) await write(part, part.header.needed);
  const used = parts.flatMap((part) => part.header.used.map((path) => ({ path, part })));
  used.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  for (const { path, part } of used) await write(part, [path]);

  for (const part of parts) part.header.diagnostics.forEach(diagnostics.report);
  const links = {
    anchors: parts.flatMap((part) => part.header.anchors),
    linked: new Set(parts.flatMap((part) => part.header.linked)),
  };
  whole.check(links, header.unlisted, diagnostics.report);
  // Where the page that opens the site stands elsewhere, its copy is one of the files around the pages.
  const copies = header.around.includes('index.html') ? ['index'] : [];
  return {
    name: header.name,
    pages: [...header.pages, ...copies].sort(),
    diagnostics: diagnostics.list(),
  };
}
