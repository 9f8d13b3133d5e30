import type { Job } from './jobs.ts';

/** The latest jobs of a domain, which stay reusable as long as the service runs (spec/admin-api, section 1). */
const KEPT = 20;

/**
 * The jobs whose archives may go, so that a service that runs for weeks does not fill its disk: those that ended, that
 * this many later ones of the same domain stand behind, and that nobody can still be about to download.
 * `neededUntil` gives the milliseconds since the epoch until which somebody may.
 */
export function jobsToForget(
  jobs: Iterable<Job>,
  now: number,
  neededUntil: (job: Job) => number,
): readonly Job[] {
  const byDomain = Map.groupBy(jobs, ({ request }) => request.domain);
  return [...byDomain.values()].flatMap((all) =>
    all
      .filter(({ status }) => status === 'completed' || status === 'failed')
      .slice(0, -KEPT)
      .filter((job) => neededUntil(job) < now),
  );
}
