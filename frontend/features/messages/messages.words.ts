/** center/center-toolbar.tsx */
export const CENTER_TOOLBAR = {
  selectedAsMany: (selected: number) => `${selected} selected, as many as fit in one go`,
};

/** center/nothing-found.tsx */
export const NOTHING_FOUND = {
  archivedAndDeletedNotifications: 'Archived and deleted notifications are kept here. You can restore them.',
  youHaveReadEverything: 'You have read everything.',
  newsAboutYourRuns: 'News about your runs appears here.',
};

/** center/use-linked-message.ts */
export const USE_LINKED_MESSAGE = {
  itWasArchived: 'It was archived, or it belongs to another account.',
};

/** center/use-tidy.ts */
export const USE_TIDY = {
  youFindItUnder: 'You find it under Archived.',
  itIs: 'It is in your list again.',
  ofCouldNot: (failed: number, all: number, verb: string) => `${failed} of ${all} could not be ${verb}`,
  othersAreDonePlease: 'The others are done. Please try these again in a moment.',
};

/** messages.mutations.ts */
export const MESSAGES_MUTATIONS = {
  somethingWentWrongPlease: 'Something went wrong. Please try again.',
};

/** preferences.queries.ts */
export const PREFERENCES_QUERIES = {
  yourNotificationPreferences: 'Your notification preferences have been updated successfully.',
  failedToSavePreferences: 'Failed to save preferences. Please try again.',
};

/** voice/announcement.ts */
export const ANNOUNCEMENT = {
  newMessagesTheLatest: (count: number, subject: string) => `${count} new messages. The latest: ${subject}`,
};
