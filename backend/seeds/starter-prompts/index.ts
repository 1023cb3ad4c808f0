import type { StarterCatalogue, StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { animatedTitleCard } from './animated-title-card.ts';
import { conceptInThirtySeconds } from './concept-in-thirty-seconds.ts';
import { contentRepurposer } from './content-repurposer.ts';
import { difficultEmailKindlySaid } from './difficult-email-kindly-said.ts';
import { dreamscapePoster } from './dreamscape-poster.ts';
import { environmentConceptSheet } from './environment-concept-sheet.ts';
import { explainMyCode } from './explain-my-code.ts';
import { hookFactory } from './hook-factory.ts';
import { impossibleWeather } from './impossible-weather.ts';
import { isometricSystemDiagram } from './isometric-system-diagram.ts';
import { launchDayKit } from './launch-day-kit.ts';
import { literatureReviewMatrix } from './literature-review-matrix.ts';
import { localBusinessPromo } from './local-business-promo.ts';
import { logoConceptBoard } from './logo-concept-board.ts';
import { loopingMascot } from './looping-mascot.ts';
import { outlineFirstBlogBuilder } from './outline-first-blog-builder.ts';
import { PLATFORM_ACCOUNTS } from './platform-accounts.ts';
import { plotTwistGenerator } from './plot-twist-generator.ts';
import { productReveal360 } from './product-reveal-360.ts';
import { quoteCardSet } from './quote-card-set.ts';
import { readmePeopleFinish } from './readme-people-finish.ts';
import { seasonalHeroBanner } from './seasonal-hero-banner.ts';
import { sixtySecondScript } from './sixty-second-script.ts';
import { termsOfStarter } from './starter-terms.ts';
import { storybookScene } from './storybook-scene.ts';
import { studioProductShot } from './studio-product-shot.ts';
import { verticalTeaser } from './vertical-teaser.ts';


/**
 * The prompts that come with the product. Their order mixes content types and colours, because the shop shows them in it until runs decide.
 * The last two are sold only in packs.
 */
export const STARTER_PROMPTS: readonly StarterPrompt[] = [
  studioProductShot, hookFactory, impossibleWeather, dreamscapePoster, logoConceptBoard, loopingMascot, difficultEmailKindlySaid, isometricSystemDiagram,
  productReveal360, outlineFirstBlogBuilder, storybookScene, conceptInThirtySeconds, quoteCardSet, plotTwistGenerator, animatedTitleCard, environmentConceptSheet,
  contentRepurposer, localBusinessPromo, explainMyCode, sixtySecondScript, verticalTeaser, readmePeopleFinish, literatureReviewMatrix,
  seasonalHeroBanner, launchDayKit,
];

/** The starter prompts with their publishers and prices, which the product's first start publishes. */
export const STARTERS: StarterCatalogue = { publishers: PLATFORM_ACCOUNTS, prompts: STARTER_PROMPTS, termsOf: termsOfStarter };
