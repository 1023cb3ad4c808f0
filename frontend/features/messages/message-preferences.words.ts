export const CATEGORIES_PART = {
  contentHelp: 'Generations that finish or fail',
  socialHelp: 'Followers, reviews, comments and forks',
  challengeHelp: 'New themes, votes and results',
  criticalNote: 'Critical ones, such as a lost payment or a sign-in we do not recognise, are always listed.',
  securityBillingMaintenanceHelp: 'Security, billing and maintenance',
  badgesAndStreaksHelp: 'Badges and streaks',
  categoriesHeading: 'Categories',
  prioritiesHeading: 'Priorities',
};

export const DISPLAY_PART = {
  autoMarkReadHelp: 'When a message has been on screen for 3 seconds',
  groupByDateHelp: 'Today, yesterday, earlier this week',
  markReadAutomaticallyLabel: 'Mark as read automatically',
  compactViewLabel: 'Compact view',
  help: 'One line per message',
  groupByDateLabel: 'Group by date',
};

export const GENERAL_PART = {
  pushHelp: 'In this browser, even with the tab closed',
  soundHelp: 'A small chime when something finishes',
  digestHelp: 'One message in place of many',
  neverLabel: 'Never',
  dailyLabel: 'Daily',
  weeklyLabel: 'Weekly',
  emailNotificationsLabel: 'Email notifications',
  sentToHelp: (email: string) => `Sent to ${email}`,
  sentAddressHelp: 'Sent to your address',
  pushNotificationsLabel: 'Push notifications',
  soundLabel: 'Sound',
  emailDigestText: 'Email digest',
};

export const PREFERENCE_CONFLICT = {
  title: 'Your other device has different settings',
  noDifference: 'Both are the same now.',
  hereThereText: (mine: string, theirs: string) => `{name}: ${mine} here, ${theirs} there`,
  keepMineButton: 'Keep mine',
  takeTheirsButton: 'Take theirs',
};

export const PREFERENCES_DIALOG = {
  description: 'Choose what you are notified of.',
  title: 'Notification Preferences',
  cancelButton: 'Cancel',
  savePreferencesButton: 'Save Preferences',
  notificationPreferencesLabel: 'Notification preferences',
  generalLabel: 'General',
  categoriesLabel: 'Categories',
  displayLabel: 'Display',
};

export const PREFERENCES_FORM = {
  cancelButton: 'Cancel',
  savePreferencesButton: 'Save Preferences',
};

export const PREFERENCES_QUERIES = {
  savedToast: 'Your notification preferences have been updated successfully.',
  saveFailed: 'Failed to save preferences. Please try again.',
};
