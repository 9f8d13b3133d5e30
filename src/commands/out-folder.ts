import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFileWriter, type FileWriter } from '../bundle/file-writer.ts';
import { Failure } from '../errors/failure.ts';
import type { SiteFile } from '../site/site.ts';

/** Marks a folder that a sub-command made, and may therefore replace. */
const MARK = '.docs-export';
/** A site of fewer is written before a thread has started. */
const THREAD_FROM = { files: 200, bytes: 2 ** 22 };
/** What a writer takes at once. */
const PIECE = 2 ** 18;

/**
 * Lets `work` write a site beside `out`, an absolute path, and swaps it in when it is whole. Throws E_INPUT_INVALID when
 * `out` holds what was not made here, and E_BUNDLE_WRITE for the disk.
 */
export async function writeFolder<T>(
  out: string,
  work: (write: (file: SiteFile) => Promise<void> | undefined) => Promise<T>,
): Promise<T> {
  await requireReplaceable(out);
  await mkdir(dirname(out), { recursive: true });
  const beside = await mkdtemp(`${out}.building-`);
  const writer = createFileWriter(beside, { withDigests: false, threadFrom: THREAD_FROM });
  try {
    const result = await work(({ path, bytes }) => writeFile(writer, path, bufferOf(bytes)));
    await writer.finish();
    await mkdir(join(beside, MARK), { recursive: true });
    rmSync(out, { recursive: true, force: true });
    await rename(beside, out);
    return result;
  } finally {
    await writer.close();
    await rm(beside, { recursive: true, force: true });
  }
}

async function requireReplaceable(out: string): Promise<void> {
  const entries: readonly string[] = await readdir(out).catch(() => []);
  if (entries.length === 0 || entries.includes(MARK)) return;
  throw new Failure('E_INPUT_INVALID', {
    what: '--out',
    value: out,
    why: 'the folder holds files that were not built here, and would be replaced',
    fix: 'name an empty or new folder',
  });
}

function writeFile(writer: FileWriter, path: string, bytes: Buffer): Promise<void> | undefined {
  const first = writer.begin(path, bytes.length, bytes.subarray(0, PIECE));
  if (bytes.length <= PIECE) return first;
  const rest = async (): Promise<void> => {
    await first;
    for (let at = PIECE; at < bytes.length; at += PIECE) await writer.more(bytes.subarray(at, at + PIECE));
  };
  return rest();
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
