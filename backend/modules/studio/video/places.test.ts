import { describe, expect, it } from 'vitest';
import { sized } from '#testing/size.ts';
import { clipFrames, framesApart } from '../testing/clip-frame.ts';
import { PLACE_NAMES } from './places.ts';
import { WEATHER_NAMES } from './weathers.ts';

const WORDS: Readonly<Record<string, string>> = { petals: 'falling petals', sparks: 'fireflies', sun: 'sunshine' };
/** `npm run test:deep` shows each place in each weather. `npm test` shows each place in every third weather, and each weather in every third place. */
const meets = (place: number, weather: number): boolean => (place + weather) % sized(3, 1) === 0;
const clip = (place: string, weather: string) => `A ${place} in ${WORDS[weather] ?? weather}`;

describe('clips', () => {
  it('knows at least 12 places and 8 weathers for clips', () => {
    expect(PLACE_NAMES.length).toBeGreaterThanOrEqual(12);
    expect(WEATHER_NAMES.length).toBeGreaterThanOrEqual(8);
  });

  it('shows each place in each weather in a clip that moves and looks like no other', async () => {
    const shown: { place: string; weather: string; still: Buffer }[] = [];
    for (const [at, place] of PLACE_NAMES.entries()) {
      for (const weather of WEATHER_NAMES.filter((_, n) => meets(at, n))) {
        const [first, later] = await clipFrames(clip(place, weather), [1.6, 2.3]);
        shown.push({ place, weather, still: first! });
        expect(framesApart(first!, later!), `${place} in ${weather} moves`).toBeGreaterThan(0.3);
      }
    }
    for (const [at, own] of shown.entries()) {
      for (const other of shown.slice(at + 1).filter(({ place, weather }) => place === own.place || weather === own.weather)) {
        expect(framesApart(own.still, other.still), `${own.place} in ${own.weather} and ${other.place} in ${other.weather}`).toBeGreaterThan(3);
      }
    }
  }, 120_000);

  it('shows the figure that the words name in a clip, and lets the weather follow the rule that they give', async () => {
    const [empty] = await clipFrames('A library in snow', [1.6]);
    const [fox] = await clipFrames('A fox in a library in snow', [1.6]);
    expect(framesApart(empty!, fox!)).toBeGreaterThan(1);
    const [here, later] = await clipFrames('A library where drops of rain hang still', [1.2, 1.5]);
    const [falling, fallen] = await clipFrames('A library in rain', [1.2, 1.5]);
    expect(framesApart(here!, later!)).toBeLessThan(framesApart(falling!, fallen!) / 2);
  });

  it('makes the same clip for the same seed', async () => {
    const [a] = await clipFrames('A garden in hail', [2]);
    const [b] = await clipFrames('A garden in hail', [2]);
    expect(a!.equals(b!)).toBe(true);
  });
});
