/** Texts of the form for a smart folder's rules. */
export const RULES = {
  label: 'Rules',
  matchText: 'that match all of these',
  ofLabel: 'What this folder looks for',
  of: { prompt: 'Prompts', creation: 'Creations' },
  and: 'and',
  addLabel: 'Add a rule',
  addPlaceholder: 'Add rule',
  removeLabel: (field: string) => `Remove the rule about ${field}`,
  valueLabel: (field: string) => `Value of ${field}`,
  findsStart: 'Finds',
  findsEnd: 'now',
  countingText: 'Counting…',
  notCountedText: 'Not counted',
  revertButton: 'Revert',
  saveButton: 'Save rules',
  busyLabel: 'Saving…',
  notSavedToast: 'The rules were not saved',
  tryAgainText: 'Please try again.',
  savedToast: 'Rules saved',
};

export const RULE_NAMES = {
  type: 'Type', category: 'Category', tag: 'Tag', model: 'Model', rating: 'Rating', favourite: 'Favourite', from: 'From', to: 'Until', prompt: 'Made with', text: 'Text',
};

export const RULE_OPERATORS = {
  type: 'is', category: 'is', tag: 'is', model: 'is', rating: 'is', favourite: 'is', from: 'on or after', to: 'before', prompt: 'is', text: 'contains',
};

export const RULE_VALUES = {
  type: { text: 'Text', image: 'Image', video: 'Video' },
  rating: { up: 'Good', down: 'Not good' },
  favourite: { true: 'Starred', false: 'Not starred' },
  choose: 'Choose',
  tagPlaceholder: 'launch',
  textPlaceholder: 'Words to look for',
};
