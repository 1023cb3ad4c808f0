import sharp from 'sharp';
import { expect, it } from 'vitest';
import { markSample } from './sample-mark.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3366aa' } }).png().toBuffer();

it('draws the mark across a sample\'s picture and at its foot, and makes the picture no larger', async () => {
  const before = await plain(1_600, 1_000);
  const marked = await sharp(await markSample(before)).raw().toBuffer({ resolveWithObject: true });
  expect([marked.info.width, marked.info.height]).toEqual([1_280, 800]);
  const differs = (left: number, top: number, width: number, height: number): number => {
    let count = 0;
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) {
        const at = (y * marked.info.width + x) * marked.info.channels;
        if (Math.abs(marked.data[at]! - 0x33) > 12) count += 1;
      }
    }
    return count / (width * height);
  };
  expect(differs(480, 700, 320, 80)).toBeGreaterThan(0.3);
  expect(differs(320, 200, 640, 400)).toBeGreaterThan(0.02);
  expect(differs(0, 0, 200, 60)).toBe(0);
});

it('keeps the width of a sample\'s picture of 120 x 90 when it is marked', async () => {
  expect((await sharp(await markSample(await plain(120, 90))).metadata()).width).toBe(120);
});
