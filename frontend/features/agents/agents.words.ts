/** Texts of the page that lists all agents. */
export const AGENTS_PAGE = {
  title: 'AI Agents',
  intro: ['Familiars with one job each. What a message costs is on the card.', 'Assistants with one job each. The price of a message is on the card.'],
  createButton: 'Create agent',
  searchLabel: 'Search agents',
  searchPlaceholder: 'Search agents, abilities, creators',
  tabsLabel: 'Agents',
  discoverTab: 'Discover',
  mineTab: 'My agents',
  favouritesTab: 'Favourites',
} as const;

export const AGENT_FILTERS = {
  categoryLabel: 'Category',
  all: 'All',
  sortLabel: 'Sort',
  sorts: { trending: 'Trending', newest: 'Newest', liked: 'Most liked' },
};

export const AGENT_PICKS = {
  title: ['Tonight’s picks', 'Picks of today'],
  note: ['chosen by the workshop', 'chosen by the platform'],
} as const;

export const NO_AGENTS = {
  mineTitle: ['No minions yet 🤖', 'You have no agents yet'],
  mineText: ['Give one a job and a hat. Start from nothing, or fork another person’s and change its mind.', 'Create one from nothing, or copy another person’s agent and change it.'],
  createButton: 'Create agent',
  forkButton: 'Fork a starter',
  favouritesTitle: 'No favourites yet',
  favouritesText: 'The star on an agent keeps it here.',
  discoverButton: 'Discover agents',
  noMatchTitle: 'No agent matches',
  noMatchText: 'Take the words or the category away to see more.',
  clearButton: 'Show all agents',
  emptyTitle: 'No agents yet',
  emptyText: 'The first one may be yours.',
} as const;

/** Texts on an agent's card that only its author sees. */
export const OWN_AGENT = {
  editLabel: (name: string) => `Edit ${name}`,
  unlistedBadge: 'With the link',
  privateBadge: 'Only you',
};

export const AGENT_DIALOG = {
  waitingTitle: 'Agent',
  missingTitle: 'This agent is not here',
  missingText: 'It may be private now, or it was taken down.',
  closeButton: 'Close',
  weekText: 'this week',
  likesText: 'likes',
  versionText: (version: number) => `v${version}`,
  versionWord: 'version',
  draftText: 'draft',
  priceMessage: 'Message',
  priceShare: 'Creator’s share',
  pricePay: 'You pay',
  startButton: 'Start chat',
  startBusy: 'Starting…',
  startPrice: (price: string) => `Start chat · ${price} a message`,
  startFailedTitle: 'The chat was not started',
  startFailed: 'Please try again.',
  favouriteButton: 'Favourite',
  likeLabel: (name: string) => `Like ${name}`,
  forkButton: 'Fork',
  forkBusy: 'Forking…',
  forkedToast: 'Copied into your drafts',
  forkFailedTitle: 'The agent was not copied',
  forkFailed: 'Please try again.',
  editButton: 'Edit',
  copyLabel: 'Copy the link',
  copiedToast: 'Link copied',
  copyByHandToast: 'Copy this link',
  reportLabel: 'Report this agent',
  greetingHeading: 'How it begins',
  startersHeading: 'Try asking',
  abilitiesHeading: 'What it can do',
  abilityEach: (price: number) => `${price} each`,
  abilityPrompt: 'Runs a prompt',
  abilityImage: 'Makes pictures from words',
  abilityVideo: 'Makes videos from words',
  asksFirst: 'asks first',
  modelFact: 'Model',
  memoryFact: 'Memory',
  memoryOn: 'Remembers you between chats',
  memoryOff: 'Forgets after each chat',
  licenceFact: 'Licence',
  licences: { no_fork: 'May not be forked', fork_credit: 'Fork freely, with credit' },
  helpFact: 'Help',
  forkedFact: 'Forked from',
  publishedFact: 'Published',
};

export const MEMORY_PANEL = {
  heading: 'What it remembers about you',
  privacyText: 'Only you see this. Its author never does.',
  emptyText: 'Nothing yet.',
  editLabel: (text: string) => `Correct: ${text}`,
  forgetLabel: (text: string) => `Forget: ${text}`,
  factLabel: 'What it should remember',
  saveButton: 'Save',
  cancelButton: 'Cancel',
  busyLabel: 'Saving…',
  clearButton: 'Forget everything',
  clearTitle: 'Forget everything about you?',
  clearText: 'This agent then knows nothing about you. It cannot be undone.',
  clearBusy: 'Forgetting…',
  failedTitle: 'Nothing was changed',
  failed: 'Please try again.',
};

export const FAVOURITE_AGENTS = {
  title: 'Your favourite agents',
  note: 'a press away from a chat',
  allLink: 'All favourites',
};
