import type { Settings } from './config/settings.ts';
import type { Report } from './diagnostic.ts';
import type { Repository, SiteOptions } from './site.ts';

/**
 * The repository that pages link to, where `feedback` asks for such links and readers have a network to follow them.
 * One notice tells where there is none.
 */
export async function linkedRepository(
  { feedback }: Settings,
  { deploymentType, isDraft, findRepository }: SiteOptions,
  report: Report,
  signal: AbortSignal | undefined,
): Promise<Repository | undefined> {
  const wanted = (['suggestEdit', 'raiseIssue'] as const).filter((link) => feedback[link]);
  if (wanted.length === 0 || deploymentType === 'air-gapped' || isDraft === true) return undefined;
  const found = await findRepository?.(signal);
  if (found === undefined)
    report({
      severity: 'notice',
      kind: 'no-repository',
      message: `${wanted.map((link) => `feedback.${link}`).join(' and ')} cannot be followed: the project is in no clone of a repository on a host`,
      hint: 'build in a clone whose remote “origin” is the repository',
    });
  return found;
}
