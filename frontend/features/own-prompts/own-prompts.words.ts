import { counted, pluralWord } from '#contracts/plural.ts';
import { BULK_PUBLISH_PER_DAY } from '#contracts/prompt-drafts.ts';

/** What each action on selected prompts did with them. */
export const DONE = { delete: 'deleted', categorize: 'changed', publish: 'published' } as const;

export const BULK_BAR = {
  deleteText: 'Drafts that were never published are deleted for good. Published prompts stay.',
  publishTitle: (first: number, count: number) => (first < count ? `Publish ${counted(first, 'prompt')} of ${count.toLocaleString('en-US')}?` : `Publish ${count === 1 ? 'this prompt' : `these ${count} prompts`}?`),
  publishText: (first: number, count: number) => {
    const limit = `Up to ${BULK_PUBLISH_PER_DAY} prompts a day can be published in bulk.`;
    if (first === 0) return `${limit} The rest can follow after midnight UTC, or one by one.`;
    const rest = first < count ? ` ${first === 1 ? 'The first one' : `The first ${first}`} of your selection can go now, and the others stay selected.` : '';
    return `${limit}${rest} Each is checked like a single one. Free prompts are public at once, paid ones go to review. Those that are not ready stay drafts, and you read why.`;
  },
  publishFirstButton: (first: number) => `Publish the first${first === 1 ? '' : ` ${first}`}`,
  noneLeftTitle: 'No more can be published in bulk today',
  categoryTitle: (prompts: string) => `Set the category of ${prompts}`,
  categoryText: 'Prompts of another content type stay as they are.',
  selectedPromptsLabel: 'Selected prompts',
  selectedText: (prompts: string) => `${prompts} selected`,
  workingThroughSelectionLabel: 'Working through the selection',
  setCategoryButton: 'Set category',
  publishButton: 'Publish',
  deleteButton: 'Delete',
  clearSelectionButton: 'Clear selection',
  deleteTitle: (prompts: string) => `Delete ${prompts}?`,
  busyLabel: 'Deleting…',
  closeButton: 'Close',
  cancelButton: 'Cancel',
  categoryLabel: 'Category',
  placeholder: 'Choose a category',
};

export const BULK_REPORT = {
  description: (leftToday: number) => `${leftToday} more can be published in bulk today.`,
  notReached: (problem: string, count: number) => `${problem} ${pluralWord(count, 'It is', 'They are')} still selected.`,
  nothingWasChangedTitle: 'Nothing was changed',
  button: 'Close',
  notReachedTitle: (count: number) => `${count} ${pluralWord(count, 'was', 'were')} not reached`,
  label: 'Unchanged prompts',
  andMoreText: (count: number) => `And ${count} more.`,
};

export const OWN_PROMPTS_VIEW = {
  emptyText: 'Drafts, imported prompts and published ones are listed here.',
  noMatchText: 'Try fewer words or another filter.',
  noPromptsYetTitle: 'No prompts yet',
  createPromptButton: 'Create a prompt',
  toast: 'Not selected',
  pleaseTryAgainText: 'Please try again.',
  nothingMatchesTitle: 'Nothing matches',
  clearFiltersButton: 'Clear filters',
  selectTheseLabel: (count: number) => `Select these ${count}`,
  selectAllButton: (total: number) => `Select all ${total.toLocaleString('en-US')}`,
  yourPromptsLabel: 'Your prompts',
};

export const USE_BULK = {
  failed: 'The server did not answer.',
};

export const OWN_FILTER_BAR = {
  anyStateLabel: 'Any state',
  anyTypeLabel: 'Any type',
  textLabel: 'Text',
  imageLabel: 'Image',
  videoLabel: 'Video',
  anyCategoryLabel: 'Any category',
  noCategoryLabel: 'No category',
  yourPromptsLabel: 'Your prompts',
  placeholder: 'Search your prompts',
  stateLabel: 'State',
  typeLabel: 'Type',
  categoryLabel: 'Category',
};

export const OWN_PROMPT_ROW = {
  title: 'Untitled prompt',
  badge: 'Changed since',
  noCategoryText: 'No category',
  reviewButton: 'Review',
  ofText: (title: string) => `of ${title}`,
  openButton: 'Open',
};

export const OWN_PROMPTS_PAGE = {
  pageTitle: 'Your prompts',
  button: 'Create a prompt',
};
