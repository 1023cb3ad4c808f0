import { pluralWord } from '#contracts/plural.ts';

/** Texts of balance-button.tsx. */
export const BALANCE_BUTTON = {
  label: (spoken: string) => `Balance: ${spoken}. Open wallet`,
};

/** Texts of bell.tsx. */
export const BELL = {
  noun: (unread: number) => pluralWord(unread, 'unread notification'),
};

/** Texts of missing-parts-notice.tsx. */
export const MISSING_PARTS_NOTICE = {
  label: 'Missing parts',
  notLoadedText: 'This part did not load',
  tryAgainButton: 'Try again',
  loadPageAgainButton: 'Load the page again',
};

/** Texts of mobile-menu.tsx. */
export const MOBILE_MENU = {
  label: 'Close menu',
};

/** Texts of offline-notice.tsx. */
export const OFFLINE_NOTICE = {
  offlineNothingText: 'You are offline. Nothing is sent until the connection is back.',
};

/** Texts of theme-switch.tsx. */
export const THEME_SWITCH = {
  systemThemeLabel: 'System theme',
  lightThemeLabel: 'Light theme',
  darkThemeLabel: 'Dark theme',
};

/** Texts of user-menu-panel.tsx. */
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

/** Texts of user-menu.tsx. */
export const USER_MENU = {
  label: (name: string) => `Account menu of ${name}`,
  noun: (unread: number) => pluralWord(unread, 'unread message'),
};
