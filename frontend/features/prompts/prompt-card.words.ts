// Named exports instead of an object: the first visit's script then carries no names of keys. Import them as a namespace.

export const promptCardLabel = 'Run by Conjure';

export const promptGridTitle = 'The prompts could not be loaded';
export const promptGridTryAgainButton = 'Try again';
export const promptGridNoAnswerText = 'The server did not answer. Please try again.';
export const promptGridMoreFailedText = 'More prompts could not be loaded.';
export const promptGridLoadMoreButton = 'Load more';
