import { pluralWord } from '#contracts/plural.ts';

export const BALANCE_BUTTON = {
  label: (spoken: string) => `Balance: ${spoken}. Open wallet`,
};

export const BELL = {
  noun: (unread: number) => pluralWord(unread, 'unread notification'),
};

export const MISSING_PARTS_NOTICE = {
  label: 'Missing parts',
  notLoadedText: 'This part did not load',
  tryAgainButton: 'Try again',
  loadPageAgainButton: 'Load the page again',
};

export const MOBILE_MENU = {
  label: 'Close menu',
};

export const OFFLINE_NOTICE = {
  offlineNothingText: 'You are offline. Nothing is sent until the connection is back.',
};

export const THEME_SWITCH = {
  systemThemeLabel: 'System theme',
  lightThemeLabel: 'Light theme',
  darkThemeLabel: 'Dark theme',
};

export const USER_MENU_PANEL = {
  notificationCenterText: 'Notification Center',
  notificationPreferencesText: 'Notification Preferences',
  nextFeaturesText: 'Next Features',
  reportAnIssueText: 'Report an Issue',
  termsOfServiceText: 'Terms of Service',
  privacyPolicyText: 'Privacy Policy',
  signOutText: 'Sign out',
  administratorUntilText: 'Administrator until {day}',
};

export const USER_MENU = {
  label: (name: string) => `Account menu of ${name}`,
  noun: (unread: number) => pluralWord(unread, 'unread message'),
};
