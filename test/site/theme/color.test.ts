import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, mix, readableOn, textOn } from '../../../src/site/theme/color.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('measures contrast as WCAG does', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('makes any color readable on any background, and leaves a readable one alone', () => {
  fc.assert(
    fc.property(hex, hex, (color, background) => {
      expect(contrast(readableOn(color, background), background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(textOn(color), color)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(readableOn('#0f4c3a', '#ffffff')).toBe('#0f4c3a');
});

it('mixes colors', () => {
  expect(mix('#000', '#fff', 0.5)).toBe('#808080');
});
