import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributesIn, createPacketReader, type Packet, packetOf } from '../../../src/deploy/sftp/packets.ts';

const field = fc.oneof(fc.nat(), fc.string(), fc.bigInt({ min: 0n, max: 2n ** 53n - 1n }));

test('packets are read as they were written, however the stream is cut', () => {
  const packets = fc.array(fc.array(field, { maxLength: 5 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(packets, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (written, cuts) => {
      const stream = Buffer.concat(written.map((fields, kind) => packetOf(kind, ...fields)));
      const read: Packet[] = [];
      const feed = createPacketReader((packet) => void read.push(packet));
      for (let at = 0, turn = 0; at < stream.length; turn += 1) {
        const size = cuts[turn % cuts.length] ?? 1;
        feed(stream.subarray(at, at + size));
        at += size;
      }
      expect(read.map(({ kind }) => kind)).toEqual(written.map((_, kind) => kind));
      const fields = read.map(({ body }, index) =>
        (written[index] ?? []).map((one) => {
          if (typeof one === 'number') return body.uint32();
          return typeof one === 'bigint' ? BigInt(body.uint64()) : body.text();
        }),
      );
      expect(fields).toEqual(written.map((all) => all.map((one) => (typeof one === 'string' ? one : one))));
      expect(read.every(({ body }) => body.left() === 0)).toBe(true);
    }),
  );
});

test('a stream that is none of packets is refused at its first bytes', () => {
  const feed = createPacketReader(() => {});
  expect(() => feed(Buffer.from('Welcome!\n'))).toThrow(RangeError);
});

test('a field that reaches over its packet is refused', () => {
  const read: Packet[] = [];
  const packet = packetOf(104, 'text');
  packet.writeUInt32BE(1000, 5);
  createPacketReader((one) => void read.push(one))(packet);
  expect(() => read[0]?.body.text()).toThrow(RangeError);
});

test('of attributes those are read that are there', () => {
  const attributesOf = (...fields: Parameters<typeof packetOf>[1][]) => {
    let found: unknown;
    createPacketReader(({ body }) => {
      found = { ...attributesIn(body), left: body.left() };
    })(packetOf(105, ...fields));
    return found;
  };
  expect(attributesOf(0)).toEqual({ size: undefined, mode: undefined, modified: undefined, left: 0 });
  expect(attributesOf(0xd, 5n, 0o100644, 1, 1700000000)).toEqual({
    ...{ size: 5, mode: 0o100644, modified: 1700000000, left: 0 },
  });
  expect(attributesOf(0x80000006, 1, 2, 0o40755, 1, 'acl', 'bytes')).toEqual({
    ...{ size: undefined, mode: 0o40755, modified: undefined, left: 0 },
  });
});
