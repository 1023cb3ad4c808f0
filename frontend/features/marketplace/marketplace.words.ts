/** creators-found.tsx */
export const CREATORS_FOUND = {
  notFoundTitle: (words: string) => `No creator is called “${words}”`,
  notFoundText: 'Type the start of a name, or search the prompts.',
  emptyText: 'People who publish prompts appear here.',
};

/** creators-hint.tsx */
export const CREATORS_HINT = {
  oneFound: (displayName: string) => `${displayName} is a creator here.`,
  manyFound: (count: number, nextCursor: string | null) => `${count}${nextCursor === null ? '' : '+'} creators are called that.`,
};

/** market-search.tsx */
export const MARKET_SEARCH = {
  label: 'Search prompts, creators and tags',
};
