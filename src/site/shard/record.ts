import { createHash } from 'node:crypto';
import type { Diagnostic } from '../diagnostic.ts';
import { textFile } from '../hashed.ts';
import type { PageTrace, SiteLinks, UnlistedPage } from '../output/whole.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildEvents, ShardChoice, SiteFile, SiteOptions } from '../site.ts';
import { asSiteFile, piecesOf } from '../site-file.ts';
import { PART_HEADER, PartHeader, pageNotes, writePageNotes } from './part.ts';

/** The groups a part keeps its files in; where a path is wanted twice, the first group takes it. */
export type FileGroup = 'shared' | 'around' | 'needed' | 'used';

/** Writes one part of a site: files as they come, and notes on what the whole will be made of. */
export interface PartRecord {
  /** Events that note each file on its way. */
  readonly events: BuildEvents;
  /** Files that follow belong to this group, or to the pages one by one. */
  enter(group: FileGroup | 'pages'): void;
  /** Files since the page before belong to this page. */
  page(number: number, trace: PageTrace): Promise<void>;
  /** Writes the header, which makes the part whole. */
  finish(site: PartFacts): Promise<void>;
}

interface PartFacts {
  readonly name: string;
  readonly pages: readonly string[];
  readonly unlisted: readonly UnlistedPage[];
  readonly links: SiteLinks;
  readonly diagnostics: readonly Diagnostic[];
}

/** Opens the record of a part. */
export function createPartRecord(
  shard: ShardChoice,
  options: SiteOptions,
  files: ProjectFiles,
  events: BuildEvents,
): PartRecord {
  const digests: Record<string, string> = {};
  const groups: Record<FileGroup, string[]> = { shared: [], around: [], needed: [], used: [] };
  let group: FileGroup | 'pages' = 'shared';
  let ofPage: string[] = [];
  const hand = async (file: SiteFile): Promise<void> => {
    digests[file.path] = sha256(piecesOf(file));
    await events.onFile(file);
  };
  return {
    events: {
      ...events,
      onFile(file) {
        (group === 'pages' ? ofPage : groups[group]).push(file.path);
        return hand(file);
      },
    },
    enter(next) {
      group = next;
    },
    async page(number, trace) {
      const taken = ofPage;
      ofPage = [];
      await hand(textFile(pageNotes(number), writePageNotes(taken, trace)));
    },
    async finish({ name, pages, unlisted, links, diagnostics }) {
      const header = {
        format: 1,
        index: shard.index,
        of: shard.of,
        origin: { ...shard.origin },
        options: sharedOptions(options),
        input: inputDigest(files, options),
        name,
        pages: [...pages],
        unlisted: [...unlisted],
        ...groups,
        digests,
        anchors: [...links.anchors],
        linked: [...links.linked].sort(),
        diagnostics: [...diagnostics],
      };
      // Through JSON, where what is undefined is left out; a header that could not be read is never written.
      const text = JSON.stringify(header);
      PartHeader.parse(JSON.parse(text));
      await events.onFile(textFile(PART_HEADER, text));
    },
  };
}

/** The options that all parts of a site share, and the run that merges them. */
export function sharedOptions({
  domain,
  deploymentType,
  version,
  paths,
}: SiteOptions): PartHeader['options'] {
  return { domain, deploymentType, version: version ?? null, paths: [...(paths ?? [])].sort() };
}

function inputDigest(files: ProjectFiles, options: SiteOptions): string {
  const hash = createHash('sha256').update(JSON.stringify(sharedOptions(options)));
  for (const path of files.paths) hash.update(`${path}\n${sha256(piecesOf(asSiteFile(files, path)))}\n`);
  return hash.digest('hex');
}

/** The SHA-256 of bytes, in hexadecimal. */
export function sha256(pieces: Iterable<Uint8Array>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}
