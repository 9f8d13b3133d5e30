import { pictureSize } from '../../output/picture-size.ts';

/** An ICO file of square PNGs of at most 256 pixels: what browsers ask for at `/favicon.ico` without being told. */
export function icoOf(pngs: readonly Uint8Array[]): Uint8Array {
  const header = Buffer.alloc(6 + pngs.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    const at = 6 + index * 16;
    const size = pictureSize(png)?.width ?? 0;
    header.set([size % 256, size % 256, 0, 0, 1, 0, 32, 0], at); // 256 is written as 0; 1 plane, 32 bits
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}
