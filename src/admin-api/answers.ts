import { z } from 'zod';
import { CREDENTIALS } from '../log/secrets.ts';
import { isPathSegment } from '../text/path-segment.ts';
import { AgentJob, BundleLink, ExportJob, StartExportResponse } from './schemas.ts';

/**
 * The answers of a service as the client reads them: strict in what it cannot do without, forgiving in all else. What
 * has another form than the spec's is as good as absent, and no reason to give a run up.
 */

/** It becomes an output and a line of the log: one line, and no password in an address. */
const line = z.string().transform((given) =>
  given
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(CREDENTIALS, '')
    .trim(),
);
const text = line.catch('');
const textOrNull = line.pipe(z.string().min(1)).nullable().catch(null);

export const StartedExport = StartExportResponse.extend({
  jobId: StartExportResponse.shape.jobId.refine(isPathSegment, 'it cannot stand in a path'),
});

export const SeenExportJob = ExportJob.extend({
  status: line.transform((status) => inLowerCase(status, ['completed', 'failed']) ?? status),
  pageCount: z.preprocess(countIn, z.number().optional()),
  // Whatever its form: it is put into words where the job has failed.
  error: z.any().optional(),
});

export const SeenBundleLink = BundleLink.extend({
  expiresAt: z.union([z.string(), z.number()]).optional().catch(undefined),
});
export type SeenBundleLink = z.infer<typeof SeenBundleLink>;

export const SeenAgentJob = AgentJob.extend({
  id: text,
  // As with an export job: any other status means that it still runs.
  status: z.string().transform((status) => inLowerCase(status, AgentJob.shape.status.options) ?? 'active'),
  source: z.looseObject({ repository: text, ref: textOrNull }).catch({ repository: '', ref: null }),
  model: text,
  prLink: textOrNull,
  createdAt: text,
  archivedAt: textOrNull,
});

function inLowerCase<T extends string>(status: string, known: readonly T[]): T | undefined {
  const word = status.trim().toLowerCase();
  return known.find((one) => one === word);
}

/** A number of pages, written as a number or in digits. */
function countIn(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
