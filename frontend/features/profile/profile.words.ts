/** profile-header.tsx */
export const PROFILE_BADGE = {
  systemBadge: 'Run by Conjure',
};

/** profile-header.tsx */
export const PROFILE_HEADER = {
  opensNewTabText: '(opens in a new tab)',
  joinedText: (words: string) => `Joined ${words}`,
  badge: 'Creator',
};
