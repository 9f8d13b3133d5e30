import { readdir, readFile, readlink, realpath, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { diskFailure, diskWords } from '../../bundle/disk-failure.ts';
import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import { Failure, hasCode } from '../../errors/failure.ts';
import { leadsOutside } from '../../outside.ts';
import { shellWordIn } from '../../text/shell-word.ts';
import type { DestinationContext, DestinationSpec, WholeDestination } from '../destination.ts';
import { forWebServer, WEB_SERVER_OPTIONS } from '../host-files/web-server.ts';
import { parseManifest } from '../plan/read-manifest.ts';
import { listedFiles } from '../publish/remove.ts';
import { type Scheme, yesOrNo } from '../scheme.ts';
import { inventoryOf, refusal } from './dir-inventory.ts';
import { beside, bringBack, swapIn } from './dir-swap.ts';

/** `dir:PATH`: a folder, written beside and swapped in; the one before is kept as `.PATH.previous`. */
export const dirScheme: Scheme = {
  form: 'dir:PATH',
  options: {
    force: yesOrNo,
    ...WEB_SERVER_OPTIONS,
  },
  complaint(target) {
    const path = target.slice('dir:'.length);
    if (path === '') return { why: 'it names no folder', fix: 'write dir:./public' };
    if (sep === '/' && /^\/\/[^/]/.test(path))
      return {
        why: 'its // begins at the root of the disk',
        fix: `write dir:./${path.slice(2)}, or dir:${path.slice(1)} where that is meant`,
      };
    if (sep === '/' && path.includes('\\'))
      return {
        why: 'here a \\ is a part of a name and parts no folders',
        fix: `write dir:${path.replaceAll('\\', '/')}`,
      };
    const word = shellWordIn(path);
    return word === undefined
      ? undefined
      : {
          why: `only a shell knows what ${word} is`,
          fix: 'write the path in full, or from the current folder',
        };
  },
  open: openDir,
};

function openDir(spec: DestinationSpec, context: DestinationContext): WholeDestination {
  const folder = resolve(context.workingDirectory, spec.target.slice('dir:'.length));
  const force = spec.options.force === 'true';
  const webServer = forWebServer(spec.options, context);
  const precious = [
    ['the current folder', context.workingDirectory],
    ...context.docsDirectories.map((path) => ['the docs project', path] as const),
  ] as const;
  const url = pathToFileURL(folder).href;
  const inPlace = <T>(
    doing: 'read' | 'written',
    signal: AbortSignal,
    work: (place: string) => Promise<T>,
  ): Promise<T> => told(doing, folder, signal, async () => work(await realPlace(folder)));
  return {
    kind: 'whole',
    name: spec.target,
    url,
    force,
    limits: webServer.limits,
    inventory: ({ signal }) =>
      inPlace('read', signal, async (place) => {
        await refuseToEat(place, precious);
        return inventoryOf(place, force);
      }),
    async wanted(site, inventory, { signal }) {
      const place = await realPlace(folder);
      await refuseToGrow(place, site.directory);
      return webServer.wanted(site, inventory, { signal, place });
    },
    publish: (site, { signal }) =>
      inPlace('written', signal, async (place) => {
        await refuseToEat(place, [['the site to publish', resolve(site.directory)]]);
        return { url, bytes: await swapIn(site, place, signal) };
      }),
    rollback: (plan, { signal }) =>
      inPlace('written', signal, (place) =>
        bringBack(place, plan, (words) => context.log.info(`${spec.target}: ${words}`)),
      ),
    remove: (plan, { signal }) =>
      inPlace('written', signal, async (place) => {
        await refuseToEat(place, precious);
        return removeListed(place, plan);
      }),
    close: () => webServer.close(),
  };
}

/** Does some work with the folder, and tells what the system has against it. */
async function told<T>(
  doing: 'read' | 'written',
  folder: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Failure) throw error;
    if (hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')) throw diskFailure(error);
    throw new Failure('E_DEPLOY_DENIED', {
      what: `The folder could not be ${doing}`,
      value: folder,
      why: diskWords(error),
      fix: 'check its permissions, and that it is no mount point (then use a folder below it)',
      cause: error,
    });
  }
}

/** Refuses folders whose loss nobody can mean, `force` or not. */
async function refuseToEat(
  place: string,
  precious: readonly (readonly [what: string, path: string])[],
): Promise<void> {
  for (const [what, path] of precious) {
    const inside = relative(place, await realPlace(resolve(path)));
    if (!leadsOutside(inside)) {
      throw refusal(
        place,
        `it holds ${what}, and its whole content would be replaced`,
        'name another folder',
      );
    }
  }
}

/** Refuses a folder inside the site: the next publish would hold this one, and the one after that both. */
async function refuseToGrow(place: string, directory: string): Promise<void> {
  const source = await realPlace(resolve(directory));
  if (leadsOutside(relative(source, place))) return;
  const fix = 'name a folder beside it';
  throw refusal(place, `it lies in the folder that is published, ${source}`, fix);
}

/** Deletes what the folder's manifest lists, the folders that are empty then, and the release kept beside. */
async function removeListed(place: string, plan: boolean): Promise<number | undefined> {
  const text = await readFile(join(place, MANIFEST_PATH), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return '';
    throw error;
  });
  const manifest = parseManifest(text);
  if (manifest === undefined) return undefined;
  const paths = listedFiles(manifest);
  if (plan) return paths.length;
  for (const path of [...paths, MANIFEST_PATH]) await rm(join(place, path), { force: true });
  await rm(beside(place, 'previous'), { recursive: true, force: true });
  const folders = (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const one of [...folders.sort((a, b) => b.length - a.length), place]) {
    // What still holds something holds what is not ours.
    await rmdir(one).catch((error: unknown) => {
      if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
    });
  }
  return paths.length;
}

/** A path with the links of its existing part followed, so that a link cannot hide what would be replaced. */
async function realPlace(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) throw refusal(path, 'a part of the path is a file', 'name another folder');
    if (!hasCode(error, 'ENOENT') || dirname(path) === path) throw error;
    const above = await realPlace(dirname(path));
    const leads = await readlink(path).catch(() => undefined);
    // What a link leads to may still be missing: a folder in its own place would be on another disk, perhaps.
    return leads === undefined ? join(above, basename(path)) : realPlace(resolve(above, leads));
  }
}
