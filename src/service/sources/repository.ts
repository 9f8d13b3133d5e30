import { gitLine } from '../../git.ts';
import type { Repository } from '../../site/site.ts';

/**
 * The repository that a folder was cloned from, as its remote `origin` tells: where its host shows it, and where the
 * folder is in it. Undefined where there is none, or none that a browser could show.
 */
export async function repositoryOf(
  directory: string,
  signal: AbortSignal | undefined,
): Promise<Repository | undefined> {
  const ask = (...args: string[]): Promise<string> =>
    gitLine(directory, args, signal).catch(() => {
      signal?.throwIfAborted();
      return '';
    });
  const url = webAddress(await ask('remote', 'get-url', 'origin'));
  if (url === undefined) return undefined;
  const [branch, folder] = await Promise.all([
    // A tag or a pull request is checked out without a branch: what was made of it is edited on the default one.
    ask('symbolic-ref', '--short', 'HEAD'),
    ask('rev-parse', '--show-prefix'),
  ]);
  return { url, branch: branch === '' ? 'HEAD' : branch, folder };
}

/** Where a browser finds a repository: `https://host/owner/name`, without a password. */
function webAddress(remote: string): string | undefined {
  const [, host, path] = /^(?:ssh:\/\/)?[^@/\s]+@([^:/\s]+)(?::\d+)?[:/](?!\/)(.+)$/.exec(remote) ?? [];
  const url = URL.parse(host === undefined ? remote : `https://${host}/${path}`);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/, '').replace(/\.git$/, '')}`;
}
