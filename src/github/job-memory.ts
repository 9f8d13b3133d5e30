import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../errors/failure.ts';
import type { Log } from '../log/log.ts';
import { makeFolder } from '../make-folder.ts';
import { type ArtifactRunner, isNameTaken, uploadArtifact } from './artifact.ts';
import { downloadArtifact, findArtifact } from './artifact-download.ts';
import { isEnterpriseServer } from './context.ts';

/** What makes two exports the same: one of each is started in a workflow run. */
export interface ExportKey {
  readonly baseUrl: string;
  readonly domain: string;
  readonly version: string | null;
  readonly paths: readonly string[];
  /** The commit that was checked out. */
  readonly commit: string;
}

/** Remembers export jobs across steps, jobs and attempts of one workflow run. Never rejects but for an abort. */
export interface JobMemory {
  /** The job that this run started for the same export, if it is known. */
  recall(key: ExportKey): Promise<string | undefined>;
  /** `instead` of the job that was recalled and cannot be gone on with. */
  remember(key: ExportKey, jobId: string, instead?: string): Promise<void>;
}

const Note = z.strictObject({
  version: z.literal(1),
  key: z.strictObject({
    baseUrl: z.string(),
    domain: z.string(),
    version: z.string().nullable(),
    paths: z.array(z.string()),
    commit: z.string(),
  }),
  exportJobId: z.string().min(1).max(500),
});

/** A run can be repeated for 30 days, but what was exported a week ago is hardly meant any more. */
const RETENTION_DAYS = 7;
const MOST_BYTES = 256 * 1024;
/** What is remembered saves an export at best: no run waits long for it. */
const PATIENCE_MS = 45_000;

/** Keeps each job's id in a tiny artifact, named after the export, so that no two jobs of a matrix share one. */
export function createJobMemory(
  runner: ArtifactRunner & { readonly log: Log; readonly signal: AbortSignal },
  patienceMs = PATIENCE_MS,
): JobMemory {
  const { context, tempDir, log, signal } = runner;
  const isAvailable = context?.artifactService === true && !isEnterpriseServer(context);
  const inFolder = async <T>(
    work: (folder: string, signal: AbortSignal) => Promise<T>,
    otherwise: string,
  ): Promise<T | undefined> => {
    const late = AbortSignal.timeout(patienceMs);
    let folder: string | undefined;
    try {
      makeFolder(tempDir);
      folder = await mkdtemp(join(tempDir, 'memory-'));
      return await work(folder, AbortSignal.any([signal, late]));
    } catch (error) {
      signal.throwIfAborted();
      const why = late.aborted ? `it took longer than ${patienceMs / 1000} s` : messageOf(error);
      log.warning(`${otherwise}: ${why}`);
      return undefined;
    } finally {
      // What is left there goes with the runner.
      if (folder !== undefined) await rm(folder, { recursive: true, force: true }).catch(() => {});
    }
  };
  return {
    async recall(key) {
      if (!isAvailable) return undefined;
      return inFolder(async (folder, soon) => {
        const found = await findArtifact(`${noteName(key)}.json`, context, soon);
        if (found === undefined) return undefined;
        const path = await downloadArtifact(found, join(folder, 'note'), soon);
        if ((await stat(path)).size > MOST_BYTES) throw new Error('the note of the export job is too large');
        const note = Note.parse(JSON.parse(await readFile(path, 'utf8')));
        // The name is a digest of the key; only the key itself is certain.
        return JSON.stringify(note.key) === JSON.stringify(ordered(key)) ? note.exportJobId : undefined;
      }, 'What earlier attempts exported could not be looked up');
    },
    async remember(key, exportJobId, instead) {
      if (!isAvailable) {
        if (context !== undefined)
          log.info(
            `No artifact service: to go on with this job after a failure, give export-job-id: ${exportJobId}`,
          );
        return;
      }
      await inFolder(async (folder, soon) => {
        const file = join(folder, 'note.json');
        const note = { version: 1, key: ordered(key), exportJobId } satisfies z.infer<typeof Note>;
        await writeFile(file, `${JSON.stringify(note, null, 2)}\n`);
        const options = { retentionDays: RETENTION_DAYS, keep: instead === undefined, signal: soon };
        await uploadArtifact(noteName(key), file, options, runner).catch((error: unknown) => {
          if (instead !== undefined || !isNameTaken(error)) throw error;
          // Nothing is lost: either of the two exports will do.
          log.info(
            'Another job or attempt of this workflow run has begun the same export; a re-run goes on with that one',
          );
        });
      }, 'The export job could not be remembered; a re-run starts another');
    },
  };
}

function noteName(key: ExportKey): string {
  return `docs-export-job-${hash('sha256', JSON.stringify(ordered(key))).slice(0, 16)}`;
}

/** The key with its fields in one order, and the paths, which are a set, in one order too. */
function ordered({ baseUrl, domain, version, paths, commit }: ExportKey) {
  return { baseUrl, domain, version, paths: [...paths].sort(), commit };
}
