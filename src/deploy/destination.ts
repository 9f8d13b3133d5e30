import type { Readable } from 'node:stream';
import type { Manifest, ManifestFile } from '../bundle/manifest.ts';
import type { Clock } from '../clock.ts';
import type { Http } from '../http/http.ts';
import type { Log } from '../log/log.ts';
import type { Environment } from '../process/environment.ts';
import type { Around } from './around.ts';
import type { Deployment } from './deployment.ts';
import type { Encoding } from './files/compressor.ts';
import type { GitHubAccess } from './github-access.ts';

/** One line of the `deploy` input, taken apart: `s3://bucket/prefix region=eu-west-1`. */
export interface DestinationSpec {
  /** Of a second place, as `latest`, that follows the newest version: the folder of the version, beside it. */
  readonly alias?: string | undefined;
  /** The line's first word, as given. */
  readonly target: string;
  /** `dir`, `artifact`, `s3`, … */
  readonly scheme: string;
  readonly options: Readonly<Record<string, string>>;
  /** The place is made of the pull request's number or the commit: no other run publishes there. */
  readonly own?: boolean | undefined;
  readonly around?: readonly Around[] | undefined;
}

/** The site to publish: an unpacked bundle on disk and its manifest. */
export interface LocalSite {
  /** Folder that holds the files named in the manifest. */
  readonly directory: string;
  /** The archive the folder was unpacked from. */
  readonly bundlePath: string;
  readonly manifest: Manifest;
  /** Path → file on disk or bytes, for what does not lie in the folder under its own path. */
  readonly elsewhere?: ReadonlyMap<string, string | Uint8Array> | undefined;
}

/** The file of a site on disk, or its bytes. */
export function sourceOf({ elsewhere, directory }: LocalSite, path: string): string | Uint8Array {
  return elsewhere?.get(path) ?? `${directory}/${path}`;
}

/** What is at a destination now: exact (a manifest) or as far as a listing tells. */
export interface Inventory {
  /** The destination's own manifest, where there is one. */
  readonly manifest: Manifest | undefined;
  /** An earlier publish did not reach its end, so that the manifest is not the whole truth. */
  readonly interrupted: boolean;
  /** Path → what is known of the file there; hashes and headers may be unknown after a listing. */
  readonly files: FilesThere;
  /** Those of `files` that no manifest of ours knows: somebody else's, pruned only with `force`. */
  readonly foreign: ReadonlySet<string>;
  /** Folders in which other sites are published; what is in them is not among `files`, and nobody's to prune. */
  readonly neighbours?: readonly string[] | undefined;
  /** Finds those folders where they are not known yet, which takes a listing. */
  findNeighbours?(turn: Turn): Promise<readonly string[]>;
  /** Whether the manifest, or that there is none, still is what was seen. */
  stands?(): Promise<boolean>;
}

/** What is known of the files at a destination, by path: a map, or what answers as one. */
export interface FilesThere extends Iterable<readonly [string, Partial<ManifestFile>]> {
  get(path: string): Partial<ManifestFile> | undefined;
  keys(): Iterable<string>;
}

/** A file on its way to a destination. */
export interface OutgoingFile {
  /** Path relative to the site's root. */
  readonly path: string;
  readonly file: ManifestFile;
  /** The file on disk, or its bytes, or what they are made by, anew for each attempt. */
  readonly source: string | Uint8Array | (() => Readable);
}

/** What an operation at a destination needs from whoever runs it. */
export interface Turn {
  readonly signal: AbortSignal;
  /** Told when the destination asks for fewer requests. */
  onThrottle?(): void;
  /** Told how many bytes of a large file have been sent so far; fewer again where it is begun anew. */
  onSent?(bytes: number): void;
}

/** Which files stay at a destination that are no part of the site any more. */
export interface KeepRules {
  /** Files that are never deleted. */
  readonly keeps: (path: string) => boolean;
  /** How long old assets stay, for readers with an open tab; 0 deletes them at once. */
  readonly graceMs: number;
}

