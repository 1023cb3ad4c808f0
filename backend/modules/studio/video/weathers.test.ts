import { describe, expect, it } from 'vitest';
import { clipFrames } from '../testing/clip-frame.ts';

describe('the weather of a clip', () => {
  const WIDTH = 320;
  /** The mean brightness of a part of a clip's frame, in pixels, from 0 to 255. */
  const mean = (frame: Buffer, left: number, top: number, right: number, bottom: number): number => {
    let sum = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) { const i = (y * WIDTH + x) * 4; sum += (frame[i]! + frame[i + 1]! + frame[i + 2]!) / 3; }
    return sum / ((right - left) * (bottom - top));
  };

  it('shows open country in sunshine by day', async () => {
    for (const place of ['forest', 'sea', 'mountain', 'desert', 'city']) {
      const [frame] = await clipFrames(`A ${place} in sunshine`, [1.6]);
      expect(mean(frame!, 240, 10, 310, 50), place).toBeGreaterThan(130);
    }
  }, 30_000);

  it('hides the sun of open country behind the clouds of rain, snow, hail and a storm, and keeps the moon when the words name it', async () => {
    for (const weather of ['rain', 'snow', 'hail', 'storm']) {
      const moments = Array.from({ length: 9 }, (_, i) => 1.95 + i * 0.05);
      const [day, night] = await Promise.all([clipFrames(`A desert in ${weather}`, moments), clipFrames(`A desert by moonlight in ${weather}`, moments)]);
      // The middle of the moments is taken, because a drop may fall through the disc.
      const disc = (frames: readonly Buffer[]): number => frames.map((frame) => mean(frame, 176, 60, 194, 76) - mean(frame, 100, 60, 118, 76)).sort((a, b) => a - b)[4]!;
      expect(Math.abs(disc(day)), weather).toBeLessThan(25);
      expect(disc(night), weather).toBeGreaterThan(30);
    }
  }, 30_000);

  it('lets hail lie on the ground, so that it does not look like snow', async () => {
    const [[hail], [rain]] = await Promise.all([clipFrames('A library in hail', [1.6]), clipFrames('A library in rain', [1.6])]);
    const bright = (frame: Buffer): number => { let count = 0; for (let y = 142; y < 168; y++) for (let x = 0; x < WIDTH; x++) if (Math.min(...frame.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)) > 170) count++; return count; };
    expect(bright(hail!)).toBeGreaterThan(bright(rain!) + 100);
  }, 30_000);

  it('shows a corridor with one floor and a bright far wall, and not frames inside one another', async () => {
    const [frame] = await clipFrames('A corridor with fireflies', [0]);
    const rows = [132, 144, 156, 168].map((top) => mean(frame!, 130, top, 190, top + 10));
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(12);
    expect(mean(frame!, 140, 76, 180, 106) - rows[0]!).toBeGreaterThan(25);
  }, 30_000);

  it('shows the sofa of a room in a colour that differs from its wall', async () => {
    for (const words of ['sunshine', 'falling petals', 'fireflies']) {
      const [frame] = await clipFrames(`A living room in ${words}`, [0]);
      expect(Math.abs(mean(frame!, 120, 116, 195, 132) - mean(frame!, 225, 116, 250, 132)), words).toBeGreaterThan(25);
    }
  }, 30_000);
});
