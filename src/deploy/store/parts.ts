import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Turn } from '../destination.ts';
import { requireSha256 } from '../files/digest.ts';
import type { Gate } from '../gate.ts';

/** A large file on disk, as its manifest knows it. */
interface LargeFile {
  readonly source: string;
  readonly size: number;
  readonly sha256: string;
  /** For messages: `bucket/key`. */
  readonly subject: string;
}

/**
 * Reads a file part by part and hands each to `send`, as many at once as the gate lets through; the answers come in
 * the file's order. Parts are verified one by one on their way: that together they are the file of the manifest, no
 * service can tell. Throws E_DEPLOY_FAILED where they are not.
 */
export async function sendParts<T>(
  { source, size, sha256, subject }: LargeFile,
  { partSize, gate, turn }: { readonly partSize: number; readonly gate: Gate; readonly turn: Turn },
  send: (bytes: Buffer, index: number) => Promise<T>,
): Promise<T[]> {
  const hashing = createHash('sha256');
  const file = await open(source);
  let before: Promise<unknown> = Promise.resolve();
  let sent = 0;
  const read = async (index: number, bytes: Buffer): Promise<Buffer> => {
    await file.read(bytes, 0, bytes.length, index * partSize);
    hashing.update(bytes);
    return bytes;
  };
  const sendPart = async (index: number): Promise<T> => {
    turn.signal.throwIfAborted();
    const memory = memoryOf(partSize);
    const bytes = memory.subarray(0, size - index * partSize);
    // One after the other: a digest is made in order.
    const reading = before.then(() => read(index, bytes));
    before = reading;
    const answer = await send(await reading, index);
    FREE.push(memory);
    sent += bytes.length;
    turn.onSent?.(sent);
    return answer;
  };
  try {
    const answers = await allParts(Math.ceil(size / partSize), gate, sendPart);
    requireSha256(hashing.digest('hex'), sha256, subject);
    return answers;
  } finally {
    await file.close();
  }
}

/**
 * Memory of parts that have arrived, for the next. What a part that failed was sent from is not used again: an attempt
 * may still read it.
 */
const FREE: Buffer[] = [];

function memoryOf(size: number): Buffer {
  const free = FREE.findIndex((one) => one.length === size);
  return FREE.splice(free, free < 0 ? 0 : 1)[0] ?? Buffer.allocUnsafeSlow(size);
}

/**
 * What work on each part of a file answers, in the file's order. After the failure of one none is begun, and all have
 * ended before it is thrown, so that nothing is under way when a transfer is given up.
 */
export async function allParts<T>(
  count: number,
  gate: Gate,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const answers: T[] = [];
  const failures: unknown[] = [];
  const one = async (index: number): Promise<void> => {
    if (failures.length > 0) return;
    try {
      answers[index] = await work(index);
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => gate(() => one(index))));
  if (failures.length > 0) throw failures[0];
  return answers;
}
