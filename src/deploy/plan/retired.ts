import { z } from 'zod';
import { type Manifest, ManifestFile } from '../../bundle/manifest.ts';
import { lookUp } from '../../look-up.ts';
import type { FilesThere } from '../destination.ts';

/** A file that is no part of the site any more and stays for a while, recorded in the destination's manifest. */
export interface Retired {
  /** When it may be deleted. */
  readonly until: string;
  /** What is known of it. */
  readonly file: Partial<ManifestFile>;
}

const RetiredFiles = z.looseObject({
  retired: z.record(z.string(), z.object({ until: z.iso.datetime(), file: ManifestFile.partial() })),
});

/** The retired files a manifest names, by path. */
export function retiredOf(manifest: Manifest | undefined): Readonly<Record<string, Retired>> {
  if (manifest === undefined || !('retired' in manifest)) return {};
  const parsed = RetiredFiles.safeParse(manifest);
  return parsed.success ? (parsed.data.retired as Record<string, Retired>) : {};
}

/** A manifest that names these retired files; none leave no trace. */
export function withRetired(manifest: Manifest, retired: Readonly<Record<string, Retired>>): Manifest {
  const { retired: _, ...rest } = manifest;
  return (Object.keys(retired).length === 0 ? rest : { ...rest, retired }) as Manifest;
}

/** Everything a manifest knows to be at the destination. A map of a hundred thousand would weigh as much as their names. */
export function presentFiles(manifest: Manifest): FilesThere {
  const { files } = manifest;
  const retired = retiredOf(manifest);
  const get = (path: string): Partial<ManifestFile> | undefined =>
    lookUp(files, path) ?? lookUp(retired, path)?.file;
  const keys = (): readonly string[] => [
    ...Object.keys(retired).filter((path) => !Object.hasOwn(files, path)),
    ...Object.keys(files),
  ];
  return {
    get,
    keys,
    *[Symbol.iterator]() {
      for (const path of keys()) yield [path, get(path) ?? {}] as const;
    },
  };
}
