import { describe, expect, it } from 'vitest';
import { pictureSize, pictureType } from '../../../src/site/output/picture-size.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replace(/\s/g, ''), 'hex'));
const PNG = '89504e470d0a1a0a 0000000d 49484452 00000140 000000c8';
const GIF = '474946383961 4001 c800';
const JPEG = 'ffd8 ffe00004 0000 ffc4 0003 00 ffc0 0011 08 00c8 0140 03';
const WEBP = '52494646 00000000 57454250';

describe('the size of a picture', () => {
  it.each([
    ['PNG', PNG],
    ['GIF', GIF],
    ['JPEG', JPEG],
    ['WebP, lossy', `${WEBP} 56503820 00000000 000000 9d012a 4001 c800`],
    ['WebP, lossless', `${WEBP} 5650384c 00000000 2f 3fc13100`],
    ['WebP, extended', `${WEBP} 56503858 0a000000 00000000 3f0100 c70000`],
  ])('is read from %s', (_, hex) => {
    expect(pictureSize(bytes(hex))).toEqual({ width: 320, height: 200 });
  });

  it('is read from SVG where it is given in pixels', () => {
    const svg = (attributes: string): Uint8Array =>
      new TextEncoder().encode(`<?xml version="1.0"?><svg ${attributes}/>`);
    expect(pictureSize(svg('width="320px" height="200"'))).toEqual({ width: 320, height: 200 });
    expect(pictureSize(svg('width="100%" height="200" viewBox="0 0 320 200"'))).toBeUndefined();
    expect(pictureSize(svg(`width="${'9'.repeat(400)}" height="200"`))).toBeUndefined();
  });

  it('is that of the view box of an SVG that is as wide as there is room', () => {
    const svg = (attributes: string): Uint8Array => new TextEncoder().encode(`<svg ${attributes}/>`);
    const size = { width: 320, height: 200, fitsRoom: true };
    expect(pictureSize(svg('viewBox="0 0 320 200" stroke-width="2"'))).toEqual(size);
    expect(pictureSize(svg("width='100%' height='100%' viewBox='-8,-8,320,199.6'"))).toEqual(size);
    expect(pictureSize(svg('viewBox="0 0 320"'))).toBeUndefined();
    expect(pictureSize(svg('stroke-width="2"'))).toBeUndefined();
  });

  it.each([PNG, GIF, JPEG, WEBP, '', '00'])('is unknown for a file that ends early (%s)', (hex) => {
    const whole = bytes(hex);
    expect(pictureSize(whole.subarray(0, Math.max(0, whole.length - 6)))).toBeUndefined();
  });

  it('does not depend on the name of the file', () => {
    expect(pictureType(bytes('00000100'))).toBe('image/x-icon');
    expect(pictureType(bytes('3c703e'))).toBeUndefined();
  });
});
