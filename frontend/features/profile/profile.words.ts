/** profile-header.tsx */
export const PROFILE_BADGE = {
  systemBadge: 'Run by Conjure',
};

/** share-button.tsx */
export const SHARE_BUTTON = {
  copiedToast: 'Paste it where you want to share it.',
};
