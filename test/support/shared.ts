import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Azurite, startAzurite } from './azurite.ts';
import { onLoopback } from './loopback.ts';

// What all test files share, in the process that starts their workers.

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A cache folder for runs of the built program to which it makes no difference: compiled once, the program starts
     * in half of the time. It is the one that the command line has among the caches of the user of all tests.
     */
    readonly cacheFolder: string;
    /** Answers with the endpoint of an Azurite, which starts when it is first asked for. */
    readonly azuriteAt: string;
  }
}

/**
 * What no test may hear of: proxies, since all servers of the tests are on this machine and curl, among others, would
 * ask a proxy for it, too; and what a user or a runner sets for the program itself.
 */
const OF_OUTSIDE = /^((https?|all|no)_proxy|CI|(DOCS_EXPORT|GITHUB|RUNNER|ACTIONS)_.*)$/i;

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  for (const name of Object.keys(process.env)) if (OF_OUTSIDE.test(name)) delete process.env[name];
  // Tests give rights away by themselves: what they make is as usual, whatever the user keeps from others.
  process.umask(0o022);
  const caches = await mkdtemp(join(tmpdir(), 'shared-caches-'));
  process.env.XDG_CACHE_HOME = caches;
  provide('cacheFolder', join(caches, 'docs-export'));
  let azurite: Promise<Azurite> | undefined;
  const server = createServer(async (_request, response) => {
    azurite ??= startAzurite();
    response.end(await azurite.then(({ endpoint }) => endpoint, String));
  });
  const { origin, close } = await onLoopback(server);
  provide('azuriteAt', origin);
  return async () => {
    await close();
    await (await azurite?.catch(() => undefined))?.end();
    await rm(caches, { recursive: true, force: true });
  };
}
