import { AppError, invalid } from '#kernel/errors.ts';

const misfit = (code: string, field: string, message: string): AppError =>
  new AppError(code, 'unprocessable', message, { issues: [{ path: [field], message }] });

/** 422: the typed name is not the account's username. The owner must type it, so that no account is deleted by accident. */
export const otherUsername = (): AppError => misfit('username_mismatch', 'username', 'This is not your username.');

export const passwordMissing = (): AppError => invalid([{ path: ['password'], message: 'Enter your password' }]);

export const codeMissing = (): AppError =>
  misfit('second_factor_required', 'code', 'Enter the six digits of your authenticator, or a recovery code.');
