import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onDisk } from '../../bundle/disk-failure.ts';
import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import { type RetryContext, retrying } from '../../http/retry.ts';
import type {
  DestinationContext,
  DestinationSpec,
  Inventory,
  Turn,
  WholeDestination,
} from '../destination.ts';
import { listOf, type Scheme, text, yesOrNo } from '../scheme.ts';
import type { Base } from './base.ts';
import { failureOf, isConcurrent, isPassing } from './failure.ts';
import { createGit } from './git.ts';
import { layoutOf, withExtras } from './layout.ts';
import { checkNames, GIT_LIMITS, keepSource, keepSourceThere } from './limits.ts';
import { type Branch, baseOf, publishSite, type Repository } from './publish.ts';
import { isRepository, type Remote, remoteOf } from './remote.ts';
import { removeSite } from './removal.ts';
import { rollBackSite } from './rollback.ts';

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
  const { clock, log } = context;
  const { cname } = options;
  const remote = remoteOf(spec, context);
  const layout = layoutOf({ directory: options.directory ?? '', keep: listOf(options.keep), cname });
  const branch: Branch = {
    ...{ name: nameOf(spec), remote, layout, clock, log },
    rules: { keeps: (path) => layout.spared(layout.place(path)), graceMs: 0 },
    force: options.force === 'true',
    single: options['single-commit'] === 'true',
    message: options.message,
    author: options.author ?? ROBOT,
  };
  const url = cname === undefined ? remote.page : `https://${cname}/${layout.address}`;
  let opened: Promise<Repository> | undefined;
  let base: Base | undefined;
  /** Does some work with the repository, again where that may help. */
  const inRepository = <T>(
    signal: AbortSignal,
    work: (repository: Repository, number: number) => Promise<T>,
  ): Promise<T> =>
    translated(remote, signal, async () => {
      opened ??= openRepository(context, remote, signal);
      const repository = await opened;
      return retrying(
        patiently((number) => work(repository, number)),
        retriesOf(branch, signal),
      );
    });
  return {
    kind: 'whole',
    ...{ name: branch.name, url, force: branch.force, rules: branch.rules, limits: [GIT_LIMITS] },
    ready: async () => keepSource(branch),
    async inventory({ signal }): Promise<Inventory> {
      base = await inRepository(signal, ({ git }) => baseOf(branch, git, signal));
      keepSourceThere(branch, base);
      if (base.inventory.manifest === undefined && base.blobs.has(layout.place(MANIFEST_PATH)))
        log.warning(
          `${MANIFEST_PATH} in ${branch.name} is no manifest that this version can read: ` +
            'what earlier runs published there stays, but for what this site has too',
        );
      return base.inventory;
    },
    async wanted(site) {
      checkNames(site, log);
      return withExtras(site, layout);
    },
    bytesToSend: async (_site, differing) => differing,
    async publish(site, { signal }: Turn) {
      const bytes = await inRepository(signal, (repository, number) =>
        publishSite(branch, repository, site, number === 1 ? base : undefined, signal),
      );
      return { url, bytes };
    },
    async rollback(plan, { signal }) {
      let meant: string | null | undefined;
      const isMeant = (commit: string | null): boolean => {
        meant ??= commit;
        return commit === meant;
      };
      await inRepository(signal, ({ git }) => rollBackSite(branch, git, { plan, isMeant, signal }));
    },
    remove: (plan, { signal }) => inRepository(signal, ({ git }) => removeSite(branch, git, plan, signal)),
    async close() {
      const { directory } = (await opened?.catch(() => undefined)) ?? {};
      if (directory !== undefined) await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function retriesOf({ name, clock, log }: Branch, signal: AbortSignal): RetryContext {
  const onRetry = (error: unknown): void =>
    log.info(`${name}: ${isConcurrent(error) ? 'somebody else pushed' : 'no answer'}; trying again`);
  return { clock, signal, policy: RETRIES, onRetry };
}

/** An empty bare repository; the address stands in the environment, as the token does. */
async function openRepository(
  context: DestinationContext,
  remote: Remote,
  signal: AbortSignal,
): Promise<Repository> {
  const directory = await onDisk(() => mkdtemp(join(context.tempDirectory, 'branch-')));
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
