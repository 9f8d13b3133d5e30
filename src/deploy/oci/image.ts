import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Manifest } from '../../bundle/manifest.ts';
import { jsonIn } from '../../http/json-in.ts';

/** The parts of an image (OCI Image Format Specification). */

export const TYPES = {
  index: 'application/vnd.oci.image.index.v1+json',
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
  /** Of images that others made. */
  others: [
    'application/vnd.docker.distribution.manifest.list.v2+json',
    'application/vnd.docker.distribution.manifest.v2+json',
  ],
} as const;

/** Names something in a registry by its digest. */
export interface Descriptor {
  readonly mediaType: string;
  /** `sha256:…` */
  readonly digest: string;
  readonly size: number;
}

/** A layer, and the digest of the tar in it, by which an image's configuration names it. */
export interface Layer {
  readonly descriptor: Descriptor;
  readonly diffId: string;
}

/** A part of an image that is a text. */
export interface Part {
  readonly descriptor: Descriptor;
  readonly content: string;
}

/** The whole of an image: an index of one image for each platform, all of the same layers. */
export interface Image {
  readonly index: Part;
  readonly manifests: readonly Part[];
  readonly configs: readonly Part[];
}

/** The platforms of machines that are to mount it; the files are the same on each. */
const PLATFORMS = ['amd64', 'arm64'] as const;

/** Where the index names the layer of the site's manifest, so that the next publish need not look at the rest. */
const MANIFEST_LAYER = 'docs-export.manifest';

/** Makes the image of a site of two layers: its files, and its manifest. `source` is the address of its repository. */
export function imageOf(
  { files, manifest: own }: { readonly files: Layer; readonly manifest: Layer },
  manifest: Manifest,
  source: string | undefined,
): Image {
  const annotations = {
    'org.opencontainers.image.created': manifest.createdAt,
    ...(source !== undefined && { 'org.opencontainers.image.source': source }),
    ...(manifest.commit !== null && { 'org.opencontainers.image.revision': manifest.commit }),
    ...(manifest.exportVersion !== null && { 'org.opencontainers.image.version': manifest.exportVersion }),
  };
  const layers = [files, own];
  const images = PLATFORMS.map((architecture) => {
    const config = partOf(TYPES.config, {
      created: manifest.createdAt,
      architecture,
      os: 'linux',
      config: { Labels: annotations },
      rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    });
    const image = partOf(TYPES.manifest, {
      schemaVersion: 2,
      mediaType: TYPES.manifest,
      config: config.descriptor,
      layers: layers.map(({ descriptor }) => descriptor),
      annotations,
    });
    return { architecture, config, image };
  });
  const index = partOf(TYPES.index, {
    schemaVersion: 2,
    mediaType: TYPES.index,
    manifests: images.map(({ architecture, image }) => ({
      ...image.descriptor,
      platform: { architecture, os: 'linux' },
    })),
    annotations: { ...annotations, [MANIFEST_LAYER]: own.descriptor.digest },
  });
  return {
    index,
    manifests: images.map(({ image }) => image),
    configs: images.map(({ config }) => config),
  };
}

/** The digest that a text is known by. */
export function contentDigest(index: string): string {
  return `sha256:${hash('sha256', index)}`;
}

function partOf(mediaType: string, value: unknown): Part {
  const content = JSON.stringify(value);
  const digest = contentDigest(content);
  return { content, descriptor: { mediaType, digest, size: Buffer.byteLength(content) } };
}

/** Where an index names the tag that is to go. */
const REMOVED_TAG = 'docs-export.removed-tag';

/** The same image under a digest that no other tag has. */
export function withOwnDigest(index: string, tag: string): Part {
  const { annotations, ...rest } = JSON.parse(index);
  return partOf(TYPES.index, { ...rest, annotations: { ...annotations, [REMOVED_TAG]: tag } });
}

const Index = z.looseObject({ annotations: z.looseObject({ [MANIFEST_LAYER]: z.string() }) });

/** The digest of the layer that holds the site's manifest; undefined where an image is none of ours. */
export function manifestLayerOf(index: string): string | undefined {
  const found = Index.safeParse(jsonIn(index)).data?.annotations[MANIFEST_LAYER];
  return typeof found === 'string' && /^sha256:[\da-f]{64}$/.test(found) ? found : undefined;
}
