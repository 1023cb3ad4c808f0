/** use-follow.ts */
export const USE_FOLLOW = {
  failedTitle: 'The change was not saved',
};
