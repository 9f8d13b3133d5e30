import { Failure } from '../errors/failure.ts';
import type { SiteSource } from './source.ts';

/**
 * The same source, but a version that nothing has is a mistake: all of them in its place are not what was asked for.
 * `setting` is what names the version, for the message of the E_INPUT_INVALID. Docs without versions may have any, unless
 * `refusesAny`.
 */
export function withKnownVersion(
  source: SiteSource,
  setting: string,
  { refusesAny = false }: { readonly refusesAny?: boolean } = {},
): SiteSource {
  return {
    async build(request, events) {
      const summary = await source.build(request, events);
      const unknown = summary.diagnostics.find(
        ({ kind, severity }) =>
          kind === 'unknown-version' && (severity === 'error' || (refusesAny && severity === 'warning')),
      );
      if (unknown === undefined) return summary;
      throw new Failure('E_INPUT_INVALID', {
        what: setting,
        value: request.version,
        why: 'there is no such version',
        fix: `${unknown.hint === undefined ? '' : `${unknown.hint}; `}leave it out to have all`,
      });
    },
  };
}
