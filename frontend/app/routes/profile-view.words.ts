export const PROFILE_PROMPTS = {
  heading: 'All prompts',
  sortLabel: 'Order of prompts',
  sorts: [{ value: 'most-run', label: 'Most run' }, { value: 'newest', label: 'Newest' }, { value: 'top-rated', label: 'Top rated' }] as const,
  asideLabel: (name: string) => `More about ${name}`,
};

export const PROFILE_VIEW = {
  tipButton: 'Tip',
  yourProfileLabel: 'Your profile',
  profileOfLabel: (displayName: string) => `Profile of ${displayName}`,
  ownNothingPublishedTitle: 'You have not published a prompt yet',
  createPromptButton: 'Create a prompt',
  publishedPromptsText: 'Your published prompts appear here for other people to run.',
  noPublishedPromptsTitle: ['Nothing up this sleeve yet', 'No published prompts yet'] as const,
  browseTheMarketplaceButton: 'Browse the marketplace',
  nothingPublishedText: (name: string) => `${name} has not published a prompt yet.`,
};
