import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

const about = { packId: id, title: z.string(), ownerId: id };

/** A moderator decided about a version. */
export const packReviewed = defineEvent('pack_reviewed', 1, z.object({ ...about, versionId: id, outcome: z.enum(['approved', 'changes_requested', 'rejected']), note: z.string() }));

/** A version is on the market. `added` are its new parts; `after` is the last holder who got them, where there are more to come. */
export const packPublished = defineEvent('pack_published', 1, z.object({ ...about, slug: z.string(), versionNo: z.int(), added: z.array(id), after: z.nullable(id) }));

/** These people have new parts of a pack that they own. */
export const packGrew = defineEvent('pack_grew', 1, z.object({ packId: id, title: z.string(), versionNo: z.int(), added: z.int(), holderIds: z.array(id) }));

const sold = { ...about, purchaseId: id, payerId: id };
/** A pack was bought. `paid` waits among the maker's pending earnings, with what the platform added for its coupon. */
export const packBought = defineEvent('pack_bought', 1, z.object({ ...sold, paid: tokens, earned: tokens, gift: z.boolean() }));

/** All of a purchase was given back, or the parts of it that were taken down. */
export const packRefunded = defineEvent('pack_refunded', 1, z.object({ ...sold, paid: tokens, whole: z.boolean(), returned: z.boolean(), holderId: z.nullable(id) }));

const given = { packId: id, title: z.string(), purchaseId: id, giverId: id };
/** A gift waits for a person. */
export const giftSent = defineEvent('gift_sent', 1, z.object({ ...given, toId: id, code: z.string(), from: z.string() }));
export const giftClaimedEvent = defineEvent('gift_claimed', 1, z.object({ ...given, holderId: id, by: z.string() }));
/** No person claimed it in time: the giver has the tokens back. */
export const giftReturnedEvent = defineEvent('gift_returned', 1, z.object({ ...given, paid: tokens }));
