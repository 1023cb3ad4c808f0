/** use-follow.ts */
export const USE_FOLLOW = {
  changeWasNotSaved: 'The change was not saved',
};
