/** preferences/categories-part.tsx */
export const CATEGORIES_PART = {
  contentHelp: 'Generations that finish or fail',
  socialHelp: 'Followers, reviews, comments and forks',
  challengeHelp: 'New themes, votes and results',
  criticalNote: 'Critical ones, such as a lost payment or a sign-in we do not recognise, are always listed.',
};

/** preferences/display-part.tsx */
export const DISPLAY_PART = {
  autoMarkReadHelp: 'When a message has been on screen for 3 seconds',
  groupByDateHelp: 'Today, yesterday, earlier this week',
};

/** preferences/general-part.tsx */
export const GENERAL_PART = {
  pushHelp: 'In this browser, even with the tab closed',
  soundHelp: 'A small chime when something finishes',
  digestHelp: 'One message in place of many',
};

/** preferences/preference-conflict.tsx */
export const PREFERENCE_CONFLICT = {
  title: 'Your other device has different settings',
  noDifference: 'Both are the same now.',
};

/** preferences/preferences-dialog.tsx */
export const PREFERENCES_DIALOG = {
  description: 'Choose what you are notified of.',
};
