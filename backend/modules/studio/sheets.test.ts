import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { starterCases } from './testing/starter-cases.ts';
import { createStudio } from './index.ts';

const studio = createStudio({ ffmpegPath: () => null });

interface Drawn {
  width: number;
  altText: string;
  /** The brightness of a small square around this point, in fractions of the picture, from 0 to 255. */
  bright(x: number, y: number): number;
  /** How many pixels in this part of the picture are close to a colour. The bounds are fractions of the picture. */
  close(hex: string, left: number, top: number, right: number, bottom: number): number;
}

/** Draws one variant of a starter prompt's saved input, with other values if given. Seed 4 gives the picture at each position the variant with the same number. */
async function drawn(name: string, variant: number, other: Readonly<Record<string, string>> = {}): Promise<Drawn> {
  const found = starterCases('image').find((each) => each.name.endsWith(name));
  if (!found) throw new Error(`no starter prompt has the input ${name}`);
  const request = found.request(4);
  const values = request.subject.values.map((field) => ({ ...field, value: other[field.key] ?? field.value }));
  const { data, width, height, altText } = await studio.makeImage!({ ...request, subject: { ...request.subject, values }, aspect: found.starter.outputSettings.aspect!, position: variant });
  const pixels = await sharp(data).removeAlpha().raw().toBuffer();
  const at = (x: number, y: number): [number, number, number] => { const i = (y * width + x) * 3; return [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!]; };
  return {
    width, altText,
    bright: (x, y) => {
      let sum = 0;
      for (let dx = -2; dx <= 2; dx++) for (let dy = -2; dy <= 2; dy++) sum += at(Math.round(x * width) + dx, Math.round(y * height) + dy).reduce((a, b) => a + b, 0) / 3;
      return sum / 25;
    },
    close: (hex, left, top, right, bottom) => {
      const asked = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
      let count = 0;
      for (let y = Math.round(top * height); y < bottom * height; y++) for (let x = Math.round(left * width); x < right * width; x++) if (at(x, y).every((value, i) => Math.abs(value - asked[i]!) < 16)) count++;
      return count;
    },
  };
}

describe('pictures of starter prompts', () => {
  it('shows both lamps of a rim light whole, in front of the shapes of the backdrop', async () => {
    for (const variant of [2, 3]) {
      const { bright, width } = await drawn('Amber bottle on slate', variant);
      const lamps: number[] = [];
      for (let x = 0.01; x < 0.99; x += 1 / width) if (bright(x, 0.12) > 150 && x - (lamps.at(-1) ?? -1) > 0.05) lamps.push(x);
      expect(lamps.length, `variant ${variant}: ${lamps.join(', ')}`).toBe(2);
      for (const x of lamps) expect(bright(x + 0.008, 0.4), `variant ${variant}, lamp at ${x}`).toBeGreaterThan(140);
    }
  }, 30_000);

  it('shows a bowl and a sprig as the two small props of a teapot, and no blots', async () => {
    for (const variant of [0, 3]) {
      const { close } = await drawn('Teapot on linen', variant);
      expect(close('#7d5a34', 0, 0.4, 0.14, 1), `variant ${variant}`).toBeGreaterThan(900);
    }
  }, 30_000);

  it('puts the spoon of a character behind its ear when the form says so, and not into the air', async () => {
    for (const variant of [0, 2]) {
      const { close } = await drawn('The bear who bakes', variant);
      expect(close('#b98352', 0, 0.62, 1, 0.95), `variant ${variant}, below`).toBeLessThan(30);
      expect(close('#b98352', 0, 0, 1, 0.62), `variant ${variant}, above`).toBeGreaterThan(60);
    }
  }, 30_000);

  it('shows the frame of a window on every wall', async () => {
    for (const [variant, middle] of [[0, 0.69 - 0.24 * (832 / 1216)], [2, 0.78 - 0.395 * (832 / 1216)]] as const) {
      const { bright } = await drawn('Notebooks in clear air', variant);
      expect(Math.abs(bright(middle, 0.08) - bright(0.02, 0.02)), `variant ${variant}`).toBeGreaterThan(20);
    }
  }, 30_000);

  it('stands a person far behind a pair of sandals, which looks right for a person who is as small as they are', async () => {
    const { bright } = await drawn('Sandals in the shade', 0);
    // The height at which a person beside the sandals has legs, and the ground next to it. The feet of a person far behind are higher up.
    expect(Math.abs(bright(0.6406, 0.74) - bright(0.7, 0.74))).toBeLessThan(8);
  }, 30_000);

  it('gives the two side views of a staircase a light of their own', async () => {
    const [right, left] = [await drawn('The staircase garden', 1, { composition: 'low horizon' }), await drawn('The staircase garden', 3, { composition: 'low horizon' })];
    expect(Math.abs(right.bright(0.35, 0.04) - left.bright(0.65, 0.04))).toBeGreaterThan(10);
  }, 30_000);

  it('shows a staircase straight from above when the form says so, with steps on all sides of the stairwell', async () => {
    for (const variant of [0, 2]) {
      const [above, front] = [await drawn('The staircase garden', variant), await drawn('The staircase garden', variant, { composition: 'low horizon' })];
      // Seen from the front, the stairs end below a wall without flowers.
      expect(front.close('#f0629a', 0, 0, 1, 0.12), `variant ${variant}, from the front`).toBeLessThan(20);
      expect(above.close('#f0629a', 0, 0, 1, 0.12), `variant ${variant}, from above`).toBeGreaterThan(400);
    }
  }, 30_000);

  it('shows the moths that a form or a prompt names', async () => {
    for (const variant of [0, 1, 2, 3]) {
      const { close } = await drawn('Whale over the bus stop', variant, { subject: 'seven giant moths circle the lamp' });
      // Wings are a small part of the picture. A round body, which stands for unknown things, is a large one.
      const wings = close('#37524f', 0, 0, 1, 0.7);
      expect([wings > 3000, wings < 60_000], `variant ${variant}: ${wings}`).toEqual([true, true]);
    }
    const made = await studio.makeImage!({ prompt: 'moths around a lamp at night', position: 0, seed: 4, system: null, negative: null, model: 'studio', signal: new AbortController().signal, aspect: '1:1', subject: { title: null, category: null, values: [] } });
    expect(made.altText).toContain('Picture-book scene of moths');
  }, 30_000);

  it('stands the place of a concept sheet on the ground with a shadow', async () => {
    const { bright } = await drawn('The library ship', 2);
    // The height just below the hull of the day view, beside the ship and under it.
    const y = 0.88 * 0.42 * 0.862;
    expect(bright(0.8, y) - bright(0.64, y)).toBeGreaterThan(12);
  }, 30_000);

  it('names the place once in the description of a picture, and writes a brand as the form writes it', async () => {
    const moon = await drawn('The moon in the pool', 0);
    expect(moon.altText.split('an empty indoor swimming pool at night').length, moon.altText).toBe(2);
    expect((await drawn('Kiln & Co, a pottery', 0)).altText).toContain('Kiln & Co');
  }, 30_000);
});

