import type { Complaint } from '../scheme.ts';

/** A tag of an image in a registry. */
export interface ImagePlace {
  /** As in the target: `ghcr.io`. */
  readonly registry: string;
  /** Where its API answers, without a slash at the end. */
  readonly api: string;
  readonly repository: string;
  readonly tag: string;
}

/** The registry of GitHub, where the token of the run holds. */
export const GITHUB_REGISTRY = 'ghcr.io';

const TARGET = /^oci:\/\/([^/]+)\/([^:@]+)(?::([^@]*))?$/;
const REPOSITORY = /^[a-z\d]+(?:(?:\.|_{1,2}|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:\.|_{1,2}|-+)[a-z\d]+)*)*$/;
const FORM = 'write oci://ghcr.io/owner/docs:latest';

/** What is wrong with `oci://registry/repository:tag`, if anything (OCI Distribution Specification, "Pulling manifests"). */
export function imageComplaint(target: string): Complaint | undefined {
  const [, registry, repository = '', tag] = TARGET.exec(target) ?? [];
  if (registry === undefined) return { why: 'it names no repository of a registry', fix: FORM };
  if (registry.includes('@'))
    return {
      why: 'a login does not belong into it',
      fix: 'log in before: docker/login-action, or docker login',
    };
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(registry))
    return { why: `"${registry}" is no host of a registry`, fix: FORM };
  if (!REPOSITORY.test(repository)) {
    const small = repository.toLowerCase();
    return {
      why: `"${repository}" cannot be a repository’s name`,
      fix: REPOSITORY.test(small)
        ? `use small letters: oci://${registry}/${small}${tag === undefined ? '' : `:${tag}`}`
        : 'use small letters, digits, dots, hyphens and underscores, parted by slashes',
    };
  }
  if (tag !== undefined && !/^\w[\w.-]{0,127}$/.test(tag))
    return { why: `"${tag}" cannot be a tag`, fix: 'use letters, digits, dots, hyphens and underscores' };
  return undefined;
}

/** Reads a target that has no complaint; the tag is `latest` unless given. */
export function placeOfImage(target: string): ImagePlace {
  const [, registry = '', repository = '', tag = 'latest'] = TARGET.exec(target) ?? [];
  // What everybody calls docker.io answers elsewhere.
  const host = registry === 'docker.io' ? 'registry-1.docker.io' : registry;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host);
  return { registry, api: `${isHere ? 'http' : 'https'}://${host}`, repository, tag };
}
