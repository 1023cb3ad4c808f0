/** profile-header.tsx */
export const PROFILE_BADGE = {
  systemBadge: 'Run by Conjure',
};

/** share-button.tsx */
export const SHARE_BUTTON = {
  copiedToast: 'Paste it where you want to share it.',
  addressCopiedToast: 'Address copied',
  copyThisAddressToast: 'Copy this address',
  button: 'Share',
};

/** profile-header.tsx */
export const PROFILE_HEADER = {
  opensNewTabText: '(opens in a new tab)',
  joinedText: (words: string) => `Joined ${words}`,
  badge: 'Creator',
};
