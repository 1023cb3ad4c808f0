/** creators-found.tsx */
export const CREATORS_FOUND = {
  title: (words: string) => `No creator is called “${words}”`,
  typeTheStart: 'Type the start of a name, or search the prompts.',
  peopleWhoPublishPrompts: 'People who publish prompts appear here.',
};

/** creators-hint.tsx */
export const CREATORS_HINT = {
  isACreatorHere: (displayName: string) => `${displayName} is a creator here.`,
  creatorsAreCalled: (count: number, nextCursor: string | null) => `${count}${nextCursor === null ? '' : '+'} creators are called that.`,
};

/** market-search.tsx */
export const MARKET_SEARCH = {
  searchPromptsCreators: 'Search prompts, creators and tags',
};
