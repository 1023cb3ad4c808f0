import type { Brief } from '../brief.ts';
import { conceptExplainer } from './concept-explainer.ts';
import { landscapeParallax } from './landscape-parallax.ts';
import { mascotLoop } from './mascot-loop.ts';
import type { MakeMotion } from './motion.ts';
import { placeWeather } from './place-weather.ts';
import { placeOf } from './places.ts';
import { productReveal } from './product-reveal.ts';
import { shopPromo } from './shop-promo.ts';
import { threeBeatTeaser } from './three-beat-teaser.ts';
import { titleCard } from './title-card.ts';
import { weatherOf } from './weathers.ts';

export const MOTIONS = {
  'looping mascot': mascotLoop, 'kinetic title card': titleCard, 'turning product': productReveal, 'three-beat teaser': threeBeatTeaser,
  'shop that builds itself': shopPromo, 'pendulum explainer': conceptExplainer, 'place in its weather': placeWeather, 'slow landscape': landscapeParallax,
} as const satisfies Record<string, MakeMotion>;
export type MotionName = keyof typeof MOTIONS;

const BY_CATEGORY: Readonly<Record<string, MotionName>> = {
  animation: 'looping mascot', 'motion-graphics': 'kinetic title card', 'product-showcase': 'turning product', 'social-media-shorts': 'three-beat teaser',
  'promotional-videos': 'shop that builds itself', 'educational-content': 'pendulum explainer', 'visual-effects': 'place in its weather',
};
const ASKED: readonly (readonly [RegExp, MotionName])[] = [
  [/mascot|character|loop|bounc/, 'looping mascot'], [/title|logo|intro|typograph|text animation|opener/, 'kinetic title card'], [/product|bottle|headphone|packag|reveal|360/, 'turning product'],
  [/shop|store|caf[eé]|bakery|restaurant|business|promo/, 'shop that builds itself'], [/explain|concept|lesson|physics|learn|teach/, 'pendulum explainer'], [/teaser|hook|short\b|reel|tiktok/, 'three-beat teaser'],
];

const ANIMAL = /rabbit|\bfox\b|\bcat\b|robot|\bbear\b|ghost|penguin/;

/** Chooses a clip's motion by category, then by words. A named place or weather counts before an animal, and open country is a landscape. */
export function chooseMotion(brief: Brief): MotionName {
  const fixed = brief.category ? BY_CATEGORY[brief.category] : undefined;
  const asked = fixed ?? ASKED.find(([words]) => words.test(brief.said))?.[1];
  if (asked) return asked;
  if (placeOf(brief) !== null) return 'place in its weather';
  const open = weatherOf(brief) !== null || brief.mentions('forest', 'woods', 'sea\\b', 'beach', 'mountain', 'desert', 'city', 'hills?', 'snow', 'meadow');
  return ANIMAL.test(brief.said) && !open ? 'looping mascot' : 'slow landscape';
}
