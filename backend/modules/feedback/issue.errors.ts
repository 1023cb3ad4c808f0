import { AppError, invalid } from '#kernel/errors.ts';

const AT = ['imageData'];

/** The bytes behind the data URL are no picture that we take. */
export const screenshotRefused = (message: string): AppError => invalid([{ path: AT, message }], message);

/** More bytes than the hint of the dialog allows. */
export function screenshotTooLarge(bytes: number): AppError {
  // Rounded up: what is a little too large must not look like what is allowed.
  const message = `This screenshot has ${(Math.ceil((bytes * 10) / 1024 / 1024) / 10).toFixed(1)} MB; the limit is 5 MB.`;
  return new AppError('screenshot_too_large', 'too_large', message, { issues: [{ path: AT, message }] });
}

/** Another administrator changed the report first. This change was not saved. */
export const issueChanged = (): AppError =>
  new AppError('issue_changed', 'conflict', 'Another person changed this report meanwhile. Nothing was saved. You see the current state.');

/** A report becomes one feature. */
export const alreadyConverted = (): AppError =>
  new AppError('already_converted', 'conflict', 'This report is a next feature already.');

/** The key of an earlier report came with another one. */
export const reportKeyReused = (): AppError =>
  new AppError('idempotency_key_reused', 'unprocessable', 'This Idempotency-Key was used for another request.');

/** Only administrators can be given a report. */
export const notAssignable = (): AppError => {
  const message = 'Only an administrator can be assigned.';
  return invalid([{ path: ['assigneeId'], message }], message);
};
