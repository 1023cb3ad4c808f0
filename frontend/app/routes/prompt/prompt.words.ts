export const PROMPT = {
  title: 'This prompt could not be opened',
  button: 'Try again',
  nothingLostPleaseText: 'Nothing is lost. Please try again.',
};

export const MISSING_PROMPT = {
  pageTitle: 'Prompt not found',
  title: ['This prompt has left the stage', 'Prompt not found'] as const,
  browseTheMarketplaceButton: 'Browse the marketplace',
  searchForItButton: 'Search for it',
  mayPrivateText: 'It may be private, withdrawn or taken down, or the address is wrong. If it is yours, you find it under Create Prompt.',
  heading: 'You may like these',
};

export const PROMPT_ACTIONS = {
  label: 'Copy link',
  saveToLabel: 'Add to a collection',
  moreLabel: 'More actions',
  historyButton: 'History',
  reportButton: 'Report',
};

export const PROMPT_TABS = {
  label: 'About this prompt',
  deletedAccount: 'a deleted account',
  creations: 'Community creations',
};

export const PROMPT_VIEW = {
  button: 'Use these inputs',
  title: 'Adults only (18+)',
  showResultsButton: 'Show results',
  authorMarkedText: 'The author marked this prompt’s results as unsuitable for minors.',
};

export const REPRODUCE_BUTTON = {
  refused: 'Please try again.',
  silent: 'The run may or may not have started.',
};

export const RUN_COLUMN = {
  pricesNotLoadedTitle: 'The prices could not be loaded',
  button: 'Try again',
  nothingStartedChargedText: 'Nothing was started or charged.',
  onlyInPackTitle: 'Only in a pack',
  canRunText: 'You can run it once you own a pack that contains it.',
  packsButton: 'See its packs',
  freeTrialRun: (username: string) => `@${username} pays for one run a day.`,
};

export const RUN_INPUTS = {
  toast: 'The form holds the inputs of this run',
  toastText: 'What you had typed is kept.',
  button: 'Put mine back',
};
