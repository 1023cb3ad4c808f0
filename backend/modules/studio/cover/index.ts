import { readBrief } from '../brief.ts';
import { hexOf } from '../color.ts';
import { chooseStyle, STYLES } from '../image/choose-style.ts';
import { createLettering, type Lettering } from '../lettering.ts';
import { choosePalette, coloursIn, presetPalette, type Palette } from '../palette.ts';
import { createRandom, type Random } from '../random.ts';
import { document, toWebp } from '../raster.ts';
import { path, rect } from '../svg.ts';
import { chooseMotion, MOTIONS } from '../video/choose-motion.ts';
import { buildStage } from '../video/stage.ts';
import sharp from 'sharp';
import { LAYOUT_OF, TEXT_LAYOUTS, type TextLayout } from './text-layouts.ts';

export interface CoverSubject {
  /** The prompt's id or slug. The same seed gives the same cover. */
  seed: string;
  title: string;
  oneLiner: string;
  contentType: 'text' | 'image' | 'video';
  category: string;
  /** The names of the template's variables. */
  variables: string[];
}
export interface Cover {
  data: Buffer;
  mime: 'image/webp';
  width: number;
  height: number;
}

const WIDTH = 960;
const HEIGHT = 720;
/** WebP quality of covers. Pages show dozens of them at a small size, so finer detail would only cost loading time. */
const QUALITY = 72;

/** The palettes from which covers of each category are chosen, so that covers of one category differ but still look related. */
const SHELVES: Readonly<Record<string, readonly string[]>> = {
  'product-photography': ['sand', 'rose', 'lagoon', 'ice', 'plum'], 'digital-art': ['dusk', 'aurora', 'lagoon', 'neon', 'ember'], illustrations: ['midnight', 'forest', 'candy', 'dusk'], 'brand-design': ['neon', 'ember', 'lagoon', 'plum'],
  'social-media-graphics': ['dusk', 'citrus', 'candy', 'ocean'], 'marketing-visuals': ['ember', 'candy', 'citrus', 'sand'], 'technical-diagrams': ['lagoon', 'aurora', 'dusk', 'ocean'], 'concept-art': ['ocean', 'dusk', 'ember', 'aurora'],
  animation: ['candy', 'rose', 'citrus', 'lagoon'], 'motion-graphics': ['ember', 'plum', 'neon', 'ocean'], 'product-showcase': ['ocean', 'midnight', 'plum', 'ember'], 'social-media-shorts': ['neon', 'candy', 'dusk', 'aurora'],
  'promotional-videos': ['sand', 'rose', 'citrus', 'lagoon'], 'educational-content': ['ocean', 'midnight', 'forest', 'dusk'], 'visual-effects': ['ember', 'ocean', 'rose', 'dusk'],
};

/** Background colours of text covers. Teal stands for the content type text, and the other hues keep covers in a row from looking the same. */
const TEXT_GROUNDS: readonly (readonly [ground: readonly [l: number, c: number, h: number], mark: readonly [l: number, c: number, h: number], palette: string])[] = [
  [[0.3, 0.06, 190], [0.47, 0.085, 190], 'lagoon'], [[0.93, 0.035, 190], [0.82, 0.09, 188], 'lagoon'], [[0.91, 0.07, 98], [0.83, 0.1, 188], 'citrus'],
  [[0.82, 0.065, 190], [0.93, 0.05, 185], 'lagoon'], [[0.94, 0.03, 60], [0.86, 0.1, 60], 'sand'], [[0.34, 0.09, 255], [0.55, 0.12, 220], 'ocean'], [[0.88, 0.06, 300], [0.95, 0.06, 100], 'dusk'], [[0.9, 0.07, 25], [0.97, 0.05, 95], 'rose'],
];
const CODE_GROUNDS = [[[0.23, 0.035, 215], [0.45, 0.085, 185], 'lagoon'], [[0.24, 0.06, 285], [0.47, 0.1, 195], 'ocean'], [[0.2, 0.045, 165], [0.42, 0.09, 170], 'forest']] as const;

