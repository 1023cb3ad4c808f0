/** preferences/categories-part.tsx */
export const CATEGORIES_PART = {
  generationsThatFinish: 'Generations that finish or fail',
  followersReviewsComments: 'Followers, reviews, comments and forks',
  newThemesVotes: 'New themes, votes and results',
  criticalOnesSuch: 'Critical ones, such as a lost payment or a sign-in we do not recognise, are always listed.',
};

/** preferences/display-part.tsx */
export const DISPLAY_PART = {
  whenAMessage: 'When a message has been on screen for 3 seconds',
  todayYesterdayEarlier: 'Today, yesterday, earlier this week',
};

/** preferences/general-part.tsx */
export const GENERAL_PART = {
  inThisBrowserEven: 'In this browser, even with the tab closed',
  smallChimeWhenSomething: 'A small chime when something finishes',
  oneMessageInPlace: 'One message in place of many',
};

/** preferences/preference-conflict.tsx */
export const PREFERENCE_CONFLICT = {
  title: 'Your other device has different settings',
  bothAreTheSame: 'Both are the same now.',
};

/** preferences/preferences-dialog.tsx */
export const PREFERENCES_DIALOG = {
  description: 'Choose what you are notified of.',
};
