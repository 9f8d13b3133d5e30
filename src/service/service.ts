import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { onDisk } from '../bundle/disk-failure.ts';
import type { Clock } from '../clock.ts';
import { messageOf } from '../errors/failure.ts';
import { closeServer, listen } from '../http/server.ts';
import type { Log } from '../log/log.ts';
import { makeFolder } from '../make-folder.ts';
import type { FindAgentJob } from './agent-jobs.ts';
import { createApi } from './api.ts';
import { bundlePath, createBundles } from './bundles.ts';
import { exportSite } from './export.ts';
import { createJobs, type Job } from './jobs.ts';
import { jobsToForget } from './kept-jobs.ts';
import { signLink } from './links.ts';
import type { SiteSource } from './sources/source.ts';

export interface ServiceOptions {
  /** Domain → where its pages come from. */
  readonly sites: ReadonlyMap<string, SiteSource>;
  /** The admin key that every request must carry. */
  readonly apiKey: string;
  /** Finds agent jobs; there are none unless told. */
  readonly agentJobs?: FindAgentJob | undefined;
  /** 0, a free port, unless told. */
  readonly port?: number | undefined;
  /** Folder for bundles; created if missing. Bundles are removed from it on close. */
  readonly storage: string;
  readonly clock: Clock;
  /** How long a bundle link works: 1 h unless told. */
  readonly linkLifetimeMs?: number | undefined;
  /** Exports at once: 1 unless told. */
  readonly concurrency?: number | undefined;
  readonly log?: Log | undefined;
  /** Told when a job begins and when it ends. */
  readonly onJob?: ((job: Job) => void) | undefined;
}

export interface Service {
  /** The base address of the Admin API. */
  readonly url: string;
  /** Aborts jobs, lets answers under way end, and leaves nothing behind; takes less than 5 s. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const HOUR_MS = 3_600_000;
/** Time for jobs and answers to end on close. */
const GRACE_MS = 3000;

/**
 * Starts the embedded Admin API (spec/admin-api) on this machine: export jobs, presigned bundle links, agent jobs.
 * Rejects with E_PORT when the port is taken, with E_BUNDLE_WRITE when nothing can be stored.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { clock, storage, log, linkLifetimeMs = HOUR_MS } = options;
  // Bundle links do not outlive the service.
  const secret = randomBytes(32).toString('hex');
  const sites = new Map([...options.sites].map(([domain, source]) => [domain.toLowerCase(), source]));
  await onDisk(async () => makeFolder(storage));

  /** By job, when the last link to its bundle ends. */
  const linkEnds = new Map<string, number>();
  const jobs = createJobs({
    clock,
    concurrency: options.concurrency ?? 1,
    async run(id, request, events) {
      const source = sites.get(request.domain);
      if (source === undefined) throw new Error(`No site for the domain "${request.domain}"`);
      const { version, paths } = request;
      return exportSite(source, { version, paths }, join(storage, `${id}.tar.gz`), events);
    },
    onChange(job) {
      const why = job.error === undefined ? '' : `: ${job.error}`;
      log?.debug(`export job ${job.id} of ${job.request.domain} is ${job.status}${why}`);
      options.onJob?.(job);
      void forgetOld();
    },
  });
  /** Who has not asked for a link yet has as much time for it as a link. */
  const neededUntil = ({ id, updatedAt }: Job): number =>
    linkEnds.get(id) ?? Date.parse(updatedAt) + linkLifetimeMs;
  const forgetOld = async (): Promise<void> => {
    for (const { id, archive } of jobsToForget(jobs.all(), clock.now(), neededUntil)) {
      jobs.forget(id);
      linkEnds.delete(id);
      if (archive === undefined) continue;
      await rm(archive.path, { force: true }).catch((error: unknown) => {
        log?.warning(`The service could not remove ${archive.path}: ${messageOf(error)}`);
      });
    }
  };
  const bundles = createBundles({ secret, clock, find: (id) => jobs.find(id)?.archive, log });
  const api = await createApi({
    apiKey: options.apiKey,
    domains: new Set(sites.keys()),
    jobs,
    findAgentJob: options.agentJobs ?? (async () => undefined),
    link(job) {
      const expires = clock.now() + linkLifetimeMs;
      linkEnds.set(job.id, expires);
      return {
        bundleUrl: signLink(`${url}${bundlePath(job.id)}`, expires, secret),
        expiresAt: new Date(expires).toISOString(),
      };
    },
    log,
  });

  const { getRequestListener } = await import('@hono/node-server');
  // Replacing the global Response would break others in this process, such as loading WebAssembly.
  const answerApi = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith('/bundles/') ? bundles : answerApi;
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const url = await listen(server, HOST, options.port ?? 0);

  return {
    url,
    async close() {
      const stopped = new AbortController();
      const grace = clock.sleep(GRACE_MS, stopped.signal).catch(() => undefined);
      await Promise.all([closeServer(server, clock, GRACE_MS), Promise.race([jobs.stop(), grace])]);
      stopped.abort();
      for (const { archive } of jobs.all())
        if (archive !== undefined) await rm(archive.path, { force: true });
    },
  };
}
