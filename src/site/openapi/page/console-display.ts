import { type ApiSettings, displayOf } from '../../config/api.ts';
import type { DeploymentType } from '../../site.ts';

/**
 * How much of the console a page shows: what the page says itself, else what the project says. Where neither speaks, it
 * is there, but not in an air-gapped deployment, where it has to be asked for (spec/admin-api, section 1). `auth` means
 * signed-in readers only, which a static site has none of.
 */
export function consoleDisplay(
  { display }: Pick<ApiSettings, 'display'>,
  own: unknown,
  deployment: DeploymentType,
): 'interactive' | 'simple' | 'none' {
  const chosen = displayOf(own) ?? display ?? (deployment === 'air-gapped' ? 'simple' : 'interactive');
  return chosen === 'auth' ? 'none' : chosen;
}
