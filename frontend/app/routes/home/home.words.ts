// Words of the home page as named exports instead of an object, because keys of an object would enlarge the first visit's script. Import them as a namespace.

/** Titles and notes of the home page's rows. */
export const trendingNowTitle = 'Trending now';
export const trendingNote = 'most people, last 7 days';
export const postersLogosScenesNote = 'posters, logos, scenes';
export const shortClipsNote = 'short clips';

export const heroHeading = 'Fill in the blanks. Magic does the rest.';
export const heroChoosePromptText = 'Every prompt here is a small form. Try this one now: it needs no account and no card.';
export const heroDemoText = 'Tell me about a lighthouse keeper who never lights the lamp. End it quietly.';
export const heroStartWithTokensButton = 'Start with 20 tokens';
export const heroLookAroundFirstButton = 'Look around first';
export const heroLabel = 'Made here';

export const rowHeaderLink = 'See all';
