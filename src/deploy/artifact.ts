import { stat } from 'node:fs/promises';
import { Failure, messageOf } from '../errors/failure.ts';
import type { DestinationContext, DestinationSpec, WholeDestination } from './destination.ts';
import { type Scheme, wholeNumber } from './scheme.ts';

/** Characters that the artifact service refuses in a name. */
export const FORBIDDEN_IN_NAMES = /[":<>|*?\r\n\\/]/;

/** `artifact`: the bundle's archive, as it is, as one artifact of the workflow run. */
export const artifactScheme: Scheme = {
  form: 'artifact',
  takes: 'the bundle as one archive',
  options: {
    name: {
      form: 'a name without " : < > | * ? \\ /',
      accepts: (value) => value !== '' && !FORBIDDEN_IN_NAMES.test(value),
    },
    'retention-days': wholeNumber(1, 400),
  },
  complaint: (target) =>
    target === 'artifact'
      ? undefined
      : { why: 'an artifact takes no address', fix: 'write: artifact name=docs-site' },
  open: openArtifact,
};

function openArtifact(spec: DestinationSpec, context: DestinationContext): WholeDestination {
  const name = spec.options.name ?? context.artifactName;
  const days = spec.options['retention-days'];
  return {
    kind: 'whole',
    name: spec.target,
    url: null,
    force: false,
    ready: async () => context.requireArtifacts?.(),
    bytesToSend: async ({ bundlePath }) => (await stat(bundlePath)).size,
    async publish(site, { signal }) {
      try {
        const { url } = await context.uploadArtifact(name, site.bundlePath, {
          retentionDays: days === undefined ? undefined : Number(days),
          signal,
        });
        return { url, bytes: (await stat(site.bundlePath)).size };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Failure) throw error;
        throw new Failure('E_ARTIFACT', {
          what: 'The artifact could not be uploaded',
          value: name,
          why: messageOf(error),
          fix: 'run again; outside a workflow run there is no artifact service, use dir: there',
          cause: error,
        });
      }
    },
  };
}
