/** center/center-toolbar.tsx */
export const CENTER_TOOLBAR = {
  mostSelected: (selected: number) => `${selected} selected, as many as fit in one go`,
};

/** center/nothing-found.tsx */
export const NOTHING_FOUND = {
  archiveEmpty: 'Archived and deleted notifications are kept here. You can restore them.',
  unreadEmpty: 'You have read everything.',
  listEmpty: 'News about your runs appears here.',
};

/** center/use-linked-message.ts */
export const USE_LINKED_MESSAGE = {
  missing: 'It was archived, or it belongs to another account.',
};

/** center/use-tidy.ts */
export const USE_TIDY = {
  archivedToast: 'You find it under Archived.',
  restoredToast: 'It is in your list again.',
  someFailedTitle: (failed: number, all: number, verb: string) => `${failed} of ${all} could not be ${verb}`,
  someFailedText: 'The others are done. Please try these again in a moment.',
};

/** messages.mutations.ts */
export const MESSAGES_MUTATIONS = {
  failed: 'Something went wrong. Please try again.',
};

/** preferences.queries.ts */
export const PREFERENCES_QUERIES = {
  savedToast: 'Your notification preferences have been updated successfully.',
  saveFailed: 'Failed to save preferences. Please try again.',
};

/** voice/announcement.ts */
export const ANNOUNCEMENT = {
  manyMessages: (count: number, subject: string) => `${count} new messages. The latest: ${subject}`,
};
