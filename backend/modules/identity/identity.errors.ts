import { utcDay } from '#contracts/utc-days.ts';
import { AppError } from '#kernel/errors.ts';

const taken = (code: string, field: string, message: string): AppError =>
  new AppError(code, 'conflict', message, { issues: [{ path: [field], message }] });

/* 409: the username or email address is taken. The messages are fixed (docs/rules/identity.md#refusal-messages). */
export const usernameTaken = (): AppError =>
  taken('username_taken', 'username', 'Username already exists. Please choose a different username.');
export const emailTaken = (): AppError =>
  taken('email_taken', 'email', 'Email already exists. Please use a different email or try logging in.');

/**
 * 401: one answer for an unknown username and a wrong password, so that a stranger does not learn which usernames exist
 * (docs/rules/identity.md#login-form).
 */
export const wrongCredentials = (): AppError =>
  new AppError('wrong_credentials', 'unauthenticated', 'That username and password do not match.');

/** 503: too many passwords already wait to be checked. */
export const hashingBusy = (): AppError =>
  new AppError('unavailable', 'unavailable', 'Many people are signing in right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });

/** 403 for a banned person after the right password, with the reason and the end of the ban. */
export const accountBanned = (reason: string | null, until: Date | null): AppError =>
  new AppError(
    'account_banned',
    'forbidden',
    `This account is banned ${until ? `until ${utcDay(until)}` : 'for good'}.${reason ? ` Reason: ${reason}` : ''}`,
    { details: { until: until?.toISOString() ?? null } },
  );

/** 403: a signed-in person typed a wrong password. It is not 401, because the client would treat the person as signed out. */
export const wrongPassword = (field = 'password'): AppError => misfit('wrong_password', 'forbidden', field, 'That is not your password.');

export const wrongCode = (): AppError =>
  misfit('wrong_code', 'unprocessable', 'code', 'This code is wrong or was used already. Wait for the next one.');

export const passwordNeeded = (): AppError =>
  new AppError('password_needed', 'conflict', 'This account has no password yet. Set one with a password reset email first.');

/** 400: the new password is a common one. It is refused at reset, at change and for administrators (docs/rules/identity.md#common-passwords). */
export const commonPassword = (field: string): AppError =>
  misfit('password_too_common', 'invalid', field, 'This password is too common. Choose one that is hard to guess.');

/** 403: an administrator has a common password, and must reset it before the sign-in succeeds. */
export const commonPasswordOfAdministrator = (): AppError =>
  new AppError('password_too_common', 'forbidden', 'Administrators need a password that is hard to guess. Reset yours, then sign in.');

export const emailTokenInvalid = (what: 'reset' | 'confirmation' | 'recovery'): AppError =>
  misfit('token_invalid', 'invalid', 'token', `This ${what} link was used already or has expired. Ask for a new one.`);

/** 403: the administrators' password is wrong. The message is fixed (docs/rules/identity.md#refusal-messages). */
export const wrongAdminPassword = (): AppError => misfit('wrong_admin_password', 'forbidden', 'password', 'Invalid admin password');

export const adminGateOff = (): AppError =>
  new AppError('admin_gate_off', 'forbidden', 'The administrators\' password is switched off on this server. Administrators sign in with their own account.');

function misfit(code: string, kind: 'forbidden' | 'unprocessable' | 'invalid', field: string, message: string): AppError {
  return new AppError(code, kind, message, { issues: [{ path: [field], message }] });
}
