import { setImmediate as breathe } from 'node:timers/promises';
import { readBrief } from '../brief.ts';
import type { Lettering } from '../lettering.ts';
import { choosePalette, type Palette } from '../palette.ts';
import type { ImageRequest, MadeImage } from '../../provider.port.ts';
import { document, toWebp } from '../raster.ts';
import { phrase } from '../text/voice.ts';
import { chooseStyle, STYLES, type StyleName } from './choose-style.ts';

/** Pixels of each aspect. */
export const IMAGE_SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '1:1': [1024, 1024], '3:2': [1216, 832], '2:3': [832, 1216], '16:9': [1280, 720], '9:16': [720, 1280],
};

function altText(style: StyleName, request: ImageRequest, palette: Palette): string {
  const telling = request.subject.values.filter(({ key, value }) => value.length > 2 && !/palette|colou?r|mood|tone|style|aspect|count|light|seed|format/.test(key) && !/^[#\d]/.test(value));
  const subject = telling.length > 0 ? telling.slice(0, 2).map(({ value }) => phrase(value, 12)).join(', ') : phrase(request.prompt, 20);
  const colours = palette.name === 'yours' ? 'in the colours you named' : `in ${palette.name} colours`;
  return `${style[0]!.toUpperCase()}${style.slice(1)} of ${subject}, ${colours}`.slice(0, 240);
}

/** One picture as WebP. The SVG is composed in small steps; libvips rasterises it outside the event loop. */
export async function makeImage(request: ImageRequest, letters: Lettering): Promise<MadeImage> {
  const brief = readBrief(request);
  const [width, height] = IMAGE_SIZES[request.aspect] ?? IMAGE_SIZES['1:1']!;
  const random = brief.random.fork(`image${request.position}`);
  const style = chooseStyle(brief, request.position);
  const palette = choosePalette(brief, brief.random, request.position);
  await breathe();
  request.signal.throwIfAborted();
  const inner = STYLES[style]({ width, height, random, palette, letters, brief, position: request.position });
  await breathe();
  request.signal.throwIfAborted();
  const data = await toWebp(document(width, height, inner), { seed: request.seed, grain: style === 'logo board' || style === 'isometric diagram' ? 0.03 : 0.07 });
  request.signal.throwIfAborted();
  return { data, mime: 'image/webp', width, height, altText: altText(style, request, palette) };
}
