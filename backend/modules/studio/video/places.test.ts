import { describe, expect, it } from 'vitest';
import { clipFrames, framesApart } from '../testing/clip-frame.ts';
import { PLACE_NAMES } from './places.ts';
import { WEATHER_NAMES } from './weathers.ts';

const WORDS: Readonly<Record<string, string>> = { petals: 'falling petals', sparks: 'fireflies', sun: 'sunshine' };
const clip = (place: string, weather: string) => `A ${place} in ${WORDS[weather] ?? weather}`;

describe('clips', () => {
  it('know at least 12 places and 8 weathers', () => {
    expect(PLACE_NAMES.length).toBeGreaterThanOrEqual(12);
    expect(WEATHER_NAMES.length).toBeGreaterThanOrEqual(8);
  });

  it('show each place in each weather: no two look alike, and each moves', async () => {
    const still = new Map<string, Buffer>();
    for (const place of PLACE_NAMES) {
      for (const weather of WEATHER_NAMES) {
        const [first, later] = await clipFrames(clip(place, weather), [1.6, 2.3]);
        still.set(`${place}/${weather}`, first!);
        expect(framesApart(first!, later!), `${place} in ${weather} moves`).toBeGreaterThan(0.3);
      }
    }
    for (const place of PLACE_NAMES) {
      for (const [i, weather] of WEATHER_NAMES.entries()) {
        const own = still.get(`${place}/${weather}`)!;
        for (const other of WEATHER_NAMES.slice(i + 1)) expect(framesApart(own, still.get(`${place}/${other}`)!), `${place}: ${weather} and ${other}`).toBeGreaterThan(3);
        for (const other of PLACE_NAMES.slice(PLACE_NAMES.indexOf(place) + 1)) expect(framesApart(own, still.get(`${other}/${weather}`)!), `${weather}: ${place} and ${other}`).toBeGreaterThan(3);
      }
    }
  }, 120_000);

  it('show who is named, and follow the rule that the words give the weather', async () => {
    const [empty] = await clipFrames('A library in snow', [1.6]);
    const [fox] = await clipFrames('A fox in a library in snow', [1.6]);
    expect(framesApart(empty!, fox!)).toBeGreaterThan(1);
    const [here, later] = await clipFrames('A library where drops of rain hang still', [1.2, 1.5]);
    const [falling, fallen] = await clipFrames('A library in rain', [1.2, 1.5]);
    expect(framesApart(here!, later!)).toBeLessThan(framesApart(falling!, fallen!) / 2);
  });

  it('are the same for the same seed', async () => {
    const [a] = await clipFrames('A garden in hail', [2]);
    const [b] = await clipFrames('A garden in hail', [2]);
    expect(a!.equals(b!)).toBe(true);
  });
});
