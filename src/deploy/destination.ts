import type { Manifest, ManifestFile } from '../bundle/manifest.ts';

/** One line of the `deploy` input, taken apart: `s3://bucket/prefix region=eu-west-1`. */
export interface DestinationSpec {
  /** The line's first word, as given. */
  readonly target: string;
  /** `dir`, `artifact`, `s3`, … */
  readonly scheme: string;
  readonly options: Readonly<Record<string, string>>;
}

/** The site to publish: an unpacked bundle on disk and its manifest. */
export interface LocalSite {
  /** Folder that holds the files named in the manifest. */
  readonly directory: string;
  /** The archive the folder was unpacked from. */
  readonly bundlePath: string;
  readonly manifest: Manifest;
}

/** What is at a destination now: exact (a manifest) or as far as a listing tells. */
export interface Inventory {
  /** The destination's own manifest, where there is one. */
  readonly manifest: Manifest | undefined;
  /** Path → what is known of the file there; hashes and headers may be unknown after a listing. */
  readonly files: ReadonlyMap<string, Partial<ManifestFile>>;
}

/** What one destination ended as: an entry of the `deployments` output. */
export interface Deployment {
  readonly destination: string;
  readonly status: 'published' | 'unchanged' | 'planned' | 'failed';
  readonly url: string | null;
  /** Files. */
  readonly added: number;
  readonly updated: number;
  readonly deleted: number;
  readonly unchanged: number;
  /** Bytes sent (or, with `plan`, to be sent). */
  readonly bytes: number;
  readonly milliseconds: number;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** Pages that differ from what the destination had: the `changes` output. Site paths without extension, sorted. */
export interface PageChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}
