import { AppError, invalid } from '#kernel/errors.ts';

const misfit = (code: string, field: string, message: string): AppError =>
  new AppError(code, 'unprocessable', message, { issues: [{ path: [field], message }] });

/** 422: the typed name is not the account's username. The owner must type it, so that no account is deleted by accident. */
export const otherUsername = (): AppError => misfit('username_mismatch', 'username', 'This is not your username.');

/** 422: the typed name is not the person's username. An administrator must type it, so that no account is deleted by accident. */
export const otherPersonsUsername = (): AppError => misfit('username_mismatch', 'username', 'This is not the username of this account.');

/** 403: the link to a person's export has expired, or belongs to another administrator. It works for a few minutes. */
export const exportLinkOver = (): AppError => new AppError('export_link_over', 'forbidden', 'This link is over. Ask for the export again.');

export const passwordMissing = (): AppError => invalid([{ path: ['password'], message: 'Enter your password' }]);

export const codeMissing = (): AppError =>
  misfit('second_factor_required', 'code', 'Enter the six digits of your authenticator, or a recovery code.');
