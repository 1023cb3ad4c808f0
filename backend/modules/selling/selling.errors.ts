import { COOLDOWN_DAYS, REFUND_HOURS, REFUND_RUNS } from '#contracts/selling.ts';
import type { RefundRefusal } from './domain/refund-rules.ts';
import { TIPS_PER_DAY } from '#contracts/tips.ts';
import { AppError } from '#kernel/errors.ts';

/** 409: the buyer is the creator of the prompt. */
export const ownPrompt = (): AppError => new AppError('own_prompt', 'conflict', 'This is your own prompt.');

/** 409: this person has unlocked the prompt already. */
export const alreadyUnlocked = (): AppError => new AppError('already_unlocked', 'conflict', 'You have unlocked this one already.');

/** 409: the prompt is free, or it is not sold by unlocks. */
export const notForSale = (): AppError => new AppError('not_for_sale', 'conflict', 'This prompt cannot be unlocked.');

const REFUSALS: Record<RefundRefusal, string> = {
  too_late: `An unlock can be refunded within ${REFUND_HOURS} hours, or later if none of your runs worked.`,
  too_many_runs: `You have run it ${REFUND_RUNS} times or more since you unlocked it, so it cannot be refunded.`,
  cooldown: `You had three refunds already. The next one is possible ${COOLDOWN_DAYS} days after the last.`,
  already_refunded: 'This unlock is refunded already.',
};

/** 409: the refund is refused. The code names the reason, such as `refund_too_late`. */
export const refundRefused = (reason: RefundRefusal): AppError => new AppError(`refund_${reason}`, 'conflict', REFUSALS[reason]);

/** 409: the buyer can refund the unlock without asking a moderator. */
export const refundPossible = (): AppError => new AppError('refund_possible', 'conflict', 'You can refund this unlock yourself, without a moderator.');

/** 409: the unlock cost nothing, because royalties of earlier runs paid for it, so there is nothing to refund. */
export const nothingPaid = (): AppError => new AppError('nothing_paid', 'conflict', 'You paid nothing for this unlock, so there is nothing to refund.');

/** 409: the buyer has asked for the refund of this unlock already. Each unlock allows one request. */
export const refundAsked = (): AppError => new AppError('refund_asked', 'conflict', 'You have asked for this refund already. You get the answer as a message.');

/** 409: people cannot tip themselves. */
export const tippingOneself = (): AppError => new AppError('tipping_oneself', 'conflict', 'You cannot tip yourself.');

/** 409: the platform takes no tips. */
export const platformTip = (): AppError => new AppError('platform_tip', 'conflict', 'This account belongs to the platform and takes no tips.');

/** 403: one of the two people blocked the other. The answer does not say which. */
export const blocked = (): AppError => new AppError('blocked', 'forbidden', 'You cannot tip this person.');

/** 409: the tip is above the day's limit. The message says how many tokens are left today. */
export const tipLimit = (left: number): AppError =>
  new AppError('tip_limit', 'conflict', `You may tip ${TIPS_PER_DAY} tokens a day. ${left === 0 ? 'None are left today.' : `${left} of them are left today.`} Nothing was charged.`, { details: { left } });
