import { Failure } from '../../errors/failure.ts';
import { GITHUB_REGISTRY } from './address.ts';
import { removeVersion } from './github-versions.ts';
import { moveToOwnDigest, type Removal } from './own-digest.ts';

/**
 * Takes a tag away, and no other tag of the same image. Many registries delete by digest alone, and then every tag of
 * it: there the tag is moved to a digest of its own before. Throws E_DEPLOY_DENIED where nothing is ever deleted.
 */
export async function removeTag(index: string, removal: Removal): Promise<void> {
  const { registry, place, context, turn } = removal;
  const { tag, registry: host, repository } = place;
  if (host === GITHUB_REGISTRY && context.github !== undefined)
    return removeVersion(index, removal, context.github);
  if (await registry.deleteManifest(tag, turn)) return;
  const own = await moveToOwnDigest(index, removal);
  if (await registry.deleteManifest(own, turn)) return;
  throw new Failure('E_DEPLOY_DENIED', {
    what: 'The registry deletes no images',
    value: `${host}/${repository}:${tag}`,
    why: 'it answers so to every request to delete',
    fix:
      host === GITHUB_REGISTRY
        ? 'run it in a workflow with the input github-token, or delete the version on the page of the package'
        : 'allow it in the registry’s settings (Distribution: REGISTRY_STORAGE_DELETE_ENABLED=true), or delete the tag there',
  });
}
