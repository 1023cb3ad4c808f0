export const PROFILE_PUBLIC = {
  title: 'This page could not be opened',
  button: 'Try again',
  pleaseTryAgainText: 'Please try again.',
};
