import type { Comparison } from '../deploy/compare/before.ts';
import type { DestinationSpec } from '../deploy/destination.ts';
import type { HeaderRule } from '../deploy/plan/headers.ts';
import type { DocsProject } from '../site/project/projects.ts';
import type { DeploymentType } from '../site/site.ts';

export const FAIL_ON = [
  'page-count',
  'broken-links',
  'external-requests',
  'lost-pages',
  'warnings',
  'agent',
] as const;
/** What can make a run fail that would otherwise only be reported. */
export type FailOn = (typeof FAIL_ON)[number];

export const COMMENT_MODES = ['auto', 'always', 'never'] as const;
type CommentMode = (typeof COMMENT_MODES)[number];

export const MODES = ['auto', 'export', 'merge', 'comment', 'cleanup'] as const;
/** What a run does; `auto` has been decided by then. */
export type Mode = Exclude<(typeof MODES)[number], 'auto'>;

/** Which service the export runs on. */
export type ServiceChoice =
  | {
      readonly kind: 'embedded';
      /** Absolute path of the folder that holds `docs.json`; of several projects the nearest folder around them. */
      readonly docsDir: string;
      /** The projects that make one site together; none where `docsDir` is itself the project. */
      readonly several: readonly DocsProject[];
      /** Absolute path of the folder that keeps what builds have made. */
      readonly cacheDir: string | undefined;
    }
  | {
      readonly kind: 'parts';
      /** Absolute path of the folder that annotations point into. */
      readonly docsDir: string;
      /** Absolute path of the folder that holds the parts; undefined for those of the workflow run. */
      readonly folder: string | undefined;
    }
  | { readonly kind: 'hosted'; readonly baseUrl: URL; readonly apiKey: string };

/** The agent job to report. */
export interface AgentChoice {
  readonly projectId: string;
  readonly jobId: string;
  readonly timeoutMs: number;
}

/** The environment of GitHub to which deployments are reported. */
export interface EnvironmentChoice {
  readonly name: string;
  /** The name is made of the pull request's number: no other deploys there. */
  readonly own: boolean;
}

/** Everything a run is told that exports, checked as a whole before anything starts. */
export interface Config {
  readonly mode: 'export';
  readonly domain: string;
  readonly service: ServiceChoice;
  /** A job to adopt instead of starting one. */
  readonly exportJobId: string | undefined;
  readonly exportVersion: string | undefined;
  /** The version is a guess from the tag: a service that does not know it exports without. */
  readonly versionIsTag?: boolean | undefined;
  readonly exportPaths: readonly string[];
  /** The part of the site to render; the whole site unless told. */
  readonly shard: { readonly index: number; readonly of: number } | undefined;
  readonly exportTimeoutMs: number;
  readonly deploymentType: DeploymentType;
  readonly destinations: readonly DestinationSpec[];
  /** In order; the last that means a file wins. */
  readonly headers: readonly HeaderRule[];
  readonly artifactName: string;
  readonly siteUrl: URL | undefined;
  /** The site with which the pages are compared; what the destination holds unless told. */
  readonly compareWith: Comparison | undefined;
  /** Pages to fetch from the site's address after publishing. */
  readonly verify: number;
  readonly githubToken: string | undefined;
  readonly environment: EnvironmentChoice | undefined;
  readonly agent: AgentChoice | undefined;
  readonly comment: CommentMode;
  readonly failOn: readonly FailOn[];
  /** Fraction, 0 to 1. */
  readonly maxPageLoss: number;
  readonly plan: boolean;
  /** Attest bundle and manifest before publishing. */
  readonly attestation: boolean;
}

/** What a run is told that follows up on another: it comments for it, or removes its preview. */
export type FollowUp = Pick<
  Config,
  'domain' | 'destinations' | 'artifactName' | 'siteUrl' | 'githubToken' | 'environment' | 'comment' | 'plan'
> & { readonly mode: 'comment' | 'cleanup' };

/** Inputs that can be used. */
export interface ReadInputs<C = Config | FollowUp> {
  readonly config: C;
  /** Odd but usable. */
  readonly warnings: readonly string[];
}
