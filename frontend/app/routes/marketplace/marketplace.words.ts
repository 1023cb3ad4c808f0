export const MARKETPLACE = {
  promptsPeopleText: 'Prompts that people have tried. If a run fails, it costs nothing.',
  button: 'Sell a prompt',
  label: 'What to find',
  tabs: { prompts: 'Prompts', packs: 'Packs', creators: 'Creators', agents: 'Agents' },
  promptsThatFitTitle: 'Prompts that fit',
  morePromptsTitle: 'More prompts',
  allPromptsTitle: 'All prompts',
  correctedText: (words: string) => `No result for “${words}”. These are results for {correctedTo}.`,
};

export const NOTHING_FOUND = {
  requestForTitle: (words: string) => `Prompt request: ${words}`,
  requestTitle: 'Prompt request',
  noPromptMatchesTitle: ['Nothing here but tumbleweeds 🌵', 'No prompt matches'] as const,
  clearFiltersButton: 'Clear filters',
  askTheCommunityButton: 'Ask the community',
  noPromptText: 'No prompt matches all words and filters. Remove some, or ask for the prompt you miss.',
  requestText: (words: string) => `I looked for “${words}” in the marketplace and found nothing. It should `,
};

export const QUICK_RUN = {
  title: 'Quick run',
  button: 'Open its page',
};

export const USE_CARD_SLOTS = {
  label: (title: string) => `Quick run: ${title}`,
  button: 'Quick run',
};

export const WINNERS_RAIL = { title: 'Challenge winners', note: 'prompts behind winning entries', link: 'All challenges' };

export const AGENTS_TAB = { title: 'No agent matches', button: 'Show all agents', filteredText: 'Take the words away to see all of them.', text: 'There are no public agents yet.' };
