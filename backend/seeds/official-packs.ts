import type { OfficialPack } from '#modules/packs/official-packs.port.ts';

/** The packs that come with the product. The main prompt of each pack is sold only in packs. */
export const OFFICIAL_PACKS: readonly OfficialPack[] = [
  {
    slug: 'launch-day',
    title: 'Launch Day',
    pitch: 'Everything that a launch needs: the plan, the words, the pictures and the clip.',
    description: 'Begin with the kit: it gives you a name line, announcements and a checklist from a few facts about your product.\n\nThe other five prompts turn these words into hooks, quote cards, a script and two videos. Work through them in order, or take only what you need.',
    category: 'content-marketing',
    maker: 'conjure-desk',
    price: 90,
    progressMode: 'ordered',
    items: [
      { slug: 'launch-day-kit', note: 'Start here. Keep the facts short: the other steps use the same ones.', listValue: 40, freeSample: true },
      { slug: 'hook-factory', note: 'Take the best line of the kit and ask for ten first sentences.', listValue: 5 },
      { slug: 'quote-card-set', note: 'Put the two strongest sentences on cards in your colours.', listValue: 5 },
      { slug: 'sixty-second-script', note: 'The script for the clip of the launch day. Read it aloud once.', listValue: 8 },
      { slug: 'local-business-promo', note: 'A short video for people nearby. Leave it out for a product without a place.', listValue: 12 },
      { slug: 'product-reveal-360', note: 'The reveal itself. Choose the light that your product pictures have.' },
    ],
  },
  {
    slug: 'shop-window-season',
    title: 'A Season in the Window',
    pitch: 'Dress a shop for the season: banner, product shots, a mark and moving titles in one look.',
    description: 'The banner sets season, colours and mood. The other four prompts repeat them, so that the shop looks like one hand made it.\n\nUse the same season and palette in every form.',
    category: 'brand-design',
    maker: 'conjure-brand-room',
    price: 70,
    progressMode: 'ordered',
    items: [
      { slug: 'seasonal-hero-banner', note: 'Choose season and palette here, and note them: every other step asks for them.', listValue: 30, freeSample: true },
      { slug: 'studio-product-shot', note: 'One shot of each thing in the window, on the banner’s background colour.', listValue: 5 },
      { slug: 'logo-concept-board', note: 'A seasonal mark for stickers and bags.' },
      { slug: 'animated-title-card', note: 'The headline of the banner, moving.', listValue: 5 },
      { slug: 'vertical-teaser-three-beats', note: 'Three beats for the phone: window, product, address.', listValue: 12 },
    ],
  },
];
