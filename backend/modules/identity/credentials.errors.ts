import { AppError } from '#kernel/errors.ts';

/** Errors around the second factor and social logins. Errors that all credentials share are in identity.errors.ts. */
const conflict = (code: string, message: string): AppError => new AppError(code, 'conflict', message);

export const secondFactorOn = (): AppError =>
  conflict('second_factor_on', 'Your second factor is on already. Switch it off first to use another authenticator.');

export const secondFactorOff = (): AppError => conflict('second_factor_off', 'Your second factor is not on.');

/** 409: no second factor waits for its first code, or the time to confirm it is over. */
export const secondFactorNotStarted = (): AppError =>
  conflict('second_factor_not_started', 'This code has expired. Please start again.');

export const socialOff = (): AppError => new AppError('social_off', 'not_found', 'This server has no social sign-in.');

/** 409: the social sign-in flow is unknown, used, too old, or was begun by another browser. The answer does not say which. */
export const socialFlowOver = (): AppError => conflict('social_flow_over', 'This sign-in was used already or took too long. Please start again.');

/** 422: the provider refused the sign-in, or its answer did not pass the checks. */
export const socialFailed = (label: string, cause?: unknown): AppError =>
  new AppError('social_failed', 'unprocessable', `Signing in with ${label} did not work. Please try again.`, { cause });

export const socialUnavailable = (label: string, cause: unknown): AppError =>
  new AppError('social_unavailable', 'unavailable', `${label} cannot be reached right now. Please try again in a moment.`, {
    cause,
    retryAfterSeconds: 10,
  });

export const socialTaken = (label: string): AppError => conflict('social_taken', `That sign-in with ${label} belongs to another account.`);

export const socialWithoutEmail = (label: string): AppError =>
  new AppError('social_without_email', 'unprocessable', `${label} did not give us an email address. An account needs one.`);

/** 409: an account with this email address exists, and it has no password by which the person could prove to own it. */
export const socialEmailTaken = (): AppError =>
  conflict('email_taken', 'An account with this address exists. Sign in to it as before, then link this login in your settings.');

export const notLinkable = (): AppError => conflict('not_linkable', 'This account cannot have a social sign-in.');

export const lastCredential = (): AppError =>
  conflict('last_credential', 'This is the only way into your account. Set a password first, then you can unlink it.');

/** 409: a recovery needs a confirmed email address, because an email to an unconfirmed one could reach a stranger. */
export const recoveryNeedsAddress = (): AppError =>
  conflict('recovery_needs_address', 'The address of this account is not confirmed. Reset your password first, because the email confirms the address. Then ask again.');

export const noRecovery = (): AppError => conflict('no_recovery', 'No recovery of a second factor is under way.');
