import { AppError, notFound } from '#kernel/errors.ts';

/** 409: another moderator decided about this item first, or the same moderator clicked twice. */
export const alreadyDecided = (): AppError => new AppError('already_decided', 'conflict', 'Another moderator has decided this meanwhile. The queue is up to date.');

/** 403: moderators do not decide about their own work (docs/rules/moderation.md#reasons). */
export const ownWork = (): AppError => new AppError('own_work', 'forbidden', 'This is your own work. Another moderator must decide.');

/** 403: the moderator who decided does not answer the appeal while another moderator can (docs/rules/moderation.md#appeals). */
export const otherModerator = (): AppError => new AppError('other_moderator', 'forbidden', 'You made this decision. Another moderator must answer the appeal.');

/** 409: the owner has appealed this decision already. Each decision can be appealed once. */
export const alreadyAppealed = (): AppError => new AppError('already_appealed', 'conflict', 'You have appealed this decision already. You get the answer as a message.');

/** 409: the decision was in the owner's favour, so there is nothing to appeal. */
export const nothingToAppeal = (): AppError => new AppError('nothing_to_appeal', 'conflict', 'This decision was in your favour.');

/** 422: only a listed prompt can be featured. */
export const notFeaturable = (title: string): AppError => new AppError('not_featurable', 'unprocessable', `“${title}” is not public, so it cannot be featured.`);

export const submissionMissing = (): AppError => notFound('This submission');
export const reportMissing = (): AppError => notFound('This report');
export const duplicateMissing = (): AppError => notFound('This pair');
export const decisionMissing = (): AppError => notFound('This decision');
export const refundRequestMissing = (): AppError => notFound('This request');
export const appealMissing = (): AppError => notFound('This appeal');
