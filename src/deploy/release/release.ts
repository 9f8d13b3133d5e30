import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Failure } from '../../errors/failure.ts';
import { githubAnswer } from '../../github/answer.ts';
import { tagOf } from '../../github/context.ts';
import type { DestinationContext, DestinationSpec, WholeDestination } from '../destination.ts';
import { requireGitHub } from '../github.ts';
import type { GitHubAccess } from '../github-access.ts';
import { type Scheme, text as someText, yesOrNo } from '../scheme.ts';
import { assetName, findRelease, PERMISSION, Release } from './release-api.ts';
import { replaceAssets, type Upload } from './release-assets.ts';
import { publishedRelease } from './release-published.ts';

/** `release`: the bundle, its digest and its manifest as assets of the release of a tag. */
export const releaseScheme: Scheme = {
  form: 'release',
  takes: 'the bundle as one archive',
  options: {
    tag: {
      form: 'a tag as v1.2.0, without refs/tags/',
      accepts: (value) => /^(?!refs\/)[^\s~^:?*[\\]+$/.test(value),
    },
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

function openRelease(spec: DestinationSpec, context: DestinationContext): WholeDestination {
  const { options } = spec;
  const name = assetName(options.name ?? context.artifactName);
  return {
    kind: 'whole',
    name: options.tag === undefined ? spec.target : `${spec.target} tag=${options.tag}`,
    url: null,
    force: options.force === 'true',
    async ready() {
      meantTag(options.tag, requireGitHub(context, NEEDED));
    },
    inventory: ({ signal }) =>
      publishedRelease(context, (github) => meantTag(options.tag, github), name, signal),
    bytesToSend: async (site) => bytesOf(await uploadsOf(site, name)),
    async publish(site, { signal }) {
      const github = requireGitHub(context, NEEDED);
      const tag = meantTag(options.tag, github);
      const uploads = await uploadsOf(site, name);
      const release =
        (await findRelease(github, tag, signal)) ?? (await createRelease(github, tag, options, signal));
      await replaceAssets(github, release, uploads, context, signal);
      return { url: release.html_url, bytes: bytesOf(uploads) };
    },
  };
}

function bytesOf(uploads: readonly Upload[]): number {
  return uploads.reduce((sum, { size }) => sum + size, 0);
}

function meantTag(given: string | undefined, github: GitHubAccess): string {
  const tag = given ?? tagOf(github);
  if (tag !== undefined) return tag;
  throw new Failure('E_INPUT_MISSING', {
    what: 'The tag of the release is not known',
    value: github.ref,
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
