import { afterAll, beforeAll, expect } from 'vitest';
import type { Manifest } from '../../../src/bundle/manifest.ts';
import { deploy } from '../../../src/deploy/deploy.ts';
import type { Deployment, PageChanges } from '../../../src/deploy/deployment.ts';
import type { LocalSite } from '../../../src/deploy/destination.ts';
import { githubAccess } from '../../../src/github/access.ts';
import { readGitHubContext } from '../../../src/github/context.ts';
import type { Http } from '../../../src/http/http.ts';
import { type GitHubRecorder, type GitHubServer, startGitHub } from '../../support/github-server.ts';
import { openHttp } from '../../support/http-client.ts';
import { contextOf, hurriedClock, opened, type RecordedLog, recordedLog, siteOf } from '../fixtures.ts';

/** The assets of a release that is whole. */
export const ASSETS = ['docs-site.tar.gz', 'docs-site.tar.gz.sha256', 'manifest.json'];

export interface Release {
  readonly tag_name: string;
  readonly draft: boolean;
  readonly prerelease: boolean;
  readonly assets: readonly { readonly name: string; readonly size: number; readonly id: number }[];
}

interface Publish {
  readonly line?: string;
  readonly ref?: string;
  readonly server?: GitHubRecorder;
  readonly token?: string;
  readonly manifest?: Partial<Manifest>;
  readonly maxPageLoss?: number;
  readonly plan?: boolean;
  readonly artifactName?: string;
  readonly signal?: AbortSignal;
  readonly http?: Http;
}

interface Published {
  readonly deployment: Deployment;
  readonly changes: PageChanges | undefined;
  readonly log: RecordedLog;
  readonly site: LocalSite;
}

export interface Releases {
  readonly github: GitHubServer;
  /** Publishes a site as a release, by default of the tag `v1`. */
  publish(given?: Publish): Promise<Published>;
  /** The only release of a tag. */
  releaseOf(tag: string): Promise<Release>;
}

export const namesOf = ({ assets }: Release): string[] => assets.map(({ name }) => name).sort();

/** A repository whose releases the tests of one file publish. */
export function useReleases(): Releases {
  let github: GitHubServer;
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(() => github.close());
  return {
    get github() {
      return github;
    },
    async publish({
      line = 'release',
      ref = 'refs/tags/v1',
      server = github,
      token = github.token,
      manifest = {},
      maxPageLoss = 1,
      plan = false,
      artifactName = 'docs-site',
      signal = new AbortController().signal,
      http = openHttp(),
    }: Publish = {}) {
      const log = recordedLog();
      const runner = {
        ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '4711', GITHUB_REF: ref },
        GITHUB_API_URL: server.apiUrl,
        GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
      };
      const access = githubAccess(
        readGitHubContext(runner, () => '{}'),
        token,
        { http: openHttp(), clock: hurriedClock, log, onRequest() {} },
      );
      const site = await siteOf({ 'index.html': 'Home' }, manifest);
      const { deployments, changes } = await deploy(
        site,
        opened(line, contextOf({ log, github: access, artifactName, http })),
        {
          ...{ plan, maxPageLoss, signal, log, clock: hurriedClock },
        },
      );
      const [deployment] = deployments;
      if (deployment === undefined) throw new Error('no deployment');
      return { deployment, changes, log, site };
    },
    async releaseOf(tag) {
      const releases = await github.ask<Release[]>('GET', '/repos/octo/docs/releases?per_page=100');
      const found = releases.filter(({ tag_name }) => tag_name === tag);
      expect(found).toHaveLength(1);
      const [release] = found;
      if (release === undefined) throw new Error('no release');
      return release;
    },
  };
}
