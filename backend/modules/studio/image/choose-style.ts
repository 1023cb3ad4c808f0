import type { Brief } from '../brief.ts';
import { conceptSheet } from './concept-sheet.ts';
import { dreamPoster } from './dream-poster.ts';
import { dreamscape } from './dreamscape.ts';
import { facets } from './facets.ts';
import { flow } from './flow.ts';
import { heroBanner } from './hero-banner.ts';
import { isometric } from './isometric.ts';
import { logoBoard } from './logo-board.ts';
import { orbs } from './orbs.ts';
import { productPodium } from './product-podium.ts';
import { quoteCard } from './quote-card.ts';
import type { Style } from './scene.ts';
import { storybook } from './storybook.ts';
import { topographic } from './topographic.ts';

export const STYLES = {
  'layered landscape': dreamscape, 'surreal poster': dreamPoster, 'colour field with spheres': orbs, 'low-poly facets': facets, 'ink field lines': flow, 'contour map': topographic, 'studio product shot': productPodium,
  'picture-book scene': storybook, 'logo board': logoBoard, 'quote card': quoteCard, 'flat overprinted poster': heroBanner, 'isometric diagram': isometric, 'concept sheet': conceptSheet,
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof STYLES;

/** The words in a request that name a style. */
const ASKED: readonly (readonly [RegExp, StyleName])[] = [
  [/low.?poly|facet|geometric portrait|crystal/, 'low-poly facets'], [/\btopograph|contour|\bmap\b|atlas|cartograph/, 'contour map'], [/flow field|field lines?|\bink\b|brush ?stroke|generative lines/, 'ink field lines'], [/isometric|diagram|architecture of|flowchart/, 'isometric diagram'],
  [/\blogo|monogram|wordmark/, 'logo board'], [/\bquote|typograph/, 'quote card'], [/riso|screen.?print|banner|campaign|flyer|advert/, 'flat overprinted poster'], [/gradient|\borb|sphere|bubble|abstract/, 'colour field with spheres'],
  [/concept art|environment sheet|day and night/, 'concept sheet'], [/product|bottle|perfume|headphone|packag|sneaker|candle|\bmug\b|podium/, 'studio product shot'],
  [/storybook|picture.?book|rabbit|bunny|\bfox\b|\bbear\b|\bcat\b|kitten|robot|\bowl\b|mascot|character|penguin|frog|mouse|dragon|ghost|dog\b|\bmoths?\b|butterfl/, 'picture-book scene'],
  [/landscape|dreamscape|mountain|forest|ocean|\bsea\b|desert|planet|sunset|sunrise|skyline|island|valley|hills?|\bmoon\b|\bsun\b|city|river|lake/, 'layered landscape'],
];
const BY_CATEGORY: Readonly<Record<string, StyleName>> = {
  'product-photography': 'studio product shot', illustrations: 'picture-book scene', 'brand-design': 'logo board', 'social-media-graphics': 'quote card',
  'marketing-visuals': 'flat overprinted poster', 'technical-diagrams': 'isometric diagram', 'concept-art': 'concept sheet',
};
const OPEN: readonly StyleName[] = ['layered landscape', 'colour field with spheres', 'low-poly facets', 'ink field lines', 'contour map', 'flat overprinted poster'];

/** Chooses a picture's style by the prompt's category, else by its words, else by chance. By chance the four pictures of a run get four styles. */
export function chooseStyle(brief: Brief, variant: number): StyleName {
  const fixed = brief.category ? BY_CATEGORY[brief.category] : undefined;
  if (fixed) return fixed;
  // A form for surreal pictures names a place and a strange thing, and both must be drawn. So a technique in the form does not change the style.
  if (brief.category === 'digital-art' && (/surreal|dreamscape|strange/.test(brief.said) || brief.colours.has('color_ground')) && brief.typed !== '') return 'surreal poster';
  const asked = ASKED.find(([words]) => words.test(brief.said))?.[1];
  if (asked) return asked;
  return brief.steady.fork('style').shuffle(OPEN)[variant % OPEN.length]!;
}
