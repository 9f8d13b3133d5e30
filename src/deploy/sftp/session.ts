import type { Readable, Writable } from 'node:stream';
import {
  createPacketReader,
  type Field,
  type Fields,
  PACKET,
  type Packet,
  packetOf,
  STATUS,
} from './packets.ts';

/** The two ends of a program that speaks the protocol with the server. */
export interface Channel {
  readonly toServer: Writable;
  readonly fromServer: Readable;
  /** Settles when there is nothing more to come, with the error that tells why. */
  readonly ended: Promise<Error>;
}

/** A status of the server other than success, in its words. */
export class ServerStatus extends Error {
  readonly status: number;

  constructor(status: number, words: string) {
    super(words === '' ? `status ${status}` : words);
    this.name = 'ServerStatus';
    this.status = status;
  }
}

/** Whether an error is this status of the server. */
export function isStatus(error: unknown, status: keyof typeof STATUS): boolean {
  return error instanceof ServerStatus && error.status === STATUS[status];
}

/** An open conversation with a file server, in which many requests are under way at once. */
export interface Session {
  /** Sends a request and answers with what the server says. Rejects with a {@link ServerStatus}, or as the channel ended. */
  ask(kind: number, ...fields: readonly Field[]): Promise<Fields>;
  /** Whether the server knows an extension of the protocol, such as `posix-rename@openssh.com`. */
  knows(extension: string): boolean;
}

interface Waiting {
  readonly resolve: (body: Fields) => void;
  readonly reject: (error: unknown) => void;
}

/** Greets the server; rejects as the channel ends, or where what answers speaks another language. */
export async function openSession({ toServer, fromServer, ended }: Channel): Promise<Session> {
  const waiting = new Map<number, Waiting>();
  const extensions = new Set<string>();
  const greeted = Promise.withResolvers<void>();
  let lost: Error | undefined;
  let lastId = 0;

  const lose = (error: Error): void => {
    lost ??= error;
    greeted.reject(lost);
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
  };
  const read = createPacketReader((packet) => {
    if (packet.kind === PACKET.version) {
      for (const name of extensionsIn(packet)) extensions.add(name);
      greeted.resolve();
      return;
    }
    const id = packet.body.uint32();
    const request = waiting.get(id);
    waiting.delete(id);
    if (request !== undefined) settle(request, packet);
  });
  fromServer.on('data', (bytes: Buffer) => {
    if (lost !== undefined) return;
    try {
      read(bytes);
    } catch (error) {
      lose(new NotSftp(bytes, error));
    }
  });
  // Why it broke off is told when the program has ended.
  toServer.on('error', () => {});
  ended.then(lose);

  toServer.write(packetOf(PACKET.init, 3));
  await greeted.promise;
  return {
    knows: (extension) => extensions.has(extension),
    ask: (kind, ...fields) =>
      new Promise((resolve, reject) => {
        if (lost !== undefined) return reject(lost);
        lastId = (lastId + 1) >>> 0;
        waiting.set(lastId, { resolve, reject });
        toServer.write(packetOf(kind, lastId, ...fields));
      }),
  };
}

/** What came is no packet of the protocol. */
export class NotSftp extends Error {
  /** The beginning of what came. */
  readonly said: string;

  constructor(bytes: Buffer, cause: unknown) {
    super('what the server says is not the file transfer protocol', { cause });
    this.name = 'NotSftp';
    this.said = bytes.subarray(0, 100).toString();
  }
}

function settle({ resolve, reject }: Waiting, { kind, body }: Packet): void {
  const status = kind === PACKET.status ? body.uint32() : STATUS.ok;
  if (status === STATUS.ok) resolve(body);
  else reject(new ServerStatus(status, body.text()));
}

/** The names of the extensions that a server greets with; their versions say nothing here. */
function* extensionsIn({ body }: Packet): Generator<string> {
  body.uint32();
  while (body.left() > 0) {
    yield body.text();
    body.bytes();
  }
}
