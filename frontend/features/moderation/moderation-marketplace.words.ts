import { pluralWord } from '#contracts/plural.ts';
import { percentWords } from '#lib/percent-words.ts';
import { promptWords } from './tags/prompt-words.ts';

export const DUPLICATE_QUEUE = {
  emptyText: 'Prompts that are very similar to an earlier prompt of another author appear here.',
  ownText: 'One of them is yours, so a colleague decides.',
  removeButton: 'Take the later down…',
  diffLegend: 'Struck through: only in the earlier prompt. Marked: only in the later prompt.',
  identicalText: 'The texts are identical.',
  keptToast: (title: string) => `“${title}” is no longer listed here.`,
  removedToast: (username: string) => `@${username} has a message that explains how to appeal.`,
  keepText: 'Both stay in the marketplace. This pair is not shown again.',
  keepNoteHelp: 'For the log.',
  removeTitle: (title: string) => `Take “${title}” down?`,
  removeText: 'The earlier one stays. The author gets the reason and can appeal.',
  removeNoteHelp: 'Do not quote the earlier text: it may be sealed.',
  noDuplicatesTitle: 'No duplicates',
  label: 'Duplicate suspects',
  alikeBadge: (percent: number) => `${percentWords(percent)} alike`,
  laterHeading: 'Later',
  earlierHeading: 'Earlier',
  hideTheTextsButton: 'Hide the texts',
  compareTheTextsButton: 'Compare the texts',
  ofText: (title: string) => `of ${title}`,
  keepBothButton: 'Keep both',
  bothStayToast: 'Both stay',
  takenDownToast: 'Taken down',
  keepTitle: (title: string) => `Keep “${title}”?`,
  keepingBusyLabel: 'Keeping…',
  noteNoteLabel: 'Note',
  action: 'Take down',
  takingDownBusyLabel: 'Taking down…',
  whatAuthorReadsNoteLabel: 'What its author reads',
};

export const ADD_SLOT = {
  fullText: 'All slots are taken. Remove one to add another.',
  searchFailed: 'The search failed. Please try again.',
  emptyText: 'No published prompt matches.',
  addPromptLabel: 'Add a prompt',
  placeholder: 'Search published prompts',
  foundPromptsLabel: 'Found prompts',
  hasSlotText: 'Has a slot',
  button: 'Add',
};

export const FEATURED_SLOTS = {
  movedNews: (title: string, to: number, count: number) => `${title} is now number ${to + 1} of ${count}.`,
  savedToast: 'The marketplace shows them from their first day on.',
  addedNews: (title: string, count: number) => `${title} is now number ${count + 1}.`,
  emptyText: 'Search for a prompt and add it.',
  removedNews: (title: string) => `${title} was removed.`,
  conflictText: 'Saving replaces them with yours. Discard yours to see them.',
  saveFailed: 'No answer arrived. You can press again.',
  unsavedNote: 'Not saved yet, and kept in this tab. Days are UTC.',
  toast: 'Featured slots saved',
  nothingIsFeaturedTitle: 'Nothing is featured',
  label: 'Featured slots in order',
  savedSlotsChangedTitle: 'The saved slots have changed since you began',
  nothingWasSavedTitle: 'Nothing was saved',
  discardButton: 'Discard',
  busyLabel: 'Saving…',
  saveTheSlotsButton: 'Save the slots',
};

export const SLOT_ROW = {
  title: 'Drag to another place',
  placeLabel: (count: number) => `Place ${count}`,
  notSavedYetBadge: 'Not saved yet',
  notShownNowBadge: 'Not shown now',
  fromLabel: 'From',
  fromOfSlotLabel: (title: string) => `From, ${title}`,
  untilLabel: 'Until',
  untilOfSlotLabel: (title: string) => `Until, ${title}`,
  moveUpLabel: (title: string) => `Move ${title} up`,
  moveDownLabel: (title: string) => `Move ${title} down`,
  takeOutLabel: (title: string) => `Take ${title} out`,
};

export const TAG_LIST = {
  noMatchText: 'Type fewer letters to find more tags.',
  emptyText: 'Tags of published prompts show up here.',
  renameButton: 'Rename or merge',
  noTagMatchesTitle: 'No tag matches',
  button: 'Clear the search',
  noTagsYetTitle: 'No tags yet',
  searchTagsLabel: 'Search tags',
  serverCountsText: 'The server counts tags every few minutes, and counts a tag again before it changes.',
  tagsByUseLabel: 'Tags by use',
};

export const SLOT_EDITS = {
  datesProblem: 'The last day is before the first',
};

export const MERGE_DIALOG = {
  nameMissing: 'Type the name that stays',
  nameSame: 'That is its name already',
  doneToast: (changed: number, name: string) => `${promptWords(changed)} now ${pluralWord(changed, 'carries', 'carry')} #${name}.`,
  description: (carried: number) => `${promptWords(carried)} ${pluralWord(carried, 'carries', 'carry')} it. A name that exists already takes over its prompts.`,
  failed: 'No answer arrived. You can press again: it happens only once.',
  mergeWarning: (carried: number, tag: string) => `${promptWords(carried)} of #${tag} move there, and #${tag} is gone. This cannot be undone.`,
  tagsMergedToast: 'Tags merged',
  tagRenamedToast: 'Tag renamed',
  renameTitle: (tag: string) => `Rename #${tag}`,
  button: 'Cancel',
  busyLabel: 'Changing…',
  nameThatStaysLabel: 'Name that stays',
  tagsInUseLabel: 'Tags in use',
  hasTitle: (into: string, prompt: string) => `#${into} has ${prompt}`,
};
