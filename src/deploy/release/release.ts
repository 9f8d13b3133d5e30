import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { Failure, reasonOf } from '../../errors/failure.ts';
import { githubAnswer } from '../../github/answer.ts';
import { oneLine } from '../../github/markdown.ts';
import { certificateRemedy } from '../../http/certificate.ts';
import { textOf } from '../../http/endless.ts';
import { jsonIn } from '../../http/json-in.ts';
import { networkWords } from '../../http/network-words.ts';
import {
  type Attempt,
  isRetryableStatus,
  networkErrorCode,
  retryAfterMs,
  retrying,
} from '../../http/retry.ts';
import type { DestinationContext, DestinationSpec, WholeDestination } from '../destination.ts';
import { requireGitHub } from '../github.ts';
import type { GitHubAccess } from '../github-access.ts';
import { type Scheme, text as someText, yesOrNo } from '../scheme.ts';
import { Asset, assetName, assetsOf, findRelease, PERMISSION, Release } from './release-api.ts';
import { publishedRelease } from './release-published.ts';

/** `release`: the bundle, its digest and its manifest as assets of the release of a tag. */
export const releaseScheme: Scheme = {
  form: 'release',
  takes: 'the bundle as one archive',
  options: {
    tag: { form: 'a tag as v1.2.0', accepts: (value) => /^[^\s~^:?*[\\]+$/.test(value) },
    name: { form: 'a file name without ending, as docs-site', accepts: (value) => /^[\w.-]+$/.test(value) },
    title: someText,
    draft: yesOrNo,
    prerelease: yesOrNo,
    force: yesOrNo,
  },
  complaint: (target) =>
    target === 'release'
      ? undefined
      : { why: 'a release takes no address', fix: 'write: release tag=v1.2.0' },
  open: openRelease,
};

const NEEDED = `\`permissions: ${PERMISSION}\``;
/** GitHub's limit of one asset. */
const LARGEST_ASSET = 2 * 1024 ** 3;

/** One asset to be. */
interface Upload {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Opened anew for each try. */
  readonly open: () => Uint8Array | ReturnType<typeof createReadStream>;
}

function openRelease(spec: DestinationSpec, context: DestinationContext): WholeDestination {
  const { options } = spec;
  const name = assetName(options.name ?? context.artifactName);
  return {
    kind: 'whole',
    name: options.tag === undefined ? spec.target : `${spec.target} tag=${options.tag}`,
    url: null,
    force: options.force === 'true',
    async ready() {
      tagOf(options.tag, requireGitHub(context, NEEDED));
    },
    inventory: ({ signal }) =>
      publishedRelease(context, (github) => tagOf(options.tag, github), name, signal),
    bytesToSend: async (site) => bytesOf(await uploadsOf(site, name)),
    async publish(site, { signal }) {
      const github = requireGitHub(context, NEEDED);
      const tag = tagOf(options.tag, github);
      const uploads = await uploadsOf(site, name);
      const release =
        (await findRelease(github, tag, signal)) ?? (await createRelease(github, tag, options, signal));
      for (const upload of uploads) await replaceAsset(github, release, upload, context, signal);
      return { url: release.html_url, bytes: bytesOf(uploads) };
    },
  };
}

function bytesOf(uploads: readonly Upload[]): number {
  return uploads.reduce((sum, { size }) => sum + size, 0);
}

function tagOf(given: string | undefined, { ref }: GitHubAccess): string {
  const tag = given ?? /^refs\/tags\/(.+)$/.exec(ref)?.[1];
  if (tag !== undefined) return tag;
  throw new Failure('E_INPUT_MISSING', {
    what: 'The tag of the release is not known',
    value: ref,
    why: 'this run is not of a tag',
    fix: 'run the workflow on tags (`on: push: tags`), or write release tag=v1.2.0',
  });
}

async function uploadsOf(
  { bundlePath, manifest }: Parameters<WholeDestination['publish']>[0],
  name: string,
): Promise<Upload[]> {
  const zip = bundlePath.endsWith('.zip');
  const archive = `${name}${zip ? '.zip' : '.tar.gz'}`;
  const { size } = await stat(bundlePath);
  if (size >= LARGEST_ASSET) {
    throw new Failure('E_GUARD_LIMIT', {
      what: 'The bundle is too large for a release',
      value: `${size} bytes`,
      why: 'GitHub takes assets below 2 GiB',
      fix: 'publish to an object store as s3://',
    });
  }
  const asset = (assetName: string, type: string, content: string): Upload => {
    const bytes = Buffer.from(content);
    return { name: assetName, type, size: bytes.length, open: () => bytes };
  };
  return [
    {
      name: archive,
      type: zip ? 'application/zip' : 'application/gzip',
      size,
      open: () => createReadStream(bundlePath),
    },
    // As sha256sum writes and checks it.
    asset(`${archive}.sha256`, 'text/plain', `${manifest.bundleSha256}  ${archive}\n`),
    asset('manifest.json', 'application/json', JSON.stringify(manifest)),
  ];
}

/** A new release; where another job has made it since we looked, that one. */
async function createRelease(
  github: GitHubAccess,
  tag: string,
  options: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Release> {
  const parameters = {
    tag_name: tag,
    target_commitish: github.sha,
    name: options.title ?? tag,
    draft: options.draft === 'true',
    prerelease: options.prerelease === 'true',
  };
  const route = 'POST /repos/{owner}/{repo}/releases';
  const request = { doing: 'create the release', permission: PERMISSION, route, parameters };
  try {
    return githubAnswer(Release, await github.ask(request, signal), request.doing);
  } catch (error) {
    if (!(error instanceof Failure) || error.value !== '422') throw error;
    const theirs = await findRelease(github, tag, signal);
    if (theirs === undefined) throw error;
    return theirs;
  }
}

/** Uploads under a name beside and then takes the old asset's place: readers miss it for a moment only. */
async function replaceAsset(
  github: GitHubAccess,
  release: Release,
  upload: Upload,
  context: DestinationContext,
  signal: AbortSignal,
): Promise<void> {
  const request = { doing: `replace ${upload.name} of the release`, permission: PERMISSION };
  const assets = () => assetsOf(github, release, request.doing, signal);
  const remove = async (name: string): Promise<boolean> => {
    const old = (await assets()).filter((asset) => asset.name === name);
    const route = 'DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}';
    for (const { id } of old) {
      await github.ask({ ...request, route, parameters: { asset_id: id }, mayBeMissing: true }, signal);
    }
    return old.length > 0;
  };
  const beside = `${upload.name}.uploading`;
  const uploaded = await retrying(
    async () => {
      // An upload that broke leaves a stump behind, which would refuse the next.
      await remove(beside);
      return uploadAsset(github, release, { ...upload, name: beside }, context, signal);
    },
    {
      clock: context.clock,
      signal,
      onRetry: (error) => context.log.info(`release ${release.tag_name}: ${reasonOf(error)}; trying again`),
    },
  );
  if (await remove(upload.name)) context.log.info(`release ${release.tag_name}: ${upload.name} is replaced`);
  const route = 'PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}';
  const renaming = { ...request, route, parameters: { asset_id: uploaded.id, name: upload.name } };
  githubAnswer(Asset, await github.ask(renaming, signal), request.doing);
}

/** One try to upload an asset; throws what no other try can mend. */
async function uploadAsset(
  github: GitHubAccess,
  release: Release,
  upload: Upload,
  { http, clock }: DestinationContext,
  signal: AbortSignal,
): Promise<Attempt<Asset>> {
  const url = new URL(release.upload_url.replace(/\{.*\}$/, ''));
  url.searchParams.set('name', upload.name);
  try {
    const { status, headers, body } = await http({
      method: 'POST',
      url,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `token ${github.token}`,
        'content-type': upload.type,
        'content-length': String(upload.size),
      },
      body: upload.open(),
      signal,
      // GitHub answers when it has stored all of it.
      headersTimeoutMs: 300_000,
    });
    const answer = await textOf(body);
    const stored = status === 201 ? Asset.safeParse(jsonIn(answer)) : undefined;
    if (stored?.success) return { done: true, value: stored.data };
    const failure = refused(upload.name, status, answer);
    // A success that is none is something else's: what is there is looked at and sent again.
    if (!isRetryableStatus(status) && status >= 300) throw failure;
    const retryAfter = retryAfterMs(headers, clock.now());
    return { done: false, error: failure, retryAfter };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Failure) throw error;
    const failure = unreachable(upload.name, url.origin, error);
    if (networkErrorCode(error) === undefined) throw failure;
    return { done: false, error: failure };
  }
}

function unreachable(name: string, origin: string, error: unknown): Failure {
  return new Failure('E_GITHUB_API', {
    what: `GitHub could not be reached to store ${name}`,
    value: origin,
    why: networkWords(error),
    fix: `${certificateRemedy(error) ?? 'check the network and the proxy of the runner'}; then run again: the assets that arrived are replaced`,
    cause: error,
  });
}

const Refusal = z.looseObject({ message: z.string() });

function refused(name: string, status: number, answer: string): Failure {
  const denied = [401, 403, 404].includes(status);
  return new Failure(denied ? 'E_DEPLOY_DENIED' : 'E_GITHUB_API', {
    what: `GitHub refused to store ${name}`,
    value: String(status),
    why: wordsOf(status, answer),
    fix: denied
      ? `give the job \`permissions: ${PERMISSION}\``
      : 'run again; the assets that arrived are replaced',
  });
}

function wordsOf(status: number, answer: string): string {
  const refusal = Refusal.safeParse(jsonIn(answer));
  if (refusal.success) return refusal.data.message;
  if (status < 400) return 'what answers is not GitHub';
  return answer.trimStart().startsWith('<') ? '' : oneLine(answer, 200);
}
