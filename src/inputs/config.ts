import type { DestinationSpec } from '../deploy/destination.ts';
import type { HeaderRule } from '../deploy/headers.ts';
import type { DeploymentType } from '../site/site.ts';

export const FAIL_ON = ['page-count', 'broken-links', 'external-requests', 'warnings', 'agent'] as const;
/** What can make a run fail that would otherwise only be reported. */
export type FailOn = (typeof FAIL_ON)[number];

export const COMMENT_MODES = ['auto', 'always', 'never'] as const;
export type CommentMode = (typeof COMMENT_MODES)[number];

/** Which service the export runs on. */
export type ServiceChoice =
  | {
      readonly kind: 'embedded' /** Absolute path of the folder that holds `docs.json`. */;
      readonly docsDir: string;
    }
  | { readonly kind: 'hosted'; readonly baseUrl: URL; readonly apiKey: string };

/** The agent job to report. */
export interface AgentChoice {
  readonly projectId: string;
  readonly jobId: string;
  readonly timeoutMs: number;
}

/** Everything a run is told, checked as a whole before anything starts. */
export interface Config {
  readonly domain: string;
  readonly service: ServiceChoice;
  /** A job to adopt instead of starting one. */
  readonly exportJobId: string | undefined;
  readonly exportVersion: string | undefined;
  readonly exportPaths: readonly string[];
  readonly exportTimeoutMs: number;
  readonly deploymentType: DeploymentType;
  readonly destinations: readonly DestinationSpec[];
  /** In order; the last that means a file wins. */
  readonly headers: readonly HeaderRule[];
  readonly artifactName: string;
  readonly siteUrl: URL | undefined;
  /** Pages to fetch from the site's address after publishing. */
  readonly verify: number;
  readonly githubToken: string | undefined;
  readonly agent: AgentChoice | undefined;
  readonly comment: CommentMode;
  readonly failOn: readonly FailOn[];
  /** Fraction, 0 to 1. */
  readonly maxPageLoss: number;
  readonly plan: boolean;
}