function textCover(cover: CoverSubject, random: Random, letters: Lettering): string {
  const own = LAYOUT_OF[cover.category];
  const layout: TextLayout = own ?? random.pick(Object.keys(TEXT_LAYOUTS) as TextLayout[]);
  // Each category begins at another place in the list of backgrounds, so that covers of different categories differ.
  const place = (Object.keys(LAYOUT_OF).indexOf(cover.category) + 1) * 3 + random.int(0, 1) * 4;
  const grounds = layout === 'code' ? CODE_GROUNDS : layout === 'letter' ? TEXT_GROUNDS.slice(3, 8) : TEXT_GROUNDS;
  const [ground, mark, name] = grounds[layout === 'code' ? random.int(0, 2) : place % grounds.length]!;
  const hex = ([l, c, h]: readonly [number, number, number]): string => hexOf({ l, c, h });
  const first = cover.oneLiner.split(/(?<=[.!?])\s/)[0] ?? cover.oneLiner;
  const line = layout === 'statement' && first.length > 110 ? cover.title.split(/[:(]/)[0]! : first.length > 3 ? first : cover.title;
  const inner = TEXT_LAYOUTS[layout]({
    line, title: cover.title.split(/[:(]/)[0]!.trim(), variables: cover.variables.slice(0, 5).map((key) => key.replaceAll('_', ' ')),
    ground: hex(ground), mark: hex(mark), palette: presetPalette(name), letters, random,
  });
  return rect(0, 0, WIDTH, HEIGHT, hex(ground)) + path(`M${WIDTH - 300} 0Q${WIDTH - 40} 60 ${WIDTH} 320V0Z`, hex(mark), 'opacity="0.16"') + inner;
}

/**
 * Renders the cover of a prompt without a sample: 960 x 720 WebP, always the same for its seed and words. Images get a scene in their
 * category's style, videos a frame of their category's motion, and texts one of five layouts of type.
 */
export async function renderCover(cover: CoverSubject): Promise<Cover> {
  const letters = createLettering();
  const random = createRandom('cover', cover.seed, cover.category);
  const done = (data: Buffer): Cover => ({ data, mime: 'image/webp', width: WIDTH, height: HEIGHT });
  if (cover.contentType === 'text') return done(await toWebp(document(WIDTH, HEIGHT, textCover(cover, random, letters)), { grain: 0.025, quality: QUALITY }));
  const named = cover.title.split(/[:(]/)[0]!.trim();
  const short = cover.category === 'motion-graphics' ? named.split(/\s+/).filter((word) => word.length > 3 && !/^(?:animated|your|with|brand)$/i.test(word)).slice(0, 2).join(' ') || named : named;
  const brief = readBrief({
    prompt: `${cover.title}. ${cover.oneLiner}`, seed: random.int(1, 1e9), system: null, negative: null,
    subject: { title: cover.title, category: cover.category, values: [{ key: 'quote', label: 'quote', value: cover.oneLiner }, { key: 'headline', label: 'headline', value: short }] },
  });
  const shelf = SHELVES[cover.category];
  const palette: Palette = coloursIn(cover.title).length > 0 || !shelf ? choosePalette(brief, 0) : presetPalette(random.pick(shelf));
  const scene = { width: WIDTH, height: HEIGHT, random: random.fork('scene'), palette, letters, brief, variant: random.int(0, 3) };
  if (cover.contentType === 'image') return done(await toWebp(document(WIDTH, HEIGHT, STYLES[chooseStyle(brief, scene.variant)](scene)), { grain: 0.03, quality: QUALITY }));
  const motion = MOTIONS[chooseMotion(brief)](scene);
  const stage = await buildStage(motion, WIDTH, HEIGHT);
  const frame = Buffer.alloc(WIDTH * HEIGHT * 4);
  stage.draw(frame, motion.posterAt);
  return done(await sharp(frame, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } }).removeAlpha().webp({ quality: QUALITY, effort: 3 }).toBuffer());
}
