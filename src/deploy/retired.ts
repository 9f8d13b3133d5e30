import { z } from 'zod';
import { type Manifest, ManifestFile } from '../bundle/manifest.ts';

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

/** Everything a manifest knows to be at the destination. */
export function presentFiles(manifest: Manifest): Map<string, Partial<ManifestFile>> {
  const present = new Map<string, Partial<ManifestFile>>();
  for (const [path, { file }] of Object.entries(retiredOf(manifest))) present.set(path, file);
  // Without a list of pairs, which would weigh as much as the map.
  for (const path of Object.keys(manifest.files)) present.set(path, manifest.files[path] ?? {});
  return present;
}
