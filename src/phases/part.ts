import type { Config } from '../inputs/config.ts';
import type { VerifiedBundle } from './bundle.ts';
import { destinationContext } from './deploy.ts';
import type { Run } from './run.ts';

/** Parts are needed until they are merged; some days more, so that a run can be repeated. */
const RETENTION_DAYS = 3;

/** The artifact of a part, without its extension; all parts of a site share what comes before. */
function partName(artifactName: string, { index, of }: NonNullable<Config['shard']>): string {
  return `${artifactName}-part-${index}-of-${of}`;
}

/** Uploads a part of a site as an artifact, unless `deploy` is none. Throws E_ARTIFACT. */
export async function partPhase(
  bundle: VerifiedBundle,
  shard: NonNullable<Config['shard']>,
  run: Run,
): Promise<void> {
  const { config, context } = run;
  const { log, signal } = context;
  const [destination] = config.destinations;
  if (destination === undefined) {
    log.info(
      `Part ${shard.index} of ${shard.of} is not uploaded, since deploy is none: ${bundle.bundlePath}`,
    );
    return;
  }
  const days = destination.options['retention-days'];
  const name = partName(destination.options.name ?? config.artifactName, shard);
  const { uploadArtifact } = destinationContext(run, bundle);
  const { id } = await uploadArtifact(name, bundle.bundlePath, {
    retentionDays: days === undefined ? RETENTION_DAYS : Number(days),
    signal,
  });
  log.info(`Part ${shard.index} of ${shard.of} is the artifact ${name}.tar.gz, id ${id}`);
}
