import { Readable } from 'node:stream';
import type { StoreBody } from '../store/store-client.ts';

/** `multipart/related`: the object's description, then its bytes. */
export function relatedBody(
  boundary: string,
  metadata: object,
  contentType: string,
  bytes: StoreBody,
): StoreBody {
  const head = Buffer.from(
    `--${boundary}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}\r\n` +
      `--${boundary}\r\ncontent-type: ${contentType}\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    size: head.length + bytes.size + tail.length,
    async open() {
      const opened = await bytes.open();
      if (opened instanceof Uint8Array) return Buffer.concat([head, opened, tail]);
      return Readable.from(framed(head, opened, tail), { objectMode: false });
    },
    arrived: bytes.arrived,
  };
}

async function* framed(head: Buffer, bytes: Readable, tail: Buffer): AsyncGenerator<Buffer> {
  yield head;
  yield* bytes;
  yield tail;
}
