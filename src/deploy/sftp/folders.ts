import { createGate } from '../gate.ts';
import { atEnd, look, missing } from './files.ts';
import { type Attributes, attributesIn, isFolder, isPlainFile, NO_ATTRIBUTES, PACKET } from './packets.ts';
import { isStatus, ServerStatus, type Session } from './session.ts';

/** What is done with the folders of a server, by their paths there. */

/** Folders that are looked at at once. */
const AT_ONCE = 16;

/** Removes a folder that is empty and may be removed; any other stays as it is. */
export async function removeEmptyFolder(session: Session, path: string): Promise<void> {
  try {
    await session.ask(PACKET.rmdir, path);
  } catch (error) {
    if (!(error instanceof ServerStatus)) throw error;
  }
}

/** Makes a folder and those that it lies in. */
export async function makeFolder(session: Session, path: string): Promise<void> {
  try {
    await makeFolderInside(session, path);
  } catch (error) {
    const outer = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (!isStatus(error, 'noSuchFile') || outer === '' || outer === '.') throw error;
    await makeFolder(session, outer);
    // Once: a server may miss something though the outer folder is there, as where nothing can be made in it.
    await makeFolderInside(session, path);
  }
}

/** Makes a folder in one that is there. */
async function makeFolderInside(session: Session, path: string): Promise<void> {
  try {
    await session.ask(PACKET.mkdir, path, NO_ATTRIBUTES);
  } catch (error) {
    // What is there already is told in many ways.
    const there = await look(session, path);
    if (there === undefined || !isFolder(there)) throw error;
  }
}

/** A file of a folder on a server. */
export interface Found extends Attributes {
  /** From the folder that was looked at. */
  readonly path: string;
  /** Neither a link nor something else. */
  readonly isPlain: boolean;
}

/** All files below a folder, links not followed; none where there is no such folder. */
export async function listFiles(
  session: Session,
  folder: string,
  isOfInterest: (path: string) => boolean = () => true,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  const gate = createGate(AT_ONCE);
  const walk = async (below: string): Promise<void> => {
    const entries = await gate(() => entriesOf(session, folder + below));
    await Promise.all(
      entries.map(async ({ name, ...attributes }) => {
        const path = `${below}/${name}`;
        if (!isOfInterest(path.slice(1))) return;
        if (isFolder(attributes)) await walk(path);
        else found.push({ ...attributes, path: path.slice(1), isPlain: isPlainFile(attributes) });
      }),
    );
  };
  await walk('');
  return found;
}

async function entriesOf(
  session: Session,
  folder: string,
): Promise<readonly (Attributes & { readonly name: string })[]> {
  const opened = await missing(session.ask(PACKET.opendir, folder === '' ? '/' : folder));
  if (opened === undefined) return [];
  const handle = opened.bytes();
  const entries: (Attributes & { readonly name: string })[] = [];
  for (;;) {
    const body = await atEnd(session.ask(PACKET.readdir, handle));
    if (body === undefined) break;
    for (let left = body.uint32(); left > 0; left -= 1) {
      const name = body.text();
      // A line as `ls -l` prints it.
      body.bytes();
      const attributes = attributesIn(body);
      if (name !== '.' && name !== '..') entries.push({ name, ...attributes });
    }
  }
  await session.ask(PACKET.close, handle);
  return entries;
}
