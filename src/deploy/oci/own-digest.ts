import type { DestinationContext, Turn } from '../destination.ts';
import type { ImagePlace } from './address.ts';
import { withOwnDigest } from './image.ts';
import type { Registry } from './registry.ts';

/** A tag to be taken away, and what does it. */
export interface Removal {
  readonly registry: Registry;
  readonly place: ImagePlace;
  readonly context: DestinationContext;
  readonly turn: Turn;
}

/** Moves a tag to a digest that no other tag has, so that it can go alone; that digest. */
export async function moveToOwnDigest(
  index: string,
  { registry, place: { tag }, turn }: Removal,
): Promise<string> {
  const { descriptor, content } = withOwnDigest(index, tag);
  await registry.putManifest(tag, descriptor, content, turn);
  return descriptor.digest;
}
