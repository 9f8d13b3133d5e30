import { z } from 'zod';

const digests = {
  sha256: z.string().length(64),
  /** Of releases before, and of compressed bytes: stores that list or verify by it have it made when they need it. */
  md5: z.string().length(32).optional(),
  size: z.number().int().nonnegative(),
};

/** One file of a published site, with the headers it is served with. Digests and size are those of its content. */
export const ManifestFile = z.strictObject({
  ...digests,
  contentType: z.string(),
  cacheControl: z.string(),
  contentEncoding: z.string().optional(),
  /** The bytes that the destination holds, where it holds them compressed (`contentEncoding`). */
  stored: z.strictObject(digests).optional(),
});
export type ManifestFile = z.infer<typeof ManifestFile>;

/** A published site, described (design: the manifest). Paths are relative to the site's root, with `/`. */
export const Manifest = z.looseObject({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Commit of the docs project, where known. */
  commit: z.string().nullable(),
  /** Id of the workflow run, where known: tells an older run from a newer. */
  run: z.number().int().nullable(),
  exportJobId: z.string(),
  exportVersion: z.string().nullable(),
  bundleSha256: z.string().length(64),
  /** Site paths of the HTML pages without extension, sorted. */
  pages: z.array(z.string()),
  files: z.record(z.string(), ManifestFile),
});
export type Manifest = z.infer<typeof Manifest>;

/** Where the manifest lies at a destination. */
export const MANIFEST_PATH = '.docs-export/manifest.json';
/** The manifest of the release before, where a destination keeps what a rollback needs. */
export const PREVIOUS_PATH = '.docs-export/previous.json';
/** Folder of what a rollback copies back, each file under its digest. */
export const KEPT_FOLDER = '.docs-export/kept/';
