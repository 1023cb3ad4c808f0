import { pluralWord } from '#contracts/plural.ts';

export const CREATION_CARD = {
  costText: (model: string, cost: number) => `${model} · ${cost} ${pluralWord(cost, 'token')}`,
  importedText: 'Imported',
  privateText: 'Private',
  publicText: 'Public',
  leftText: (days: number) => (days === 0 ? 'Goes today' : `${days} ${pluralWord(days, 'day')} left`),
  byText: (username: string) => `@${username}`,
};

export const TEXT_COVER = {
  labelText: (kind: string, words: number) => `${kind}, ${words.toLocaleString('en-US')} ${pluralWord(words, 'word')}`,
  moreText: (more: number) => `and ${more} more ${pluralWord(more, 'line')}`,
};

export const CREATIONS_CHANGED = {
  notChangedTitle: 'Not changed',
  notChanged: 'Nothing was changed. Please try again.',
};

export const PROMPT_PICKER = {
  animateTitle: 'Animate it with',
  inputTitle: 'Use it as input of',
  description: 'Prompts whose form takes a picture.',
  searchPlaceholder: 'Search prompts',
  noneText: 'No prompt takes a picture yet.',
  loadingLabel: 'Loading prompts',
};
