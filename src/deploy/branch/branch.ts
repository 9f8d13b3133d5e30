import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { retrying } from '../../http/retry.ts';
import type {
  DestinationContext,
  DestinationSpec,
  Inventory,
  LocalSite,
  Turn,
  WholeDestination,
} from '../destination.ts';
import { guard } from '../guards.ts';
import { type Plan, planOf } from '../plan.ts';
import { createProgress } from '../progress.ts';
import { type Scheme, text, yesOrNo } from '../scheme.ts';
import { listOf } from '../store-rules.ts';
import { type Base, fetchBase } from './base.ts';
import { NEXT_REF, writeCommit } from './commit.ts';
import { failureOf, isConcurrent, isPassing } from './failure.ts';
import { createGit, type Git } from './git.ts';
import { layoutOf } from './layout.ts';
import { checkNames, GIT_LIMITS } from './limits.ts';
import { isRepository, type Remote, remoteOf } from './remote.ts';
import { placesToRemove, pushRemoval } from './removal.ts';

/** `branch:NAME`: a branch of a git repository, brought up to date in one commit. */
export const branchScheme: Scheme = {
  form: 'branch:NAME',
  options: {
    repo: {
      form: 'owner/name, or an https or ssh address as git@git.example.com:docs.git, without a password',
      accepts: isRepository,
    },
    directory: {
      form: 'a folder in the branch, as docs',
      accepts: (value) => value !== '' && !/[\\\n]/.test(value) && !/(^|\/)(\.\.|\.git)(\/|$)/i.test(value),
    },
    message: text,
    author: {
      form: 'Name <mail@example.com>, in quotes',
      accepts: (value) => /^[^<>\n]+ <[^<>\s]+>$/.test(value),
    },
    cname: {
      form: 'a host name as docs.example.com',
      accepts: (value) => /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value),
    },
    keep: { form: 'patterns as in a .gitignore, with commas between', accepts: (value) => value !== '' },
    'single-commit': yesOrNo,
    force: yesOrNo,
  },
  complaint(target) {
    const name = target.slice('branch:'.length);
    const [, ref] = /^refs\/heads\/(.+)$/.exec(name) ?? [];
    if (ref !== undefined) return { why: 'it names a reference, not a branch', fix: `write branch:${ref}` };
    return isBranchName(name) && target.startsWith('branch:')
      ? undefined
      : { why: 'it names no branch that git accepts', fix: 'write branch:gh-pages' };
  },
  open: openBranch,
};

const ROBOT = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>';
const RETRIES = { attempts: 6, baseMs: 500, maxMs: 15_000 };

