import type { Failure } from '../../errors/failure.ts';
import type { Diagnostic } from '../../site/diagnostic.ts';
import type { BuildRequest, SiteSource } from './source.ts';

/** The same source, but a build that says something of which `failureOf` makes a failure ends with that. */
export function refusing(
  source: SiteSource,
  failureOf: (said: Diagnostic, request: BuildRequest) => Failure | undefined,
): SiteSource {
  return {
    async build(request, events) {
      const summary = await source.build(request, events);
      for (const said of summary.diagnostics) {
        const failure = failureOf(said, request);
        if (failure !== undefined) throw failure;
      }
      return summary;
    },
  };
}
