import { z } from 'zod';
import { githubAnswer } from '../../github/answer.ts';
import type { GitHubAccess } from '../github-access.ts';

export const PERMISSION = 'contents: write';

export const Asset = z.looseObject({
  id: z.number(),
  name: z.string(),
  /** `sha256:…`, where the server tells it. */
  digest: z.string().nullish(),
});
export type Asset = z.infer<typeof Asset>;
export const Release = z.looseObject({
  id: z.number(),
  tag_name: z.string(),
  html_url: z.string(),
  upload_url: z.string(),
});
export type Release = z.infer<typeof Release>;

/** A name as GitHub keeps it of an asset: it puts a dot for anything else, and another file would stand in the digest. */
export function assetName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '.').replaceAll(/^\.+|\.+$/g, '') || 'docs';
}

/** Published releases are found by their tag, drafts in the list only. */
export async function findRelease(
  github: GitHubAccess,
  tag: string,
  signal: AbortSignal,
): Promise<Release | undefined> {
  const reading = { doing: 'look for the release', permission: PERMISSION };
  const route = 'GET /repos/{owner}/{repo}/releases/tags/{tag}';
  const found = await github.ask({ ...reading, route, parameters: { tag }, mayBeMissing: true }, signal);
  if (found !== undefined) return githubAnswer(Release, found, reading.doing);
  const all = await github.list({ ...reading, route: 'GET /repos/{owner}/{repo}/releases' }, Release, signal);
  return all.find((release) => release.tag_name === tag);
}

/** The assets of a release. */
export function assetsOf(
  github: GitHubAccess,
  release: Release,
  doing: string,
  signal: AbortSignal,
): Promise<Asset[]> {
  const route = 'GET /repos/{owner}/{repo}/releases/{release_id}/assets';
  const parameters = { release_id: release.id };
  return github.list({ doing, permission: PERMISSION, route, parameters }, Asset, signal);
}
