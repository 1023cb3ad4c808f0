/** ../home.tsx */
export const HOME = {
  trendingNowTitle: 'Trending now',
  trendingNote: 'most people, last 7 days',
  postersLogosScenesNote: 'posters, logos, scenes',
  shortClipsNote: 'short clips',
  noPromptsYetTitle: 'No prompts yet',
  noPromptText: 'No prompt is published yet. Create the first one.',
};

/** hero.tsx */
export const HERO = {
  heading: 'Say the word. Watch it appear.',
  choosePromptText: 'Choose a prompt, fill in a short form, and watch text, images or video being made. You pay in tokens, and only for what arrives.',
  startWithTokensButton: 'Start with 20 tokens',
  lookAroundFirstButton: 'Look around first',
  label: 'Made here',
};

/** row-header.tsx */
export const ROW_HEADER = {
  link: 'See all',
};
