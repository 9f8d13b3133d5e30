import type { PictureSize } from '../page.ts';

/** The size of a PNG, JPEG, GIF, WebP or SVG; undefined when the bytes tell none. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = READERS[pictureType(bytes) ?? ''];
  try {
    const size = read?.(view);
    const isSize = (pixels: number): boolean => pixels > 0 && Number.isFinite(pixels);
    return size !== undefined && isSize(size.width) && isSize(size.height) ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the file ends too early
    throw error;
  }
}

/** Media type of a picture by its first bytes; undefined for anything unknown. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF8')) return 'image/gif';
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'image/webp';
  if (start.startsWith('\0\0\x01\0')) return 'image/x-icon';
  return /<svg[\s>]/.test(start) ? 'image/svg+xml' : undefined;
}

const READERS: Readonly<Record<string, (view: DataView) => PictureSize | undefined>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/svg+xml': svgSize,
};

/** The frame header of a JPEG: a marker C0 to CF, but for C4, C8 and CC, which are tables. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): PictureSize | undefined {
  const chunk = String.fromCharCode(
    view.getUint8(12),
    view.getUint8(13),
    view.getUint8(14),
    view.getUint8(15),
  );
  const threeBytes = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (chunk === 'VP8X') return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Only sizes in pixels count: a drawing without them is as wide as there is room, in the proportions of its view box. */
function svgSize(view: DataView): PictureSize | undefined {
  const text = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  const tag = /<svg\s[^>]*/.exec(text)?.[0] ?? '';
  const attribute = (name: string): string | undefined =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
  const length = (name: string): number =>
    Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(attribute(name) ?? '')?.[1] ?? 0);
  const isWhole = (side: string): boolean => /^\s*100%\s*$/.test(attribute(side) ?? '100%');
  if (!['width', 'height'].every(isWhole))
    return { width: Math.round(length('width')), height: Math.round(length('height')) };
  const [, , width = 0, height = 0] = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width: Math.round(width), height: Math.round(height), fitsRoom: true };
}
