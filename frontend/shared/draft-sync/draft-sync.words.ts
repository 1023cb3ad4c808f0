export const READ_FAILURE = {
  signedOut: 'You are signed out. Sign in again to continue here.',
  failed: 'It could not be saved.',
};
