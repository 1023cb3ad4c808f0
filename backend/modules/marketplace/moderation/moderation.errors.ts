import { AppError, notFound } from '#kernel/errors.ts';

/** 409: another moderator was quicker, or the same click came twice. */
export const alreadyDecided = (): AppError => new AppError('already_decided', 'conflict', 'Another moderator has decided this meanwhile. The queue is up to date.');

/** 403: nobody judges their own work. */
export const ownWork = (): AppError => new AppError('own_work', 'forbidden', 'This is your own work. Another moderator must decide.');

/** 403: whoever decided first does not answer the appeal while others can. */
export const otherModerator = (): AppError => new AppError('other_moderator', 'forbidden', 'You made this decision. Another moderator must answer the appeal.');

/** 409: once for each decision. */
export const alreadyAppealed = (): AppError => new AppError('already_appealed', 'conflict', 'You have appealed this decision already. You get the answer as a message.');

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
