import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonReader } from '../../../src/deploy/plan/json-reader.ts';
import type { Split } from '../../../src/deploy/plan/manifest-body.ts';

const SPLIT: Split = { files: true, inner: { files: true } };

function read(text: string, pieceLength: number): unknown {
  const reader = createJsonReader(SPLIT, (member) => member);
  for (let at = 0; at < text.length; at += pieceLength) reader.feed(text.slice(at, at + pieceLength));
  return reader.end();
}

function outcomeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return 'broken';
  }
}

const keys = fc.oneof(fc.string(), fc.constantFrom('files', 'inner', '__proto__', '"\\', '{,}'));
const members = fc.dictionary(keys, fc.jsonValue({ maxDepth: 2 }));
const objects = fc
  .record({ inner: fc.record({ files: members, more: members }), files: members, more: members })
  .chain((value) => fc.constantFrom(value, { ...value, files: null }, { inner: [], files: 'text' }, {}));
const pieces = fc.integer({ min: 1, max: 20 });

describe('JSON in pieces', () => {
  it('is what JSON.parse makes of the whole', () => {
    fc.assert(
      fc.property(objects, pieces, fc.constantFrom(0, 1, '\t'), (value, length, space) => {
        const text = JSON.stringify(value, null, space);
        expect(read(text, length)).toStrictEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused where JSON.parse refuses it', () => {
    const change = fc.tuple(
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', ',', '{', '}', '[', ']', ':', '"', '\\', ' ', '\u00a0', '1'),
    );
    fc.assert(
      fc.property(
        objects,
        pieces,
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (value, length, changes) => {
          let text = JSON.stringify(value);
          for (const [at, taken, put] of changes) {
            const place = at % text.length;
            text = text.slice(0, place) + put + text.slice(place + taken);
          }
          // Only objects are read in pieces.
          fc.pre(text.trimStart().startsWith('{'));
          expect(outcomeOf(() => read(text, length))).toStrictEqual(outcomeOf(() => JSON.parse(text)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('of something else than an object is refused', () => {
    for (const text of ['', ' ', '[]', '1', '"{}"', 'null', '}{', '{}{}', '{} x'])
      expect(outcomeOf(() => read(text, 1))).toBe('broken');
  });

  it('is refused where a member of it has no end, before it is read to there', () => {
    const reader = createJsonReader(SPLIT, (member) => member);
    let pieces = 0;
    const feed = () => {
      reader.feed('{"name":"');
      for (; pieces < 10_000; pieces += 1) reader.feed('a'.repeat(65_536));
    };
    expect(feed).toThrow(SyntaxError);
    expect(pieces).toBeLessThan(100);
  });
});
