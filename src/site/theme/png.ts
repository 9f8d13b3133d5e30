import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A picture without transparent parts: red, green and blue of each pixel, a byte each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** The PNG of a picture (PNG, third edition). Each row is told by how it differs from the one above, which suits drawings. */
export async function pngOf({ width, height, rgb }: Pixels): Promise<Uint8Array> {
  const row = width * 3;
  const filtered = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const to = y * (row + 1);
    const from = y * row;
    filtered[to] = y === 0 ? 0 : 2;
    if (y === 0) filtered.set(rgb.subarray(0, row), 1);
    else
      for (let x = 0; x < row; x += 1)
        filtered[to + 1 + x] = (rgb[from + x] as number) - (rgb[from - row + x] as number);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits a channel, RGB
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await compress(filtered, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** A copy of a picture with another over it at `x`, `y`; the upper one has premultiplied RGBA pixels. */
export function overlaid(
  below: Pixels,
  above: { readonly width: number; readonly height: number; readonly rgba: Uint8Array },
  x: number,
  y: number,
): Pixels {
  const rgb = below.rgb.slice();
  for (let row = 0; row < above.height; row += 1) {
    for (let column = 0; column < above.width; column += 1) {
      const from = (row * above.width + column) * 4;
      const alpha = above.rgba[from + 3] as number;
      if (alpha === 0) continue;
      const to = ((row + y) * below.width + column + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        rgb[to + channel] =
          (above.rgba[from + channel] as number) +
          Math.round(((rgb[to + channel] as number) * (255 - alpha)) / 255);
    }
  }
  return { ...below, rgb };
}
