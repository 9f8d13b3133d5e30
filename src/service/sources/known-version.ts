import { Failure } from '../../errors/failure.ts';
import { refusing } from './refusing.ts';
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
  return refusing(source, ({ kind, severity, hint }, { version }) =>
    kind === 'unknown-version' && (severity === 'error' || (refusesAny && severity === 'warning'))
      ? new Failure('E_INPUT_INVALID', {
          what: setting,
          value: version,
          why: 'there is no such version',
          fix: `${hint === undefined ? '' : `${hint}; `}leave it out to have all`,
        })
      : undefined,
  );
}
