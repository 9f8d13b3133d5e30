import { randomUUID } from 'node:crypto';
import { MANIFEST_PATH, type ManifestFile } from '../../bundle/manifest.ts';
import type {
  DestinationContext,
  DestinationSpec,
  FilesDestination,
  OutgoingFile,
  Turn,
} from '../destination.ts';
import { holdVerified, verifiedBytes } from '../files/digest.ts';
import { MOST_HELD } from '../files/held-file.ts';
import { forWebServer, WEB_SERVER_OPTIONS } from '../host-files/web-server.ts';
import type { Scheme } from '../scheme.ts';
import { createPace, eachPaced } from '../store/pace.ts';
import { inventoryOfStore, removeEach } from '../store/store.ts';
import { STORE_OPTIONS, storeBase } from '../store/store-rules.ts';
import { addressComplaint, placeOfTarget } from './address.ts';
import { createConnection } from './connection.ts';
import { digestOfFile, linkFile, readFile, removeFile, replaceFile, writeFile } from './files.ts';
import { listFiles, makeFolder, removeEmptyFolder } from './folders.ts';
import { STATUS } from './packets.ts';
import { isStatus, ServerStatus, type Session } from './session.ts';

const { 'clean-urls': _cleanUrls, ...OPTIONS } = { ...STORE_OPTIONS, ...WEB_SERVER_OPTIONS };

/** `sftp://user@host/path`: a folder on a server that is reached over SSH. */
export const sftpScheme: Scheme = {
  form: 'sftp://user@host/path',
  options: OPTIONS,
  complaint: addressComplaint,
  open: openSftp,
};

/** Where files are written before they take their places, so that no reader gets half of one. */
const INCOMING = '.docs-export/incoming';
/** What lies there for longer was left behind by a run that was killed. */
const STALE_S = 24 * 3600;

function openSftp(spec: DestinationSpec, context: DestinationContext): FilesDestination {
  const place = placeOfTarget(spec.target);
  // What lies there compressed lies beside the files: a folder knows no headers.
  const { precompress: _, ...options } = spec.options;
  const base = storeBase({ ...spec, options }, context, 32);
  const webServer = forWebServer(spec.options, context);
  const connection = createConnection(place, spec.target, context);
  const at = (path: string): string => `${place.folder}/${path}`;
  const subjectOf = (path: string): string => `${spec.target.replace(/\/+$/, '')}/${path}`;
  const run = <T>(path: string, turn: Turn, work: (session: Session) => Promise<T>): Promise<T> =>
    connection.run(subjectOf(path), turn, work);
  let hasWritten = false;

  /** Has something written beside the site, and puts it into its place. */
  const bringIn = async (
    session: Session,
    path: string,
    write: (incoming: string) => Promise<void>,
  ): Promise<string> => {
    const incoming = at(`${INCOMING}/${randomUUID()}`);
    hasWritten = true;
    await inFolder(session, incoming, () => write(incoming));
    await inFolder(session, at(path), () => replaceFile(session, incoming, at(path)));
    return incoming;
  };
  const put = async (outgoing: OutgoingFile, turn: Turn): Promise<void> => {
    await run(outgoing.path, turn, (session) =>
      bringIn(session, outgoing.path, (incoming) => send(session, outgoing, incoming, turn.onSent)),
    );
  };
  const digestAt = (path: string, turn: Turn): Promise<string | undefined> =>
    run(path, turn, (session) => digestOfFile(session, at(path)));

  return {
    ...base,
    url: null,
    keepsHeaders: false,
    hasFolders: true,
    wanted: (site, inventory, turn) => webServer.wanted(site, inventory, turn),
    inventory: (turn) =>
      inventoryOfStore(spec, context.log, {
        readManifest: (read) =>
          run(MANIFEST_PATH, turn, (session) => readFile(session, at(MANIFEST_PATH), read)),
        list: () => run('', turn, (session) => filesBelow(session, place.folder)),
      }),
    async digests(paths, turn) {
      const digests = new Map<string, string>();
      const pace = createPace(base.concurrency, context.clock);
      await eachPaced(paths, pace, turn.signal, async (path) => {
        const digest = await digestAt(path, turn);
        if (digest !== undefined) digests.set(path, digest);
      });
      return digests;
    },
    put,
    async putWatched(outgoing, turn) {
      await put(outgoing, turn);
      return async () => (await digestAt(outgoing.path, turn)) === outgoing.file.sha256;
    },
    // What serves the files decides about them.
    updateHeaders: async () => true,
    copy: (from, to, _file, turn) =>
      run(to, turn, async (session) => {
        try {
          const incoming = await bringIn(session, to, (path) => copyFile(session, at(from), path));
          // Where both are names of one file already, nothing was renamed.
          await removeFile(session, incoming);
          return true;
        } catch (error) {
          if (isStatus(error, 'noSuchFile')) return false;
          throw error;
        }
      }),
    readText: (path, turn) => run(path, turn, (session) => textOf(session, at(path))),
    async remove(paths, turn) {
      const pace = { concurrency: base.concurrency, clock: context.clock };
      await removeEach(paths, pace, turn, (path, paced) =>
        run(path, paced, (session) => removeFile(session, at(path))),
      );
      await run('', turn, async (session) => {
        for (const folder of foldersOf(paths)) await removeEmptyFolder(session, at(folder));
        // Of a preview that is taken away.
        await removeEmptyFolder(session, place.folder);
      });
    },
    async close() {
      await connection.close((session) =>
        hasWritten ? tidy(session, at(INCOMING), context.clock.now() / 1000) : Promise.resolve(),
      );
      await Promise.all([base.close?.(), webServer.close()]);
    },
  };
}

