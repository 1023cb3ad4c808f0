// Each word of the prompt's card is an export of its own and not a key of an object. So the first visit's script carries no names of keys. Import them as a
// namespace.

export const promptCardLabel = 'Run by Conjure';

export const promptGridTitle = 'The prompts could not be loaded';
export const promptGridTryAgainButton = 'Try again';
export const promptGridNoAnswerText = 'The server did not answer. Please try again.';
