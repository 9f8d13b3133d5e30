import type { createReadStream } from 'node:fs';
import { z } from 'zod';
import { Failure, reasonOf } from '../../errors/failure.ts';
import { githubAnswer } from '../../github/answer.ts';
import { oneLine } from '../../github/markdown.ts';
import { secureConnectionProblem } from '../../http/certificate.ts';
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
import type { DestinationContext } from '../destination.ts';
import type { GitHubAccess } from '../github-access.ts';
import { Asset, assetsOf, PERMISSION, type Release } from './release-api.ts';

/** One asset to be. */
export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Opened anew for each try. */
  readonly open: () => Uint8Array | ReturnType<typeof createReadStream>;
}

/** A cancelled run has five seconds in all; what changes places comes to its end in these. */
const LAST_MS = 3000;
const BESIDE = '.uploading';

/**
 * Uploads all assets under names beside, and then lets them take the places of the old ones: readers miss one for a moment
 * only, and never get an archive with the digest of another. Where that fails, what lies beside is taken away.
 */
export async function replaceAssets(
  github: GitHubAccess,
  release: Release,
  uploads: readonly Upload[],
  context: DestinationContext,
  signal: AbortSignal,
): Promise<void> {
  const { clock, log } = context;
  const named = `release ${release.tag_name}`;
  const request = { doing: 'replace the assets of the release', permission: PERMISSION };
  const remove = async (isMeant: (name: string) => boolean, during: AbortSignal): Promise<boolean> => {
    const old = (await assetsOf(github, release, request.doing, during)).filter(({ name }) => isMeant(name));
    const route = 'DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}';
    for (const { id } of old) {
      await github.ask({ ...request, route, parameters: { asset_id: id }, mayBeMissing: true }, during);
    }
    return old.length > 0;
  };
  const besides = new Set(uploads.map(({ name }) => name + BESIDE));
  const ids = new Map<string, number>();
  try {
    for (const upload of uploads) {
      const beside = { ...upload, name: upload.name + BESIDE };
      const onRetry = (error: unknown): void => log.info(`${named}: ${reasonOf(error)}; trying again`);
      const { id } = await retrying(
        async () => {
          // An upload that broke leaves a stump behind, which would refuse the next.
          await remove((name) => name === beside.name, signal);
          return uploadAsset(github, release, beside, context, signal);
        },
        { clock, signal, onRetry },
      );
      ids.set(upload.name, id);
    }
  } catch (error) {
    // The failure itself is what the reader must see; the next run takes away what stays.
    await remove((name) => besides.has(name), AbortSignal.timeout(LAST_MS)).catch(() => {});
    throw error;
  }
  const lastly = abortedLater(signal);
  for (const [name, asset_id] of ids) {
    if (await remove((other) => other === name, lastly)) log.info(`${named}: ${name} is replaced`);
    const route = 'PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}';
    const renaming = { ...request, doing: `replace ${name} of the release`, route };
    const answer = await github.ask({ ...renaming, parameters: { asset_id, name } }, lastly);
    githubAnswer(Asset, answer, renaming.doing);
  }
}

/** A signal that aborts a little after another. */
function abortedLater(signal: AbortSignal): AbortSignal {
  const later = new AbortController();
  const abort = (): void => void setTimeout(() => later.abort(signal.reason), LAST_MS).unref();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return later.signal;
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
    fix: `${secureConnectionProblem(error)?.fix ?? 'check the network and the proxy of the runner'}; then run again: the assets that arrived are replaced`,
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
