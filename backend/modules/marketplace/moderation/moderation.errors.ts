import { AppError, notFound } from '#kernel/errors.ts';

/** 409: another moderator was quicker, or the same click came twice. */
export const alreadyDecided = (): AppError => new AppError('already_decided', 'conflict', 'Somebody has decided this in the meantime. The queue is as it should be: take the next one.');

/** 403: nobody judges their own work. */
export const ownWork = (): AppError => new AppError('own_work', 'forbidden', 'This is your own. Another moderator has to look at it.');

/** 403: whoever decided first does not answer the appeal while others can. */
export const otherModerator = (): AppError => new AppError('other_moderator', 'forbidden', 'You made the decision that this is about. Please leave the answer to somebody else.');

/** 409: once for each decision. */
export const alreadyAppealed = (): AppError => new AppError('already_appealed', 'conflict', 'You have objected to this one already. You will hear from us.');

/** 409: there is nothing to object to. */
export const nothingToAppeal = (): AppError => new AppError('nothing_to_appeal', 'conflict', 'This decision was in your favour.');

/** 422: only what everybody may find is featured. */
export const notFeaturable = (title: string): AppError => new AppError('not_featurable', 'unprocessable', `“${title}” is not public, so it cannot be featured.`);

export const submissionMissing = (): AppError => notFound('This submission');
export const reportMissing = (): AppError => notFound('This report');
export const duplicateMissing = (): AppError => notFound('This pair');
export const decisionMissing = (): AppError => notFound('This decision');
export const refundRequestMissing = (): AppError => notFound('This request');
export const appealMissing = (): AppError => notFound('This appeal');
