/** What a page that is shown hears of a build, and at first of the last one. */
export interface Announcement {
  /** Names the build; pages carry the name of theirs. */
  readonly build: string;
  /** Files of the site that are new, gone, or others than in the build before; not told where that is not known. */
  readonly changed?: readonly string[] | undefined;
  /** Why the site could not be built; the one before stays. */
  readonly problem?: string | undefined;
}