/** What the line of a store says on how a site is kept there; the same options for every store of files. */
export interface StoreRules extends KeepRules {
  /** Publish `guides/start.html` as `guides/start` too. */
  readonly cleanUrls: boolean;
  /** How what browsers read is stored, if compressed. */
  readonly precompress: Encoding | undefined;
}

/** How many requests a store takes for one piece of work; one for each unless told. */
interface RequestCosts {
  /** For a file above what is sent in one piece, of so many parts. */
  readonly inParts?: ((parts: number) => number) | undefined;
  /** To replace the headers of a file that is there. */
  readonly headers?: ((file: ManifestFile) => number) | undefined;
  readonly copy?: ((file: ManifestFile) => number) | undefined;
  /** For so many files that are deleted. */
  readonly deletes?: ((files: number) => number) | undefined;
  /** To list so many files, of which so many came in parts. */
  readonly listing?: ((files: number, inParts: number) => number) | undefined;
}

/** The names that a store takes, checked before anything is sent. */
export interface FileNames {
  readonly prefix: string;
  readonly mostBytes: number;
}

/** What every destination is and can do, however it takes a site. */
interface AnyDestination {
  /**
   * Of a place that follows the newest version, the folder of the version: an older one and a pre-release leave it as
   * it is.
   */
  readonly alias?: string | undefined;
  /** The place is made of the pull request's number or the commit: its readers know no address of old. */
  readonly own?: boolean | undefined;
  /** Paths without which nothing is published. */
  readonly required?: readonly string[] | undefined;
  /** What the run publishes around it. */
  readonly around?: readonly Around[] | undefined;
  /** The target as given: names the destination in logs and outputs. */
  readonly name: string;
  /** Where a reader finds the site (or the store its files), if that is known beforehand. */
  readonly url: string | null;
  /** Publish over a newer run, in place of another site, and prune files that are not ours. */
  readonly force: boolean;
  /**
   * Rejects where what a publish cannot do without is not here: a login, a file of the checkout. Asks nobody, and knows no
   * site yet; what it lets pass may still be refused.
   */
  ready?(): Promise<void>;
  /** The site as this destination is to hold it, with aliases or compressed files; as it is unless told. */
  wanted?(site: LocalSite, inventory: Inventory, turn: Turn): Promise<LocalSite>;
  /** Frees what the operations left open; called once at the end, whatever happened. */
  close?(): Promise<void>;
}

/** A store of files that is brought up to date file by file; `publish` decides what, and in which order. */
export interface FilesDestination extends AnyDestination {
  readonly kind: 'files';
  /** How the site is kept there, where the line says it. */
  readonly rules?: StoreRules | undefined;
  /** Requests at once, at most. */
  readonly concurrency: number;
  /** False where files have no headers there: what serves them decides. */
  readonly keepsHeaders?: false | undefined;
  /** No file can have the name of a folder there, as on a disk. */
  readonly hasFolders?: true | undefined;
  /** What stands before each path in the names of its files, and how long those may be. */
  readonly names?: FileNames | undefined;
  /** What it is asked for; for a plan. */
  readonly costs?: RequestCosts | undefined;
  inventory(turn: Turn): Promise<Inventory>;
  /** Path → SHA-256 of files that are there. Needed where a listing tells no more than their sizes. */
  digests?(paths: readonly string[], turn: Turn): Promise<ReadonlyMap<string, string>>;
  put(outgoing: OutgoingFile, turn: Turn): Promise<void>;
  /** `put`, and a way to ask whether it is still this that stands there. Needed to notice others who publish at once. */
  putWatched?(outgoing: OutgoingFile, turn: Turn): Promise<() => Promise<boolean>>;
  /** Replaces the headers of a file that is there with these bytes, without sending them again; false if it is not there. */
  updateHeaders(path: string, file: ManifestFile, turn: Turn): Promise<boolean>;
  remove(paths: readonly string[], turn: Turn): Promise<void>;
  /** Copies a file inside the store, with these headers; false if it is not there. Needed for `grace` to keep a release. */
  copy?(from: string, to: string, file: ManifestFile, turn: Turn): Promise<boolean>;
  /** Whether a file is there; who may not know is told that it is not. Needed where a store takes single files. */
  holds?(path: string, turn: Turn): Promise<boolean>;
  /** The text of one of our own small files (`.docs-export/…`), if it is there. */
  readText?(path: string, turn: Turn): Promise<string | undefined>;
  /** After all files arrived, before anything is pruned: a CDN is told which paths changed. */
  readonly finish?: ((changedPaths: readonly string[], turn: Turn) => Promise<void>) | undefined;
}

