import type { Callable, ValueRecord } from '../value.ts';

/** Elements that show what comes from elsewhere, and what is told once it has come. */
const LOADED = /^(?:audio|embed|iframe|img|object|video)$/;
const TOLD = ['onLoadStart', 'onLoad', 'onLoadedMetadata', 'onLoadedData', 'onCanPlay', 'onCanPlayThrough'];

/**
 * What an element tells once the picture, the film or the page that it shows has come: many components show it only
 * then, or say until then that they wait for it.
 */
export function tellingOfLoad(name: string, props: ValueRecord): Callable[] {
  if (!LOADED.test(name)) return [];
  return TOLD.map((key) => props[key]).filter((value) => typeof value === 'function');
}
