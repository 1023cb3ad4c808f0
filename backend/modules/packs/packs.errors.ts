import type { PackProblem } from '#contracts/pack-builder.ts';
import { COOLDOWN_DAYS, REFUND_HOURS, REFUND_RUNS } from '#contracts/selling.ts';
import type { refundRefusal } from '#contracts/selling.ts';
import { COUPONS_LIMIT, PACK_ITEMS_MAX, PACKS_LIMIT, PROMPTS_FOR_PACK } from '#contracts/pack-builder.ts';
import type * as z from 'zod/mini';
import { AppError, notFound } from '#kernel/errors.ts';

const conflict = (code: string, message: string, details?: Record<string, unknown>): AppError => new AppError(code, 'conflict', message, details ? { details } : {});

/** 404: the pack does not exist, or it is another person's draft, whose existence stays private. */
export const packMissing = (): AppError => notFound('This pack');
export const partMissing = (): AppError => notFound('This part');
export const purchaseMissing = (): AppError => notFound('This purchase');
export const giftMissing = (): AppError => notFound('This gift');
export const couponMissing = (): AppError => notFound('This coupon');
export const codeMissing = (): AppError => notFound('This code');

export const packsFull = (): AppError => conflict('packs_full', `You have ${PACKS_LIMIT} packs, which is the limit.`);
export const packFull = (): AppError => conflict('pack_full', `A pack holds up to ${PACK_ITEMS_MAX} prompts.`);
export const fewPrompts = (): AppError => conflict('few_prompts', `Publish ${PROMPTS_FOR_PACK} prompts first. Then you can make packs of them.`);
export const notOwnPrompt = (): AppError => conflict('not_own_prompt', 'Packs hold only prompts that you have written.');
export const promptUnpublished = (): AppError => conflict('prompt_unpublished', 'Publish this prompt first. Packs hold published prompts only.');
export const valueFixed = (): AppError => conflict('value_fixed', 'This prompt has an unlock price, and that is its value.');
export const packSold = (): AppError => conflict('pack_sold', 'People have bought this pack, so it cannot be deleted. You can take it off the market.');
export const packIncomplete = (problems: readonly PackProblem[]): AppError => conflict('pack_incomplete', 'This pack cannot be published yet.', { problems });
export const notWaiting = (): AppError => conflict('not_waiting', 'Nothing of this pack waits for a decision.');
/** 403: a moderator took the pack down. Its maker cannot publish it, and may appeal. */
export const packTakenDown = (): AppError => new AppError('pack_removed', 'forbidden', 'This pack was taken down. Your draft is safe. The message about it says how to appeal.');
export const ownWork = (): AppError => conflict('own_work', 'This is your own pack. Another moderator decides about it.');

export const ownPack = (): AppError => conflict('own_pack', 'This is your own pack.');
export const alreadyOwned = (): AppError => conflict('already_owned', 'You have this pack already.');
export const couponInvalid = (message: string): AppError => conflict('coupon_invalid', message);
export const giftToSelf = (): AppError => conflict('gift_to_self', 'A gift goes to another person. To have the pack yourself, buy it.');
/** 403: the giver or the receiver of the gift has blocked the other (docs/rules/keeping.md#blocks). */
export const giftBlocked = (): AppError => new AppError('blocked', 'forbidden', 'You cannot give gifts to this person.');
export const giftClaimed = (): AppError => conflict('gift_claimed', 'This gift was claimed already.');
export const giftReturned = (): AppError => conflict('gift_returned', 'This gift went back to its giver.');
export const ownGift = (): AppError => conflict('own_gift', 'You gave this gift. Send its link to another person.');
export const codeTaken = (): AppError => conflict('code_taken', 'Another coupon has this code. Choose a different one.');
export const couponsFull = (): AppError => conflict('coupons_full', `This pack has ${COUPONS_LIMIT} coupons, which is the limit. End one to make another.`);
export const partNotRefundable = (): AppError => conflict('part_not_refundable', 'A part can be refunded by itself only after it was taken down.');

const REFUSALS: Record<z.infer<typeof refundRefusal>, string> = {
  too_late: `A pack can be refunded within ${REFUND_HOURS} hours, or later if none of your runs worked.`,
  too_many_runs: `Its prompts have been run ${REFUND_RUNS} times or more since the purchase, so it cannot be refunded.`,
  cooldown: `You had three refunds already. The next one is possible ${COOLDOWN_DAYS} days after the last.`,
  already_refunded: 'This purchase is refunded already.',
};
/** 409: the refund is refused. The code names the reason, such as `refund_too_late`. */
export const refundRefused = (reason: z.infer<typeof refundRefusal>): AppError => conflict(`refund_${reason}`, REFUSALS[reason]);
