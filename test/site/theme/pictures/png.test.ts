import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPngs } from '../../../../src/site/theme/pictures/png.ts';
import { pixelsOf } from '../../../../src/site/theme/pictures/raster.ts';

const SIZE = { width: 12, height: 70 };
const ROW = SIZE.width * 3;

const noise = fc.uint8Array({ minLength: ROW * SIZE.height, maxLength: ROW * SIZE.height });
/** A ground whose color changes a little from row to row, and without rule within one. */
const soft = fc
  .uint8Array({ minLength: ROW, maxLength: ROW })
  .map((row) =>
    new Uint8Array(ROW * SIZE.height).map((_, index) => (row[index % ROW] ?? 0) + Math.floor(index / ROW)),
  );
const picture = fc.oneof(noise, soft);

/** What another program reads from a PNG: red, green and blue. */
async function read(png: Uint8Array): Promise<number[]> {
  const data = Buffer.from(png).toString('base64');
  const { rgba } = await pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SIZE.width}" height="${SIZE.height}"><image width="${SIZE.width}" height="${SIZE.height}" image-rendering="optimizeSpeed" xlink:href="data:image/png;base64,${data}"/></svg>`,
    SIZE.width,
  );
  return [...rgba].filter((_, index) => index % 4 !== 3);
}

describe('a PNG of a picture that shares rows with another', () => {
  it('holds its pixels, whichever rows are its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        picture,
        picture,
        fc.nat(SIZE.height),
        fc.nat(SIZE.height),
        async (base, other, a, b) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)];
          const rgb = base.slice();
          rgb.set(other.subarray(from * ROW, to * ROW), from * ROW);
          const { pngOf } = await createPngs({ ...SIZE, rgb: base });
          expect(await read(await pngOf({ ...SIZE, rgb }, from, to))).toEqual([...rgb]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('tells rows by how they differ where that is smaller', async () => {
    await fc.assert(
      fc.asyncProperty(soft, async (rgb) => {
        const png = await (await createPngs({ ...SIZE, rgb })).pngOf({ ...SIZE, rgb }, 0, 0);
        expect(png.length).toBeLessThan(SIZE.height * 20);
      }),
    );
  });

  it('has the same bytes whatever was made before it', async () => {
    const rgb = new Uint8Array(ROW * SIZE.height).map((_, index) => index % 251);
    const other = rgb.slice();
    other.fill(7, ROW * 30, ROW * 40);
    const used = await createPngs({ ...SIZE, rgb });
    for (let from = 0; from < SIZE.height; from += 9) await used.pngOf({ ...SIZE, rgb }, from, SIZE.height);
    const fresh = await (await createPngs({ ...SIZE, rgb })).pngOf({ ...SIZE, rgb: other }, 30, 40);
    expect(await used.pngOf({ ...SIZE, rgb: other }, 30, 40)).toEqual(fresh);
  });
});
