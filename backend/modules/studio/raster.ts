import sharp from 'sharp';
import { createRandom } from './random.ts';

const TILE = 192;

/** Makes a small tile of film grain for a picture. Its noise is grey, and the same for the same seed. */
function grainTile(seed: number, strength: number): Buffer {
  const random = createRandom('grain', seed);
  const pixels = Buffer.alloc(TILE * TILE * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const bright = random.next() < 0.5 ? 0 : 255;
    pixels[i] = pixels[i + 1] = pixels[i + 2] = bright;
    pixels[i + 3] = Math.floor(random.next() * 255 * strength);
  }
  return pixels;
}

export const document = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

/** Turns an SVG into a WebP picture. libvips does it in threads of its own, so the event loop stays free. */
export function toWebp(svg: string, { seed = 1, grain = 0.08, quality = 86 }: { seed?: number; grain?: number; quality?: number } = {}): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#000' });
  if (grain > 0) picture.composite([{ input: grainTile(seed, grain), raw: { width: TILE, height: TILE, channels: 4 }, tile: true, blend: 'over' }]);
  return picture.webp({ quality, effort: 3 }).toBuffer();
}

/** Renders an SVG to RGBA pixels with premultiplied alpha, as the video compositor needs them. */
export async function toPixels(svg: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha === 255) continue;
    for (let k = 0; k < 3; k++) data[i + k] = Math.round((data[i + k]! * alpha) / 255);
  }
  return { data, width: info.width, height: info.height };
}
