import { tagOf } from '../github/context.ts';
import type { Config } from '../inputs/config.ts';
import type { RunContext } from './context.ts';

/**
 * The settings of a run, on a tag with the version that the tag means where none was given: for a hosted service the
 * tag as it is, which it may not know; for the embedded one the version of that name, where the docs have it.
 */
export async function withVersion(config: Config, { github, log }: RunContext): Promise<Config> {
  const tag = tagOf(github);
  const { service } = config;
  if (tag === undefined || config.exportVersion !== undefined || config.exportJobId !== undefined)
    return config;
  if (service.kind === 'hosted') return { ...config, exportVersion: tag, versionIsTag: true };
  // The projects of a monorepo have versions of their own, if any.
  if (service.kind === 'parts' || service.several.length > 0) return config;
  const { openProjectFolder } = await import('../site/project/folder.ts');
  const { projectVersions } = await import('../site/navigation/versions.ts');
  const versions = await projectVersions(await openProjectFolder(service.docsDir));
  const version = versions.find((one) => one === tag) ?? versions.find((one) => bare(one) === bare(tag));
  if (version === undefined) return config;
  log.info(`The tag ${tag} is the version ${version} of the docs: only that is exported`);
  return { ...config, exportVersion: version };
}

/** `v1.2` and `1.2` are one version. */
function bare(name: string): string {
  return name.replace(/^v(?=\d)/i, '');
}