describe('quote cards', () => {
  /** How often the brightness jumps along the rows of the middle of a card. Letters make many jumps, and plain shapes few. */
  async function jumps({ data, width, height }: { data: Buffer; width: number; height: number }): Promise<number> {
    const part = { left: Math.round(width * 0.07), top: Math.round(height * 0.15), width: Math.round(width * 0.58), height: Math.round(height * 0.45) };
    const grey = await sharp(await sharp(data).extract(part).png().toBuffer()).resize(256, 256, { fit: 'fill' }).greyscale().raw().toBuffer();
    let count = 0;
    for (let i = 2; i < grey.length; i++) if (i % 256 > 1 && Math.abs(grey[i]! - grey[i - 2]!) > 20) count++;
    return count;
  }
  const card = async (prompt: string, position: number): Promise<number> => jumps(await studio.makeImage!({
    prompt, position, seed: 4, system: null, negative: null, model: 'studio', signal: new AbortController().signal, aspect: '1:1', subject: { title: null, category: 'social-media-graphics', values: [] },
  }));

  it('shows the quoted words of a prompt that allows no other text, and no letter when the prompt allows none', async () => {
    for (const position of [0, 1, 2, 3]) {
      const [other, besides, none] = await Promise.all(['A quote card that says "Begin badly. Begin today." No other text.', 'A quote card: “Begin badly. Begin today.” No text besides the quote.', 'A quote card. No text.'].map((prompt) => card(prompt, position)));
      expect(Math.min(other!, besides!), `position ${position}`).toBeGreaterThan(2500);
      expect(none, `position ${position}`).toBeLessThan(1500);
    }
  }, 30_000);

  it('shows a quotation mark on a card whose words are left out', async () => {
    const found = starterCases('image').find(({ name }) => name.endsWith('Empty cards for a choir'))!;
    for (const position of [0, 1, 2, 3]) expect(await jumps(await studio.makeImage!({ ...found.request(4), aspect: '3:2', position })), `position ${position}`).toBeGreaterThan(250);
  }, 30_000);
});

describe('logo boards', () => {
  it('draws one logo in each cell of the grid that a prompt asks for, and nothing between the cells', async () => {
    for (const [words, cols, rows] of [['a 3x3 grid of logos for a bakery called Crumb', 3, 3], ['logos for Tide in two columns and four rows', 2, 4]] as const) {
      for (const position of [0, 1, 2, 3]) {
        const { data } = await studio.makeImage!({
          prompt: words, position, seed: 4, system: null, negative: null, model: 'studio', signal: new AbortController().signal, aspect: '1:1', subject: { title: null, category: 'brand-design', values: [] },
        });
        const [width, height] = [cols * 60, rows * 60];
        const grey = await sharp(data).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
        for (let col = 0; col < cols; col++) for (let row = 0; row < rows; row++) {
          const at = (x: number, y: number): number => grey[(row * 60 + y) * width + col * 60 + x]!;
          const ground = at(3, 3);
          const inside = Array.from({ length: 44 * 44 }, (_, i) => at(8 + (i % 44), 8 + Math.floor(i / 44))).filter((value) => Math.abs(value - ground) > 25).length;
          const edge = Array.from({ length: 54 }, (_, i) => [at(3 + i, 3), at(3 + i, 56), at(3, 3 + i), at(56, 3 + i)]).flat().filter((value) => Math.abs(value - ground) > 25).length;
          expect([inside > 60, edge], `${words}, position ${position}, column ${col}, row ${row}`).toEqual([true, 0]);
        }
      }
    }
  }, 30_000);
});
