import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarReader } from '../../bundle/archive/tar-reader.ts';
import { onDisk } from '../../bundle/disk-failure.ts';
import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import { writeGzip } from '../../bundle/write-gzip.ts';
import { Failure } from '../../errors/failure.ts';
import type {
  DestinationContext,
  DestinationSpec,
  Inventory,
  LocalSite,
  Turn,
  WholeDestination,
} from '../destination.ts';
import { digesting } from '../files/digest.ts';
import { tarOf, tarOfFile } from '../files/site-tar.ts';
import { createGate, type Gate } from '../gate.ts';
import { inventoryOfManifest, NOTHING } from '../plan/inventory.ts';
import { readManifest } from '../plan/read-manifest.ts';
import { listedFiles } from '../publish/remove.ts';
import { type Scheme, yesOrNo } from '../scheme.ts';
import { bodyInMemory } from '../store/store-client.ts';
import { imageComplaint, placeOfImage } from './address.ts';
import { type Image, imageOf, type Layer, manifestLayerOf, TYPES } from './image.ts';
import { createRegistry, type Registry } from './registry.ts';
import { removeTag } from './remove-tag.ts';

/** `oci://registry/repository:tag`: an image that holds the site's files, to be mounted, copied from, or built upon. */
export const ociScheme: Scheme = {
  form: 'oci://registry/repository:tag',
  options: { force: yesOrNo },
  complaint: imageComplaint,
  open: openOci,
};

function openOci(spec: DestinationSpec, context: DestinationContext): WholeDestination {
  const place = placeOfImage(spec.target);
  const registry = createRegistry(place, context, 'pull,push');
  const force = spec.options.force === 'true';
  const name = `oci://${place.registry}/${place.repository}`;
  return {
    kind: 'whole',
    name: spec.target,
    url: null,
    force,
    inventory: (turn) => inventoryOf(registry, { tag: place.tag, target: spec.target, force }, turn),
    async publish(site, turn) {
      const folder = await onDisk(() => mkdtemp(join(context.tempDirectory, 'oci-')));
      try {
        const packed = await onDisk(() => pack(site, folder, context, turn.signal), turn.signal);
        const { digest, bytes } = await gateOf(name)(() => send(packed, registry, place.tag, turn));
        return { url: `${name}@${digest}`, bytes };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async remove(plan, turn) {
      const registry = createRegistry(place, context, 'pull,push,delete');
      const index = await registry.manifest(place.tag, turn);
      const layer = index === undefined ? undefined : manifestLayerOf(index);
      if (index === undefined || layer === undefined) return undefined;
      const manifest = await manifestIn(layer, registry, turn);
      if (!plan) await gateOf(name)(() => removeTag(index, { registry, place, context, turn }));
      return manifest === undefined ? 0 : listedFiles(manifest).length;
    },
  };
}

/**
 * Images of one repository are sent one after another: the second finds the layers of the first, and registries that
 * get a layer twice at once may take neither.
 */
const gates = new Map<string, Gate>();

function gateOf(repository: string): Gate {
  const gate = gates.get(repository) ?? createGate(1);
  gates.set(repository, gate);
  return gate;
}

/** What the tag holds now, by the manifest in it. */
async function inventoryOf(
  registry: Registry,
  { tag, target, force }: { readonly tag: string; readonly target: string; readonly force: boolean },
  turn: Turn,
): Promise<Inventory> {
  const index = await registry.manifest(tag, turn);
  if (index === undefined) return NOTHING;
  const layer = manifestLayerOf(index);
  if (layer === undefined) {
    if (force) return NOTHING;
    throw new Failure('E_GUARD_PRUNE', {
      what: 'The tag holds another image',
      value: target,
      why: 'no earlier run put it there, and the site would take its place',
      fix: 'name another repository or tag, or add force=true to replace it',
    });
  }
  const manifest = await manifestIn(layer, registry, turn);
  return manifest === undefined ? NOTHING : inventoryOfManifest(manifest);
}

/** The site's manifest, from its layer. */
async function manifestIn(layer: string, registry: Registry, turn: Turn): Promise<Inventory['manifest']> {
  let manifest: Inventory['manifest'];
  await registry.readBlob(
    layer,
    async (body) => {
      await pipeline(body, createGunzip(), async (tar: AsyncIterable<Buffer>) => {
        manifest = await readManifest(fileIn(tar));
      });
    },
    turn,
  );
  return manifest;
}

/** The bytes of the one file in a tar. */
async function* fileIn(tar: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const reader = createTarReader();
  for await (const chunk of tar) {
    for (const { bytes } of reader.read(chunk)) yield bytes;
  }
}

/** A layer as a file. */
interface LayerFile extends Layer {
  readonly path: string;
}

/** The image of a site, its layers as files in a folder. */
interface Packed {
  readonly image: Image;
  readonly layers: readonly LayerFile[];
}

async function pack(
  site: LocalSite,
  folder: string,
  { github }: DestinationContext,
  signal: AbortSignal,
): Promise<Packed> {
  const [filesPath, manifestPath] = [join(folder, 'files'), join(folder, 'manifest')];
  const text = Buffer.from(JSON.stringify(site.manifest));
  const files = await writeLayer(await tarOf(site, { withManifest: false }), filesPath, signal);
  const manifest = await writeLayer(await tarOfFile(MANIFEST_PATH, text), manifestPath, signal);
  const source = github && `${github.serverUrl}/${github.owner}/${github.repo}`;
  const layers = [
    { path: filesPath, ...files },
    { path: manifestPath, ...manifest },
  ];
  return { image: imageOf({ files, manifest }, site.manifest, source), layers };
}

/** The tag last: until then readers get what they got before. */
async function send(
  { image, layers }: Packed,
  registry: Registry,
  tag: string,
  turn: Turn,
): Promise<{ readonly digest: string; readonly bytes: number }> {
  let bytes = 0;
  for (const { descriptor, path } of layers) {
    const { size } = descriptor;
    bytes += await registry.putBlob(descriptor, { open: () => createReadStream(path), size }, turn);
  }
  for (const { descriptor, content } of image.configs) {
    bytes += await registry.putBlob(descriptor, bodyInMemory(content), turn);
  }
  for (const { descriptor, content } of image.manifests)
    await registry.putManifest(descriptor.digest, descriptor, content, turn);
  const { descriptor, content } = image.index;
  await registry.putManifest(tag, descriptor, content, turn);
  return { digest: descriptor.digest, bytes };
}

async function writeLayer(tar: Readable, path: string, signal: AbortSignal): Promise<Layer> {
  const inside = createHash('sha256');
  const { sha256, size } = await writeGzip(digesting<Buffer>(tar, inside), path, signal);
  return {
    descriptor: { mediaType: TYPES.layer, digest: `sha256:${sha256}`, size },
    diffId: `sha256:${inside.digest('hex')}`,
  };
}