/** Does some work in a folder, which is made if that shows that it is missing. */
async function inFolder(session: Session, path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isStatus(error, 'noSuchFile')) throw error;
    await makeFolder(session, path.slice(0, path.lastIndexOf('/')));
    await work();
  }
}

/** Writes the bytes of a file there, if they are those of its manifest: nobody else looks at them on their way. */
async function send(
  session: Session,
  { path, source, file: { size, sha256 } }: OutgoingFile,
  to: string,
  onSent: Turn['onSent'],
): Promise<void> {
  const expected = { size, sha256, subject: path };
  if (typeof source === 'function') return writeFile(session, to, source());
  if (typeof source !== 'string') return writeFile(session, to, [source]);
  if (size > MOST_HELD) return writeFile(session, to, verifiedBytes(source, expected), onSent);
  const held = holdVerified(source, expected);
  try {
    await writeFile(session, to, [held.bytes]);
  } finally {
    held.release();
  }
}

/** A copy on the server: a second name where it can give one, else by way of this machine. */
async function copyFile(session: Session, from: string, to: string): Promise<void> {
  if (await linkFile(session, from, to)) return;
  const isThere = await readFile(session, from, (bytes) => writeFile(session, to, bytes));
  // As the server says it of a second name.
  if (!isThere) throw new ServerStatus(STATUS.noSuchFile, 'No such file');
}

async function textOf(session: Session, path: string): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  const isThere = await readFile(session, path, async (bytes) => {
    for await (const piece of bytes) pieces.push(piece);
  });
  return isThere ? Buffer.concat(pieces).toString() : undefined;
}

/** The files of a site and their sizes; a link has none, so that it is never taken for a file of ours. */
async function filesBelow(session: Session, folder: string): Promise<Map<string, Partial<ManifestFile>>> {
  const files = await listFiles(session, folder, (path) => path !== INCOMING);
  return new Map(
    files.map(({ path, size, isPlain }) => [path, isPlain && size !== undefined ? { size } : {}]),
  );
}

/** The folders that files lie in, the innermost first. */
function foldersOf(paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return [...folders].sort((a, b) => b.length - a.length);
}

/** Takes away what runs have left that were killed, and the folder if nobody else is writing there. */
async function tidy(session: Session, folder: string, now: number): Promise<void> {
  for (const { path, modified = now } of await listFiles(session, folder)) {
    if (now - modified > STALE_S) await removeFile(session, `${folder}/${path}`);
  }
  await removeEmptyFolder(session, folder);
}
