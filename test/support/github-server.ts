import type { ServerResponse } from 'node:http';
import { freePort } from './child.ts';
import { type RecordedRequest, sendJson, startRecordingServer } from './http-server.ts';

export interface CannedAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Answers a request, or leaves it to whoever stands behind. */
export type Answerer = (request: RecordedRequest) => CannedAnswer | undefined;

export interface GitHubRecorder {
  /** Base address of the API: what GITHUB_API_URL would be. */
  readonly apiUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** `GET /repos/…` of all requests in order: short enough for a snapshot. */
  log(): string[];
  /** The answerer given last is asked first; behind all of them stands the emulation, or 404 without one. */
  answer(answerer: Answerer): void;
  close(): Promise<void>;
}

export interface RecorderOptions {
  /** Path in front of the API, as on GitHub Enterprise Server: `/api/v3`. */
  readonly prefix?: string | undefined;
  /** Address of an emulation that answers what no answerer does. */
  readonly upstream?: string | undefined;
}

/** GitHub's API as far as a test tells it what to answer; records every request. */
export async function startGitHubRecorder(options: RecorderOptions = {}): Promise<GitHubRecorder> {
  const { prefix = '', upstream } = options;
  const answerers: Answerer[] = [];
  const server = await startRecordingServer(async (request, response) => {
    const canned = answerers.map((answerer) => answerer(request)).find((answer) => answer !== undefined);
    if (canned !== undefined) sendJson(response, canned.status, canned.body ?? {}, canned.headers);
    else if (upstream !== undefined && request.path.startsWith(`${prefix}/`))
      await passOn(request, response, { prefix, upstream });
    else sendJson(response, 404, { message: 'Not Found' });
  });
  return {
    apiUrl: server.url.origin + prefix,
    requests: server.requests,
    log: () => server.requests.map(({ method, path }) => `${method} ${path}`),
    answer: (answerer) => answerers.unshift(answerer),
    close: () => server.close(),
  };
}

async function passOn(
  { method, path, headers, body }: RecordedRequest,
  response: ServerResponse,
  { prefix, upstream }: { readonly prefix: string; readonly upstream: string },
): Promise<void> {
  const answer = await fetch(upstream + path.slice(prefix.length), {
    method,
    headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
    ...(body !== '' && { body }),
  });
  // The links to further pages must lead here again.
  const link = answer.headers.get('link')?.replaceAll(upstream, `http://${headers.host}${prefix}`);
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    ...(link !== undefined && { link }),
  });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

export interface GitHubServer extends GitHubRecorder {
  /** The repository `octo/docs`; `token` is its owner's. */
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  /** Token of somebody who has nothing to do with the repository. */
  readonly strangerToken: string;
  /** Number of an open pull request. */
  readonly pullRequest: number;
  /** Asks the emulation itself, past the record. */
  ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T>;
}

/** GitHub's REST API, emulated, with a repository and a pull request; records every request. */
export async function startGitHub(options: { readonly prefix?: string } = {}): Promise<GitHubServer> {
  const [owner, repo] = ['octo', 'docs'];
  const [token, strangerToken] = ['token-of-octo', 'token-of-mallory'];
  const { createEmulator } = await import('emulate');
  const emulation = await createEmulator({
    service: 'github',
    port: await freePort(),
    seed: {
      tokens: { [token]: { login: owner }, [strangerToken]: { login: 'mallory' } },
      github: { users: [{ login: owner }, { login: 'mallory' }], repos: [{ owner, name: repo }] },
    },
  });
  const ask = async <T>(method: string, path: string, body?: unknown, as = token): Promise<T> => {
    const answer = await fetch(emulation.url + path, {
      method,
      headers: { authorization: `token ${as}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const repository = `/repos/${owner}/${repo}`;
  const { object } = await ask<{ object: { sha: string } }>('GET', `${repository}/git/ref/heads/main`);
  await ask('POST', `${repository}/git/refs`, { ref: 'refs/heads/topic', sha: object.sha });
  const pull = { title: 'New docs', head: 'topic', base: 'main' };
  const { number } = await ask<{ number: number }>('POST', `${repository}/pulls`, pull);
  const recorder = await startGitHubRecorder({ ...options, upstream: emulation.url });
  return {
    ...recorder,
    ...{ owner, repo, token, strangerToken, ask },
    pullRequest: number,
    async close() {
      await recorder.close();
      await emulation.close();
    },
  };
}
