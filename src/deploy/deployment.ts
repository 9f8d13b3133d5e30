/** What one destination ended as: an entry of the `deployments` output. */
export interface Deployment {
  readonly destination: string;
  readonly status: 'published' | 'unchanged' | 'planned' | 'removed' | 'failed';
  readonly url: string | null;
  /** Files. */
  readonly added: number;
  readonly updated: number;
  readonly deleted: number;
  readonly unchanged: number;
  /** With `plan`: those of `updated` of which only the headers are to change. */
  readonly headers?: number | undefined;
  /** With `plan`, at a store: about so many requests. */
  readonly requests?: number | undefined;
  /** Bytes sent (or, with `plan`, to be sent). */
  readonly bytes: number;
  readonly milliseconds: number;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** Pages that differ from those that readers had: the `changes` output. Site paths without extension, sorted. */
export interface PageChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Those of `changed` with the text they had, and something else around it: navigation, look. */
  readonly layout: readonly string[];
  readonly removed: readonly string[];
  /** Those of `removed` whose address leads to nothing, not even by a redirect. */
  readonly lost: readonly LostPage[];
}

/** A page that readers do not find any more. */
export interface LostPage {
  readonly page: string;
  /** The new page that seems to have taken its place. */
  readonly now: string | null;
}
