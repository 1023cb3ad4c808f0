// Named exports instead of an object: the first visit's script then carries no names of keys. Import them as a namespace.

/** Texts of ../home.tsx. */
export const trendingNowTitle = 'Trending now';
export const trendingNote = 'most people, last 7 days';
export const postersLogosScenesNote = 'posters, logos, scenes';
export const shortClipsNote = 'short clips';

/** Texts of hero.tsx. */
export const heroHeading = 'Fill in the blanks. Magic does the rest.';
export const heroChoosePromptText = 'Every prompt here is a small form. Try this one now: it needs no account and no card.';
export const heroStartWithTokensButton = 'Start with 20 tokens';
export const heroLookAroundFirstButton = 'Look around first';
export const heroLabel = 'Made here';

/** Texts of row-header.tsx. */
export const rowHeaderLink = 'See all';
