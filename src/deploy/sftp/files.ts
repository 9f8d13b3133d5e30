import { createHash } from 'node:crypto';
import { type Attributes, attributesIn, NO_ATTRIBUTES, OPEN, PACKET } from './packets.ts';
import { isStatus, type Session } from './session.ts';

/** What is done with the files of a server, by their paths there. */

/** Bytes of one request: what every server must take (section 3). */
const PIECE = 32 * 1024;
/** Requests for pieces of one file under way at once. */
const PIECES_AT_ONCE = 32;

/** What a server says of a file or folder, links followed; undefined where there is none. */
export async function look(session: Session, path: string): Promise<Attributes | undefined> {
  const body = await missing(session.ask(PACKET.stat, path));
  return body && attributesIn(body);
}

/** Hands the bytes of a file over as they come; false where there is no such file. */
export async function readFile(
  session: Session,
  path: string,
  read: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<boolean> {
  const handle = (await missing(session.ask(PACKET.open, path, OPEN.read, NO_ATTRIBUTES)))?.bytes();
  if (handle === undefined) return false;
  try {
    const { size = 0 } = attributesIn(await session.ask(PACKET.fstat, handle));
    await read(piecesOf(session, handle, size));
  } finally {
    await session.ask(PACKET.close, handle);
  }
  return true;
}

/** The bytes of an open file, some pieces ahead of who takes them. */
async function* piecesOf(session: Session, handle: Buffer, size: number): AsyncGenerator<Buffer> {
  const coming: Promise<Buffer>[] = [];
  for (let at = 0; at < size || coming.length > 0; ) {
    while (at < size && coming.length < PIECES_AT_ONCE) {
      const piece = readPiece(session, handle, at, Math.min(PIECE, size - at));
      // One that fails is told when its turn comes.
      piece.catch(() => {});
      coming.push(piece);
      at += PIECE;
    }
    const piece = await coming.shift();
    if (piece !== undefined) yield piece;
  }
}

/** A server may answer with less than it was asked for; nothing more comes where a file has become shorter. */
async function readPiece(session: Session, handle: Buffer, at: number, size: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let got = 0; got < size; ) {
    const body = await atEnd(session.ask(PACKET.read, handle, BigInt(at + got), size - got));
    if (body === undefined) break;
    const part = body.bytes();
    got += part.length;
    parts.push(part);
  }
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
}

/** The SHA-256 of a file in hexadecimal; undefined where there is none. */
export async function digestOfFile(session: Session, path: string): Promise<string | undefined> {
  const hashing = createHash('sha256');
  const isThere = await readFile(session, path, async (bytes) => {
    for await (const piece of bytes) hashing.update(piece);
  });
  return isThere ? hashing.digest('hex') : undefined;
}

/** Writes a file anew; `onSent` is told how many bytes have arrived. Where it fails, a part of it may stand there. */
export async function writeFile(
  session: Session,
  path: string,
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  onSent?: (bytes: number) => void,
): Promise<void> {
  const handle = (
    await session.ask(PACKET.open, path, OPEN.write | OPEN.create | OPEN.truncate, NO_ATTRIBUTES)
  ).bytes();
  /** Those that have not arrived; one that failed stays. */
  const pieces = new Set<Promise<void>>();
  let sent = 0;
  let arrived = 0;
  const send = (piece: Uint8Array): void => {
    const sending: Promise<void> = session.ask(PACKET.write, handle, BigInt(sent), piece).then(() => {
      pieces.delete(sending);
      arrived += piece.length;
      onSent?.(arrived);
    });
    // Told by whoever waits next.
    sending.catch(() => {});
    pieces.add(sending);
    sent += piece.length;
  };
  try {
    for await (const chunk of bytes) {
      for (let from = 0; from < chunk.length; from += PIECE) {
        send(chunk.subarray(from, from + PIECE));
        // What is held in memory is what is under way.
        if (pieces.size >= PIECES_AT_ONCE) await Promise.race(pieces);
      }
    }
    await Promise.all(pieces);
  } catch (error) {
    await Promise.allSettled(pieces);
    await session.ask(PACKET.close, handle).catch(() => {});
    throw error;
  }
  // A server may say only now that there was no room.
  await session.ask(PACKET.close, handle);
}

const RENAMES_OVER = 'posix-rename@openssh.com';
const LINKS = 'hardlink@openssh.com';

/** Puts a file in the place of another, at once where the server can. */
export async function replaceFile(session: Session, from: string, to: string): Promise<void> {
  if (session.knows(RENAMES_OVER)) {
    await session.ask(PACKET.extended, RENAMES_OVER, from, to);
    return;
  }
  try {
    await session.ask(PACKET.rename, from, to);
  } catch (error) {
    // This version of the protocol renames over nothing.
    if (!isStatus(error, 'failure')) throw error;
    await removeFile(session, to);
    await session.ask(PACKET.rename, from, to);
  }
}

/** Gives a file a second name, without sending it; false where the server cannot. Rejects where there is no such file. */
export async function linkFile(session: Session, from: string, to: string): Promise<boolean> {
  if (!session.knows(LINKS)) return false;
  try {
    await session.ask(PACKET.extended, LINKS, from, to);
    return true;
  } catch (error) {
    if (isStatus(error, 'noSuchFile')) throw error;
    return false;
  }
}

/** Removes a file; one that is gone already is as wanted. */
export async function removeFile(session: Session, path: string): Promise<void> {
  await missing(session.ask(PACKET.remove, path));
}

/** What was asked for, or undefined where there is no such file. */
export async function missing<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: unknown) => {
    if (isStatus(error, 'noSuchFile')) return undefined;
    throw error;
  });
}

/** What was asked for, or undefined where nothing more comes. */
export async function atEnd<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: unknown) => {
    if (isStatus(error, 'eof')) return undefined;
    throw error;
  });
}
