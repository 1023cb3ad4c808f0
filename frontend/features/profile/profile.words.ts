/** profile-badge.tsx */
export const PROFILE_BADGE = {
  runByConjure: 'Run by Conjure',
};

/** share-button.tsx */
export const SHARE_BUTTON = {
  pasteIt: 'Paste it where you want to share it.',
};
