export const CENTER_TOOLBAR = {
  mostSelected: (selected: number) => `${selected} selected, as many as fit in one go`,
  selectAllLabel: 'Select all',
  groupByDateLabel: 'Group by date',
  restoreButton: 'Restore',
  markReadButton: (selected: number) => `Mark Read (${selected})`,
  archiveButton: 'Archive',
  read: 'Marking read',
};

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

export const USE_LINKED_MESSAGE = {
  missing: 'It was archived, or it belongs to another account.',
};

export const USE_TIDY = {
  archivedToast: 'You find it under Archived.',
  restoredToast: 'It is in your list again.',
  someFailedTitle: (failed: number, all: number, verb: string) => `${failed} of ${all} could not be ${verb}`,
  someFailedText: 'The others are done. Please try these again in a moment.',
};

export const MESSAGES_MUTATIONS = {
  failed: 'Something went wrong. Please try again.',
};

export const ANNOUNCEMENT = {
  manyMessages: (count: number, subject: string) => `${count} new messages. The latest: ${subject}`,
};

export const CENTER_DIALOG = {
  title: 'Notification Center',
  description: (unread: number, total: number) => `${unread.toLocaleString('en-US')} unread, ${total.toLocaleString('en-US')} in all`,
  label: 'Notification Preferences',
  loadingMoreText: 'Loading more…',
  moreNotLoadedText: 'Could not load more',
  button: 'Retry',
};

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

export const CENTER_LIST = {
  label: 'Notifications',
};

export const CENTER_ROW = {
  unreadText: '(unread)',
};

export const MESSAGE_BADGES = {
  badge: 'Live',
};

export const MESSAGE_DIALOG = {
  restoreButton: 'Restore',
  deleteMessageButton: 'Delete Message',
};

export const MESSAGE_ROW = {
  unreadText: '(unread)',
  label: (subject: string) => `Delete “${subject}”`,
};

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
