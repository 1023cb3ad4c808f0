import { AppError, invalid } from '#kernel/errors.ts';

const AT = ['imageData'];

/** 400: the data URL contains no picture that an issue report accepts. */
export const screenshotRefused = (message: string): AppError => invalid([{ path: AT, message }], message);

/** 413: the screenshot has more bytes than the 5 MB that the dialog names. */
export function screenshotTooLarge(bytes: number): AppError {
  // The size in the message is rounded up, so that a screenshot slightly above 5 MB is not shown as 5.0 MB.
  const message = `This screenshot has ${(Math.ceil((bytes * 10) / 1024 / 1024) / 10).toFixed(1)} MB; the limit is 5 MB.`;
  return new AppError('screenshot_too_large', 'too_large', message, { issues: [{ path: AT, message }] });
}

/** 409: the member's storage is full. The issue report can be sent without its screenshot. */
export function noRoomForScreenshot({ details }: AppError): AppError {
  const message = 'Your storage is too full for this screenshot. Send the report without it, or delete files first.';
  return new AppError('storage_full', 'conflict', message, { issues: [{ path: AT, message }], ...(details && { details }) });
}

/** 409: another administrator changed the issue report first, so this change was not saved. */
export const issueChanged = (): AppError =>
  new AppError('issue_changed', 'conflict', 'Another person changed this report meanwhile. Nothing was saved. You see the current state.');

/** 409: the issue report has become a next feature already. */
export const alreadyConverted = (): AppError =>
  new AppError('already_converted', 'conflict', 'This report is a next feature already.');

/** 422: the idempotency key belongs to another issue report of this member. */
export const reportKeyReused = (): AppError =>
  new AppError('idempotency_key_reused', 'unprocessable', 'This Idempotency-Key was used for another request.');

/** 400: the chosen assignee is not an administrator. */
export const notAssignable = (): AppError => {
  const message = 'Only an administrator can be assigned.';
  return invalid([{ path: ['assigneeId'], message }], message);
};
