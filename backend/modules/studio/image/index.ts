import { setImmediate as breathe } from 'node:timers/promises';
import { readBrief, type Brief } from '../brief.ts';
import { subjectOf } from '../subject.ts';
import type { Lettering } from '../lettering.ts';
import { choosePalette, type Palette } from '../palette.ts';
import type { ImageRequest, MadeImage } from '#modules/generation/provider.port.ts';
import { document, toWebp } from '../raster.ts';
import { capital } from '../text/grammar.ts';
import { chooseStyle, STYLES, type StyleName } from './choose-style.ts';
import { variantOf } from './scene.ts';

/** Width and height in pixels of a picture, by aspect. */
const IMAGE_SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '1:1': [1024, 1024], '3:2': [1216, 832], '2:3': [832, 1216], '16:9': [1280, 720], '9:16': [720, 1280],
};

function altText(style: StyleName, brief: Brief, palette: Palette): string {
  const { what, where } = subjectOf(brief);
  const colours = palette.name === 'yours' ? 'in the colours you named' : `in ${palette.name} colours`;
  const told = style === 'quote card' && brief.keyed('quote') && !/blank|without/i.test(brief.choice(/words mode/) ?? '') ? `that reads "${brief.keyed('quote')!.replace(/\s+/g, ' ').slice(0, 120)}"` : style === 'surreal poster' && where !== '' ? `that shows ${where}, where ${what}` : `of ${what}`;
  const parts = style === 'isometric diagram' ? brief.list(/components?|parts?|nodes?|services?|steps?/).slice(0, 8) : [];
  return `${capital(style)} ${told}${where === '' || style === 'quote card' || told.toLowerCase().includes(where.toLowerCase()) ? '' : `, ${where}`}${parts.length > 1 ? `, with ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}` : ''}, ${colours}`.slice(0, 240);
}

/** Makes one picture as WebP. The SVG is composed in small steps, and libvips turns it into pixels outside the event loop. */
export async function makeImage(request: ImageRequest, letters: Lettering): Promise<MadeImage> {
  const brief = readBrief(request);
  const [width, height] = IMAGE_SIZES[request.aspect] ?? IMAGE_SIZES['1:1']!;
  const random = brief.random.fork(`image${request.position}`);
  const variant = variantOf(request.seed, request.position);
  const style = chooseStyle(brief, variant);
  const palette = choosePalette(brief, variant);
  await breathe();
  request.signal.throwIfAborted();
  const inner = STYLES[style]({ width, height, random, palette, letters, brief, variant });
  await breathe();
  request.signal.throwIfAborted();
  const data = await toWebp(document(width, height, inner), { seed: request.seed, grain: style === 'logo board' || style === 'isometric diagram' ? 0.03 : 0.04, quality: 82 });
  request.signal.throwIfAborted();
  return { data, mime: 'image/webp', width, height, altText: altText(style, brief, palette) };
}
