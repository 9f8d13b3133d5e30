import { Failure } from '../../errors/failure.ts';
import type { Turn } from '../destination.ts';
import type { ImagePlace } from './address.ts';
import { withOwnDigest } from './image.ts';
import type { Registry } from './registry.ts';

/**
 * Takes a tag away, and no other tag of the same image. Many registries delete by digest alone, and then every tag of
 * it: there the tag is moved to a digest of its own before. Throws E_DEPLOY_DENIED where nothing is ever deleted.
 */
export async function removeTag(
  index: string,
  registry: Registry,
  { tag, registry: host, repository }: ImagePlace,
  turn: Turn,
): Promise<void> {
  if (await registry.deleteManifest(tag, turn)) return;
  const { descriptor, content } = withOwnDigest(index, tag);
  await registry.putManifest(tag, descriptor, content, turn);
  if (await registry.deleteManifest(descriptor.digest, turn)) return;
  throw new Failure('E_DEPLOY_DENIED', {
    what: 'The registry deletes no images',
    value: `${host}/${repository}:${tag}`,
    why: 'it answers so to every request to delete',
    fix:
      host === 'ghcr.io'
        ? 'delete the version on the page of the package, or with actions/delete-package-versions'
        : 'allow it in the registry’s settings (Distribution: REGISTRY_STORAGE_DELETE_ENABLED=true), or delete the tag there',
  });
}
