import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { Failure } from '../errors/failure.ts';
import type { Http } from '../http/http.ts';
import { networkWords } from '../http/network-words.ts';
import { type Attempt, isRetryableStatus, networkErrorCode, retrying } from '../http/retry.ts';
import type { Log } from '../log/log.ts';
import { secretsOfLink } from '../log/secrets.ts';
import { githubAnswer } from './answer.ts';
import type { GitHubClient } from './client.ts';
import type { GitHubContext } from './context.ts';
import { brokenResult, LARGEST_RESULT, tooLarge } from './result-file.ts';

const PERMISSION = 'actions: read';
const Artifacts = z.looseObject({
  artifacts: z.array(
    z.looseObject({ id: z.number(), name: z.string(), expired: z.boolean(), size_in_bytes: z.number() }),
  ),
});

interface Effects {
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/**
 * The bytes of an artifact of another run, at most {@link LARGEST_RESULT}; undefined where the run has none of that
 * name. Throws E_COMMENT_RESULT where it is larger, or a zip with anything but one file.
 */
export async function downloadResult(
  client: GitHubClient,
  { owner, repo, apiUrl }: GitHubContext,
  { runId, name }: { readonly runId: number; readonly name: string },
  effects: Effects,
): Promise<Buffer | undefined> {
  const listing = { doing: 'list the artifacts of the run', permission: PERMISSION };
  const { data } = await client.call(listing, ({ request }) =>
    request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
      ...{ owner, repo, run_id: runId, name, per_page: 100 },
    }),
  );
  const found = githubAnswer(Artifacts, data, listing.doing)
    .artifacts.filter((artifact) => artifact.name === name && !artifact.expired)
    .sort((a, b) => b.id - a.id)[0];
  if (found === undefined) return undefined;
  if (found.size_in_bytes > LARGEST_RESULT) throw tooLarge();
  const answer = await client.call(
    { doing: 'download the artifact', permission: PERMISSION },
    ({ request }) =>
      request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
        ...{ owner, repo, artifact_id: found.id, archive_format: 'zip' },
        // The token goes no further than to GitHub's API.
        request: { redirect: 'manual' },
      }),
  );
  const { location } = answer.headers;
  if (location === undefined) throw brokenResult('GitHub gave no link to it');
  const url = new URL(location, apiUrl);
  for (const secret of secretsOfLink(url.href)) effects.log.mask(secret);
  const bytes = await fromStorage(url, effects);
  return bytes.subarray(0, 4).equals(ZIP) ? onlyFileOf(bytes) : bytes;
}

/** What a link leads to; asked for again where that may help. */
function fromStorage(url: URL, { http, clock, signal }: Effects): Promise<Buffer> {
  const attempt = async (): Promise<Attempt<Buffer>> => {
    try {
      const { status, body } = await http({ method: 'GET', url, signal });
      if (status === 200) return { done: true, value: await atMost(body) };
      body.destroy();
      const error = brokenResult(`its storage answered ${status}`);
      if (!isRetryableStatus(status)) throw error;
      return { done: false, error };
    } catch (error) {
      signal.throwIfAborted();
      if (networkErrorCode(error) === undefined) throw error;
      return { done: false, error: brokenResult(`its storage: ${networkWords(error)}`, error, 'run again') };
    }
  };
  return retrying(attempt, { clock, signal });
}

const ZIP = Buffer.from('PK\u0003\u0004');

async function atMost(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_RESULT) {
      stream.destroy();
      throw tooLarge();
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Artifacts of upload-artifact are zips around the file; names in it mean nothing and are not looked at. */
async function onlyFileOf(zip: Buffer): Promise<Buffer> {
  const { fromBufferPromise } = await import('yauzl');
  try {
    const archive = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false });
    if (archive.entryCount !== 1) throw brokenResult(`it holds ${archive.entryCount} files instead of one`);
    for await (const entry of archive.eachEntry()) {
      if (entry.uncompressedSize > LARGEST_RESULT) throw tooLarge();
      return await atMost(await archive.openReadStreamPromise(entry));
    }
    throw brokenResult('it is empty');
  } catch (error) {
    throw error instanceof Failure ? error : brokenResult('its zip is damaged', error);
  }
}
