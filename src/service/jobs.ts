import { randomUUID } from 'node:crypto';
import type { StartExportRequest } from '../admin-api/schemas.ts';
import type { Clock } from '../clock.ts';
import { Failure, messageOf } from '../errors/failure.ts';
import type { Archive } from './archive.ts';
import type { ExportEvents } from './export.ts';

/** An export job as it is at one moment. */
export interface Job {
  readonly id: string;
  readonly request: StartExportRequest;
  readonly status: 'queued' | 'running' | 'completed' | 'failed';
  /** Percent, with one digit behind the point; never falls. */
  readonly progress: number;
  /** Pages in the export; 0 until the source has counted them. */
  readonly pageCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Of a failed job. */
  readonly error?: string;
  /** Of a completed job. */
  readonly archive?: Archive;
}

export interface Jobs {
  start(request: StartExportRequest): Job;
  find(id: string): Job | undefined;
  /** Lets go of a job that has ended. */
  forget(id: string): void;
  /** Aborts all jobs; resolves when none works any more. */
  stop(): Promise<void>;
  all(): Iterable<Job>;
}

export interface JobsOptions {
  /** Does the work of one job. */
  run(
    id: string,
    request: StartExportRequest,
    events: ExportEvents,
  ): Promise<{ archive: Archive; pageCount: number }>;
  readonly clock: Clock;
  /** Jobs that run at once; the others wait their turn. */
  readonly concurrency: number;
  readonly onChange?: ((job: Job) => void) | undefined;
}

/** A queue of export jobs, first come, first served (spec/admin-api, section 3). */
export function createJobs({ run, clock, concurrency, onChange }: JobsOptions): Jobs {
  const jobs = new Map<string, Job>();
  const queue: string[] = [];
  const working = new Set<Promise<void>>();
  const stopping = new AbortController();
  const now = (): string => new Date(clock.now()).toISOString();

  const change = (id: string, changes: Partial<Job>): void => {
    const before = jobs.get(id);
    if (before === undefined) return;
    const job = { ...before, ...changes, updatedAt: now() };
    jobs.set(id, job);
    if (job.status !== before.status) onChange?.(job);
  };
  const work = async (id: string, request: StartExportRequest): Promise<void> => {
    change(id, { status: 'running' });
    try {
      const done = await run(id, request, {
        signal: stopping.signal,
        onProgress(progress, pageCount) {
          const percent = Math.min(100, Math.floor(progress * 10) / 10);
          change(id, { progress: Math.max(percent, jobs.get(id)?.progress ?? 0), pageCount });
        },
      });
      change(id, { status: 'completed', progress: 100, ...done });
    } catch (error) {
      change(id, { status: 'failed', error: messageOf(error) });
    }
  };
  const next = (): void => {
    if (working.size >= concurrency) return;
    const job = jobs.get(queue.shift() ?? '');
    if (job === undefined) return;
    const turn = work(job.id, job.request).finally(() => {
      working.delete(turn);
      next();
    });
    working.add(turn);
  };

  return {
    start(request) {
      const createdAt = now();
      const job: Job = {
        id: randomUUID(),
        request,
        status: 'queued',
        progress: 0,
        pageCount: 0,
        createdAt,
        updatedAt: createdAt,
      };
      jobs.set(job.id, job);
      queue.push(job.id);
      // Not at once: the caller is answered with the job as it was queued.
      setImmediate(next);
      return job;
    },
    find: (id) => jobs.get(id),
    forget(id) {
      jobs.delete(id);
    },
    async stop() {
      const reason = new Failure('E_CANCELLED', { what: 'The service was stopped before the job ended' });
      stopping.abort(reason);
      for (const id of queue.splice(0)) change(id, { status: 'failed', error: reason.message });
      await Promise.all(working);
    },
    all: () => jobs.values(),
  };
}
