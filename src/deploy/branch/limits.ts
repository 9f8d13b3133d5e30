import { Failure } from '../../errors/failure.ts';
import type { Log } from '../../log/log.ts';
import type { HostLimits, LocalSite } from '../destination.ts';
import { bytesText } from '../progress.ts';
import type { Base } from './base.ts';
import type { Branch } from './publish.ts';

/** GitHub refuses larger files in a repository. */
export const GIT_LIMITS: HostLimits = { host: 'GitHub, in a repository,', fileBytes: 100 * 1024 * 1024 };
/** Repositories and Pages sites above this get slow, and letters. */
const LARGE_SITE = 1024 ** 3;

/** Refuses what git itself would refuse; says what will hurt. */
export function checkNames({ manifest }: LocalSite, log: Log): void {
  let sum = 0;
  for (const [path, { size }] of Object.entries(manifest.files)) {
    sum += size;
    if (/(^|\/)\.git(\/|$)/i.test(path)) throw refusal(path, 'git keeps that name for itself');
  }
  if (sum <= LARGE_SITE) return;
  log.warning(
    `The site has ${bytesText(sum)}: GitHub Pages serves at most 1 GB, and a branch keeps what it once held ` +
      '(single-commit=true leaves the history behind)',
  );
}

/** Throws E_INPUT_CONFLICT where the source that the run, or the checkout, is of would be lost: its history, or its files. */
export function keepSource({ name, remote, single, force, layout }: Branch): void {
  if (!remote.isSource) return;
  const isRoot = layout.place('') === '';
  if (!single && !(force && isRoot)) return;
  throw new Failure('E_INPUT_CONFLICT', {
    what: 'The branch holds the source that this run or checkout is of',
    value: name,
    why: single
      ? 'single-commit=true would leave its history behind'
      : 'force=true would delete every file that is none of the site',
    fix: `name another branch, as branch:gh-pages, or leave ${single ? 'single-commit' : 'force'}= out`,
  });
}

/** What GitHub, and those like it, run: a branch that holds it is one to work in. */
const WORKFLOW = /^\.(github|gitea|forgejo)\/workflows\//;

/**
 * The same where another branch of the own repository shows that it holds source: runs of pull requests, tags and
 * schedules are not of the branch that they may name.
 */
export function keepSourceThere({ name, remote, single, layout }: Branch, { blobs, inventory }: Base): void {
  if (!single || !remote.isOwn || blobs.size === 0) return;
  const hasSite = inventory.manifest !== undefined;
  // A branch with a site of ours at its root is kept for that, whatever else it holds.
  if (hasSite && layout.place('') === '' && !remote.isDefault) return;
  const workflow = [...blobs.keys()].find((place) => WORKFLOW.test(place));
  if (workflow === undefined && (hasSite || !remote.isDefault)) return;
  throw new Failure('E_INPUT_CONFLICT', {
    what: 'The branch seems to hold the source of this repository, whose history single-commit=true would leave behind',
    value: name,
    why:
      workflow === undefined ? 'it is the default branch, and no site is there yet' : `it holds ${workflow}`,
    fix: `name another branch, as branch:gh-pages, or leave single-commit= out${
      workflow === undefined ? ' this once' : '; where the branch is for the site alone, delete its workflows'
    }; nothing was changed`,
  });
}

function refusal(path: string, why: string): Failure {
  return new Failure('E_GUARD_LIMIT', {
    what: 'A file cannot be published in a branch',
    value: path,
    why,
    fix: 'leave it out of the site, or publish to an object store as s3://',
  });
}
