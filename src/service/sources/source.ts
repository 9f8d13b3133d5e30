import type { BuildEvents, SiteSummary } from '../../site/site.ts';

/** What part of a site an export job asks for (the start request without its domain). */
export interface BuildRequest {
  readonly version?: string | undefined;
  readonly paths?: readonly string[] | undefined;
}

/** Where the pages of one domain come from. The service does not care how they are made. */
export interface SiteSource {
  /** Builds the site. Rejects when it cannot; the message becomes the job's `error`. */
  build(request: BuildRequest, events: BuildEvents): Promise<SiteSummary>;
}
