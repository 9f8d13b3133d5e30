import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onLoopback } from './loopback.ts';

const run = promisify(execFile);

/** One request, as far as a test looks at it. */
interface GitRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly authorization: string | undefined;
}

export interface GitServer {
  /** `http://127.0.0.1:PORT`; repositories are at `/OWNER/NAME.git`. */
  readonly url: string;
  readonly token: string;
  readonly requests: readonly GitRequest[];
  /** Makes an empty bare repository and tells its folder. */
  create(owner: string, name: string): Promise<string>;
  /** What a fresh clone of a branch holds, by path; and its commits, newest first. */
  clone(owner: string, name: string, branch: string): Promise<Clone>;
  /** Runs git with the rights of an owner, in a folder. */
  git(folder: string, ...args: readonly string[]): Promise<string>;
  /** Answers a request before git does, with a number as the status; or `lost`: git does all, and nobody hears of it. */
  intercept(answer: (request: GitRequest) => Intercepted | Promise<Intercepted>): void;
  close(): Promise<void>;
}

type Intercepted = number | 'lost' | undefined;

interface Clone {
  readonly folder: string;
  readonly commits: readonly { readonly message: string; readonly author: string }[];
}

/** Real git over smart HTTP: `git http-backend` behind Node, with the Basic authorization that GitHub takes. */
export async function startGitServer(): Promise<GitServer> {
  const root = await mkdtemp(join(tmpdir(), 'git-server-'));
  const token = 'ghs_token-of-the-git-server';
  const expected = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const backend = join((await run('git', ['--exec-path'])).stdout.trim(), 'git-http-backend');
  const requests: GitRequest[] = [];
  let intercept: Parameters<GitServer['intercept']>[0] = () => undefined;
  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '' } = incoming;
    const request = { method, path, authorization: incoming.headers.authorization };
    requests.push(request);
    const status = await intercept(request);
    if (status === 'lost') serve(backend, root, incoming, response, true);
    else if (status !== undefined) response.writeHead(status).end();
    else if (request.authorization !== expected)
      response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
    else serve(backend, root, incoming, response);
  });
  const { origin: url, close } = await onLoopback(server);
  const home = join(root, 'home');
  await mkdir(home);
  await writeFile(
    join(home, '.gitconfig'),
    `[http]\n\textraHeader = Authorization: ${expected}\n[user]\n\tname = Owner\n\temail = owner@example.com\n`,
  );
  const env = { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1', no_proxy: '*' };
  const git = async (folder: string, ...args: readonly string[]): Promise<string> =>
    (await run('git', ['-C', folder, ...args], { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
  // An empty repository, of which each new one is a copy: to make and set up one takes four starts of git.
  const empty = join(root, 'empty.git');
  await git(root, 'init', '--quiet', '--bare', '--initial-branch=main', empty);
  for (const setting of ['http.receivepack=true', 'uploadpack.allowFilter=true', 'receive.autogc=false'])
    await git(empty, 'config', ...setting.split('='));
  const repository = (owner: string, name: string): string =>
    join(root, 'repositories', owner, `${name}.git`);
  let clones = 0;
  return {
    ...{ url, token, requests, git },
    async create(owner, name) {
      const folder = repository(owner, name);
      await cp(empty, folder, { recursive: true });
      return folder;
    },
    async clone(owner, name, branch) {
      clones += 1;
      const folder = join(root, `clone-${clones}`);
      // By the path: over HTTP it takes twice as long. Not a copy of its files either, which would be checked less.
      const place = repository(owner, name);
      await git(root, 'clone', '--quiet', '--no-local', `--branch=${branch}`, place, folder);
      const log = await git(folder, 'log', '--format=%s%x09%an <%ae>');
      const commits = log
        .trim()
        .split('\n')
        .map((line) => line.split('\t'))
        .map(([message = '', author = '']) => ({ message, author }));
      return { folder, commits };
    },
    intercept(answer) {
      intercept = answer;
    },
    async close() {
      await close();
      await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Hands a request to git as a CGI program, and its answer on as it comes, unless it is to be lost. */
function serve(
  backend: string,
  root: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  lost = false,
): void {
  const { pathname, search } = new URL(incoming.url ?? '', 'http://server');
  const { 'content-length': length, 'content-encoding': encoding = '' } = incoming.headers;
  const child = spawn(backend, {
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_PROJECT_ROOT: join(root, 'repositories'),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(incoming.headers['git-protocol'] ?? ''),
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: incoming.method,
      CONTENT_TYPE: incoming.headers['content-type'] ?? '',
      ...(length !== undefined && { CONTENT_LENGTH: length }),
      HTTP_CONTENT_ENCODING: encoding,
      REMOTE_USER: 'x-access-token',
      REMOTE_ADDR: '127.0.0.1',
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => {});
  incoming.pipe(child.stdin);
  if (lost) {
    child.stdout.resume();
    child.once('close', () => incoming.socket.destroy());
    return;
  }
  let head = Buffer.alloc(0);
  const readHead = (chunk: Buffer): void => {
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    child.stdout.off('data', readHead);
    let status = 200;
    for (const line of head.toString('latin1', 0, end).split('\r\n')) {
      const [name = '', value = ''] = line.split(/:\s*/, 2);
      if (/^status$/i.test(name)) status = Number(value.slice(0, 3));
      else response.setHeader(name, value);
    }
    response.writeHead(status);
    response.write(head.subarray(end + 4));
    child.stdout.pipe(response);
  };
  child.stdout.on('data', readHead);
  child.once('close', () => response.end());
  response.once('close', () => child.kill());
}