/** What tells the branch from others in messages: several sites may stand in one. */
function nameOf({ target, options: { repo, directory } }: DestinationSpec): string {
  const where = { repo, directory };
  const parts = Object.entries(where).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}`],
  );
  return [target, ...parts].join(' ');
}

function openBranch(spec: DestinationSpec, context: DestinationContext): WholeDestination {
  const { options } = spec;
  const name = nameOf(spec);
  const { clock, log } = context;
  const remote = remoteOf(spec, context);
  const layout = layoutOf({
    directory: options.directory ?? '',
    keep: listOf(options.keep),
    cname: options.cname,
  });
  const force = options.force === 'true';
  const url = options.cname === undefined ? remote.page : `https://${options.cname}/${layout.address}`;
  let opened: Promise<Repository> | undefined;
  let base: Base | undefined;
  const repository = (signal: AbortSignal): Promise<Repository> => {
    opened ??= openRepository(context, remote, signal);
    return opened;
  };
  const retries = (signal: AbortSignal) => ({
    ...{ clock, signal, policy: RETRIES },
    onRetry: (error: unknown) =>
      log.info(`${name}: ${isConcurrent(error) ? 'somebody else pushed' : 'no answer'}; trying again`),
  });
  return {
    kind: 'whole',
    ...{ name, url, force, limits: [GIT_LIMITS] },
    async inventory({ signal }): Promise<Inventory> {
      base = await translated(remote, signal, async () => {
        const { git } = await repository(signal);
        const attempt = patiently(() => fetchBase(git, { branch: remote.branch, layout, signal }));
        return retrying(attempt, retries(signal));
      });
      return base.inventory;
    },
    async wanted(site) {
      checkNames(site, log);
      return site;
    },
    async publish(site, { signal }: Turn) {
      let bytes = 0;
      await translated(remote, signal, async () => {
        const { directory, git } = await repository(signal);
        await retrying(
          patiently(async (number) => {
            const known = number === 1 ? base : undefined;
            const onto = known ?? (await fetchBase(git, { branch: remote.branch, layout, signal }));
            // Whoever pushed in between may have been a newer run.
            if (known === undefined) guard(site.manifest, onto.inventory, { maxPageLoss: 1, force });
            const plan = planOf(site.manifest, onto.inventory, { force });
            // Or it was us: the push arrived, and its answer was lost.
            if (known === undefined && plan.nothingToDo) return;
            await pushCommit(directory, git, onto, plan);
            bytes = plan.bytes;
          }),
          retries(signal),
        );
      });
      return { url, bytes };

      async function pushCommit(directory: string, git: Git, onto: Base, plan: Plan): Promise<void> {
        const total = { files: plan.added.length + plan.updated.length, bytes: plan.bytes };
        const progress = createProgress(name, total, log, clock);
        const single = options['single-commit'] === 'true';
        await writeCommit(git, site, onto, plan, {
          ...{ directory, layout, single, signal },
          message: options.message ?? messageOf(site),
          author: options.author ?? ROBOT,
          time: Math.floor(clock.now() / 1000),
          onFile: (size) => progress.advance(size),
        });
        const to = `refs/heads/${remote.branch}`;
        const lease = single ? [`--force-with-lease=${to}:${onto.commit ?? ''}`] : [];
        await git(['push', '--porcelain', '--no-thin', ...lease, 'origin', `${NEXT_REF}:${to}`], { signal });
      }
    },
    async remove(plan, { signal }) {
      return translated(remote, signal, async () => {
        const { git } = await repository(signal);
        const attempt = patiently(async () => {
          const found = await fetchBase(git, { branch: remote.branch, layout, signal });
          const places = placesToRemove(found, layout);
          if (places === undefined || plan) return places?.length;
          await pushRemoval(git, found, places, {
            ...{ layout, branch: remote.branch, single: options['single-commit'] === 'true', signal },
            message: `Remove the documentation of ${name}\n\n${places.length} files\n`,
            author: options.author ?? ROBOT,
            time: Math.floor(clock.now() / 1000),
          });
          return places.length;
        });
        return retrying(attempt, retries(signal));
      });
    },
    async close() {
      const { directory } = (await opened?.catch(() => undefined)) ?? {};
      if (directory !== undefined) await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

interface Repository {
  readonly directory: string;
  readonly git: Git;
}

/** An empty bare repository; the address stands in the environment, as the token does. */
async function openRepository(
  context: DestinationContext,
  remote: Remote,
  signal: AbortSignal,
): Promise<Repository> {
  const directory = await mkdtemp(join(context.tempDirectory, 'branch-'));
  const git = createGit(directory, context.env, [['remote.origin.url', remote.url], ...remote.settings]);
  try {
    signal.throwIfAborted();
    // All that makes a folder a repository; to start git for it takes as long as a request.
    await mkdir(join(directory, 'objects', 'pack'), { recursive: true });
    await mkdir(join(directory, 'refs'));
    await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/main\n');
    return { directory, git };
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

/** One try of some work with git: what may pass, and what somebody else's push broke, is tried again. */
function patiently<T>(work: (number: number) => Promise<T>) {
  return async (number: number) => {
    try {
      return { done: true, value: await work(number) } as const;
    } catch (error) {
      if (!isConcurrent(error) && !isPassing(error)) throw error;
      return { done: false, error } as const;
    }
  };
}

async function translated<T>(remote: Remote, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error, remote);
  }
}

function messageOf({ manifest }: LocalSite): string {
  const { commit, pages } = manifest;
  const of = commit === null ? '' : ` of ${commit}`;
  return `Publish the documentation${of}\n\n${pages.length} pages, ${Object.keys(manifest.files).length} files\n`;
}

/** The rules of git-check-ref-format(1). */
function isBranchName(name: string): boolean {
  return (
    name !== '' &&
    !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(name) &&
    name !== '@' &&
    name !== 'HEAD' &&
    name.split('/').every((part) => !part.startsWith('.') && !part.endsWith('.lock'))
  );
}