/** What a host takes, as it says itself. */
export interface HostLimits {
  /** For messages: `GitHub Pages`. */
  readonly host: string;
  /** Bytes of all files together. */
  readonly siteBytes?: number | undefined;
  readonly files?: number | undefined;
  readonly fileBytes?: number | undefined;
}

/** A destination that takes the site in one piece: a folder that is swapped, an archive, a deployment. */
export interface WholeDestination extends AnyDestination {
  readonly kind: 'whole';
  /** What stays there, where the line says it. */
  readonly rules?: KeepRules | undefined;
  /** What its host takes; checked before anything is sent. */
  readonly limits?: readonly HostLimits[] | undefined;
  /** What a publish does, in words, where it does not send the whole site as one archive; a plan knows the bytes to send. */
  does?(bytes: number | undefined): string;
  /** What is there, where that can be known: a site that is there already is not published again. */
  inventory?(turn: Turn): Promise<Inventory | undefined>;
  /** For a plan: what a publish sends, at most; all files as they are unless told. Those that differ have `differing` bytes. */
  bytesToSend?(site: LocalSite, differing: number, turn: Turn): Promise<number>;
  /** Answers with what came of it, in place of what the plan says. */
  publish(site: LocalSite, turn: Turn): Promise<Pick<Deployment, 'url' | 'bytes'> & Partial<Deployment>>;
  /** Brings back the release before, where one is kept; with `plan` only says so. Throws E_ROLLBACK. */
  rollback?(plan: boolean, turn: Turn): Promise<void>;
  /** Takes away what the manifest there lists: the number of files, or undefined where no site of ours is. */
  remove?(plan: boolean, turn: Turn): Promise<number | undefined>;
}

export type Destination = FilesDestination | WholeDestination;

/** Uploads one file as an artifact of the workflow run. */
type UploadArtifact = (
  name: string,
  file: string,
  options: {
    readonly retentionDays?: number | undefined;
    /** Put the file into a zip, as GitHub Pages wants it, and take `name` as it is. */
    readonly zipped?: boolean | undefined;
    readonly signal: AbortSignal;
  },
) => Promise<{ readonly id: number; readonly url: string | null; readonly digest: string }>;

/** A checkout of git, and the remote `origin` that it is of. */
export interface OwnCheckout {
  /** Address of the remote; holds no secret. */
  readonly origin: string;
  /** The branch that is checked out. */
  readonly branch: string | undefined;
  /** The default branch of the remote, where the checkout knows it, as a clone does. */
  readonly defaultBranch: string | undefined;
}

/** The effects and settings a destination is opened with. */
export interface DestinationContext {
  readonly http: Http;
  readonly clock: Clock;
  readonly env: Environment;
  readonly log: Log;
  /** Relative folders start here. */
  readonly workingDirectory: string;
  /** The docs projects on disk, which no destination may replace. */
  readonly docsDirectories: readonly string[];
  /** The `artifact` destination's name unless its line gives one. */
  readonly artifactName: string;
  readonly uploadArtifact: UploadArtifact;
  /** Throws E_ARTIFACT where artifacts cannot be uploaded here. */
  readonly requireArtifacts?: (() => Promise<void>) | undefined;
  /** A link to the bundle as others can reach it; undefined where only this run can. A secret until it expires. */
  readonly bundleLink?:
    | (() => Promise<{ readonly url: string; readonly expiresAt: number | undefined }>)
    | undefined;
  /** A folder for what is needed for a while. */
  readonly tempDirectory: string;
  /** The checkout that a command is run in, outside a workflow run. */
  readonly checkout?: OwnCheckout | undefined;
  /** Undefined outside a workflow run, or without a token. */
  readonly github: GitHubAccess | undefined;
}
