/** Texts of center/center-toolbar.tsx. */
export const CENTER_TOOLBAR = {
  mostSelected: (selected: number) => `${selected} selected, as many as fit in one go`,
  selectAllLabel: 'Select all',
  groupByDateLabel: 'Group by date',
  restoreButton: 'Restore',
  markReadButton: (selected: number) => `Mark Read (${selected})`,
  archiveButton: 'Archive',
  read: 'Marking read',
};

/** Texts of center/nothing-found.tsx. */
export const NOTHING_FOUND = {
  archiveEmpty: 'Archived and deleted notifications are kept here. You can restore them.',
  unreadEmpty: 'You have read everything.',
  listEmpty: 'News about your runs appears here.',
  title: 'No notifications found',
  button: 'Show All',
  ofPriorityParts: (priorityName: string) => `of priority ${priorityName}`,
  unreadOnlyParts: 'with Unread Only on',
  amongTheArchivedParts: 'among the archived',
  nothingMatchesText: 'Nothing matches',
  thereIsNothingText: 'There is nothing',
};

/** Texts of center/use-linked-message.ts. */
export const USE_LINKED_MESSAGE = {
  missing: 'It was archived, or it belongs to another account.',
};

/** Texts of center/use-tidy.ts. */
export const USE_TIDY = {
  archivedToast: 'You find it under Archived.',
  restoredToast: 'It is in your list again.',
  someFailedTitle: (failed: number, all: number, verb: string) => `${failed} of ${all} could not be ${verb}`,
  someFailedText: 'The others are done. Please try these again in a moment.',
};

/** Texts of messages.mutations.ts. */
export const MESSAGES_MUTATIONS = {
  failed: 'Something went wrong. Please try again.',
};

/** Texts of voice/announcement.ts. */
export const ANNOUNCEMENT = {
  manyMessages: (count: number, subject: string) => `${count} new messages. The latest: ${subject}`,
};

/** Texts of center/center-dialog.tsx. */
export const CENTER_DIALOG = {
  title: 'Notification Center',
  description: (unread: number, total: number) => `${unread.toLocaleString('en-US')} unread, ${total.toLocaleString('en-US')} in all`,
  label: 'Notification Preferences',
  loadingMoreText: 'Loading more…',
  moreNotLoadedText: 'Could not load more',
  button: 'Retry',
};

/** Texts of center/center-filters.tsx. */
export const CENTER_FILTERS = {
  showAllLabel: 'Show All',
  unreadOnlyLabel: 'Unread Only',
  archivedLabel: 'Archived',
  anyPriorityLabel: 'Any priority',
  anyCategoryLabel: 'Any category',
  placeholder: 'Search notifications',
  priorityLabel: 'Priority',
  categoryLabel: 'Category',
  whichNotificationsLabel: 'Which notifications',
};

/** Texts of center/center-list.tsx. */
export const CENTER_LIST = {
  label: 'Notifications',
};

/** Texts of center/center-row.tsx. */
export const CENTER_ROW = {
  unreadText: '(unread)',
};

/** Texts of message-badges.tsx. */
export const MESSAGE_BADGES = {
  badge: 'Live',
};

/** Texts of message-dialog.tsx. */
export const MESSAGE_DIALOG = {
  restoreButton: 'Restore',
  deleteMessageButton: 'Delete Message',
};

/** Texts of message-row.tsx. */
export const MESSAGE_ROW = {
  unreadText: '(unread)',
  label: (subject: string) => `Delete “${subject}”`,
};

/** Texts of notifications-panel.tsx. */
export const NOTIFICATIONS_PANEL = {
  notificationsLabel: 'Notifications',
  markAllReadButton: 'Mark all read',
  notificationsCouldLoadedTitle: 'Notifications could not be loaded',
  tryAgainButton: 'Try again',
  notFetchedText: 'Your notifications could not be fetched.',
  noNotificationsYetTitle: 'No notifications yet',
  newsAboutRunsText: 'News about your runs appears here.',
  newestNotificationsLabel: 'Newest notifications',
  openNotificationCenterButton: 'Open Notification Center',
};
