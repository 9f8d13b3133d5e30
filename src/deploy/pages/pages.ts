import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onDisk } from '../../bundle/disk-failure.ts';
import type { DestinationContext, DestinationSpec, HostLimits, WholeDestination } from '../destination.ts';
import { requireGitHub } from '../github.ts';
import { identitySource, identityToken } from '../identity.ts';
import { type Scheme, yesOrNo } from '../scheme.ts';
import { createDeployment } from './deployment.ts';
import { publishedSite } from './published.ts';
import { writeTar } from './tar.ts';

/** `pages`: GitHub Pages, deployed in this very step: artifact, deployment, and the wait for its end. */
export const pagesScheme: Scheme = {
  form: 'pages',
  takes: 'an artifact of a workflow run',
  options: {
    timeout: { form: 'a time as 10m, 90s or 1h', accepts: (value) => durationMs(value) !== undefined },
    force: yesOrNo,
    environment: { form: 'a name as github-pages', accepts: (value) => /^[\w.-]+$/.test(value) },
  },
  complaint: (target) =>
    target === 'pages'
      ? undefined
      : { why: 'GitHub Pages takes no address: a repository has one site', fix: 'write: pages timeout=10m' },
  open: openPages,
};

const ARTIFACT = 'github-pages';
const ASKER = { name: 'GitHub Pages', permissions: 'pages: write, id-token: write' };
const NEEDED = `\`permissions: { ${ASKER.permissions} }\``;
const LIMITS: HostLimits = { host: 'GitHub Pages', siteBytes: 1024 ** 3 };
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

function durationMs(text: string): number | undefined {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
  const factor = UNITS[unit];
  return factor === undefined ? undefined : Number(count) * factor;
}

function openPages(spec: DestinationSpec, context: DestinationContext): WholeDestination {
  const timeoutMs = durationMs(spec.options.timeout ?? '10m') ?? 0;
  return {
    kind: 'whole',
    name: spec.target,
    url: null,
    force: spec.options.force === 'true',
    limits: [LIMITS],
    async ready() {
      requireGitHub(context, NEEDED);
      identitySource(context.env, ASKER);
      await context.requireArtifacts?.();
    },
    inventory: ({ signal }) => publishedSite(context, signal),
    async publish(site, { signal }) {
      const github = requireGitHub(context, NEEDED);
      // Asked for first: without it nothing needs to be uploaded.
      await identityToken(context, ASKER, signal);
      const artifact = await uploadSite(context, site, signal);
      const url = await createDeployment(github, artifact.id, {
        environment: spec.options.environment ?? ARTIFACT,
        token: await identityToken(context, ASKER, signal),
        ...{ timeoutMs, signal, context },
      });
      return { url, bytes: artifact.bytes };
    },
  };
}

async function uploadSite(
  context: DestinationContext,
  site: Parameters<WholeDestination['publish']>[0],
  signal: AbortSignal,
): Promise<{ readonly id: number; readonly bytes: number }> {
  const folder = await onDisk(() => mkdtemp(join(context.tempDirectory, 'pages-')));
  try {
    const tar = join(folder, 'artifact.tar');
    const bytes = await onDisk(() => writeTar(site, tar, signal), signal);
    const { id } = await context.uploadArtifact(ARTIFACT, tar, { zipped: true, retentionDays: 1, signal });
    return { id, bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
