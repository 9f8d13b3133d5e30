import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type GitServer, startGitServer } from '../../test/support/git-server.ts';

export type ApartGitServer = Pick<GitServer, 'url' | 'token' | 'create' | 'git' | 'close'>;

interface Call {
  readonly name: 'create' | 'git';
  readonly args: readonly [string, ...string[]];
}
type Answer = { readonly value: string } | { readonly error: string };

/** A git server in a process of its own, as servers are: what it does costs its client nothing. One call at a time. */
export async function startGitServerApart(): Promise<ApartGitServer> {
  const child = fork(fileURLToPath(import.meta.url));
  const [{ url, token }] = await once(child, 'message');
  const call = async (asked: Call): Promise<string> => {
    child.send(asked);
    const [answer] = (await once(child, 'message')) as [Answer];
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
  return {
    ...{ url, token },
    create: (owner, name) => call({ name: 'create', args: [owner, name] }),
    git: (folder, ...args) => call({ name: 'git', args: [folder, ...args] }),
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

if (import.meta.main && process.send !== undefined) {
  const server = await startGitServer();
  const obey = ({ name, args: [first, second = '', ...rest] }: Call): Promise<string> =>
    name === 'create' ? server.create(first, second) : server.git(first, second, ...rest);
  process.on('message', (asked: Call) =>
    obey(asked).then(
      (value) => process.send?.({ value } satisfies Answer),
      (error: Error) => process.send?.({ error: error.message } satisfies Answer),
    ),
  );
  process.once('disconnect', () => void server.close());
  process.send({ url: server.url, token: server.token });
}
