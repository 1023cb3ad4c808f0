export const CREATORS_FOUND = {
  notFoundTitle: (words: string) => `No creator is called “${words}”`,
  notFoundText: 'Type the start of a name, or search the prompts.',
  emptyText: 'People who publish prompts appear here.',
  title: 'No creators yet',
  creatorsLabel: 'Creators',
};

export const CREATORS_HINT = {
  oneFound: (displayName: string) => `${displayName} is a creator here.`,
  manyFound: (count: number, nextCursor: string | null) => `${count}${nextCursor === null ? '' : '+'} creators are called that.`,
  link: (one: boolean) => (one ? 'See the creator' : 'See the creators'),
};

export const MARKET_SEARCH = {
  label: 'Search prompts, creators and tags',
  placeholder: 'Search prompts, creators, tags',
  clearSearchLabel: 'Clear search',
};

export const ACTIVE_FILTERS = {
  label: 'Active filters',
  button: 'Clear all',
};

export const FILTER_BAR = {
  allLabel: 'All',
  textLabel: 'Text',
  imageLabel: 'Image',
  videoLabel: 'Video',
  bestMatchLabel: 'Best match',
  contentTypeLabel: 'Content type',
  sortLabel: 'Sort',
};

export const FILTER_PANEL = {
  andUpLabel: (value: number) => `${value}% and up`,
  starsAndUpLabel: (value: number) => `${value} stars and up`,
  priceLabel: 'Price',
  successRateLabel: 'Success rate',
  ratingLabel: 'Rating',
  licenceLabel: 'Licence',
  modelLabel: 'Model',
  anyModelAny: 'Any model',
  languageLabel: 'Language',
  anyLanguageAny: 'Any language',
  extrasLabel: 'Extras',
  freeTrialRunLabel: 'Has a free trial run',
  hideWhatOwnLabel: 'Hide what I own',
  fromPeopleFollowLabel: 'From people I follow',
  categoriesLabel: 'Categories',
  button: 'Fewer categories',
};

export const FILTER_SHEET = {
  title: 'Filters',
  clearAllButton: 'Clear all',
  showPromptsButton: 'Show prompts',
};

export const SUGGESTION_LIST = {
  label: 'Suggestions',
  moveText: 'move',
  openText: 'open',
  closeText: 'close',
};
