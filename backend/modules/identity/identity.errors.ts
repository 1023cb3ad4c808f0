import { AppError } from '#kernel/errors.ts';

const taken = (code: string, field: string, message: string): AppError =>
  new AppError(code, 'conflict', message, { issues: [{ path: [field], message }] });

/** Messages of specification 8. */
export const usernameTaken = (): AppError =>
  taken('username_taken', 'username', 'Username already exists. Please choose a different username.');
export const emailTaken = (): AppError =>
  taken('email_taken', 'email', 'Email already exists. Please use a different email or try logging in.');

/** One answer for every way to fail: which part was wrong is nobody's business. */
export const wrongCredentials = (): AppError =>
  new AppError('wrong_credentials', 'unauthenticated', 'That username and password do not match.');

/** 503: too many passwords are waiting to be checked. */
export const hashingBusy = (): AppError =>
  new AppError('unavailable', 'unavailable', 'Many people are at the door right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
