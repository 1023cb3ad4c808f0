import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

const about = { packId: id, title: z.string(), ownerId: id };

/** A moderator approved a version of a pack, or sent it back. */
export const packReviewed = defineEvent('pack_reviewed', 1, z.object({ ...about, versionId: id, outcome: z.enum(['approved', 'changes_requested', 'rejected']), note: z.string() }));

/** A version of a pack was published. `added` names its new parts. `after` is the last holder who got access to them; more holders follow in the next event. */
export const packPublished = defineEvent('pack_published', 1, z.object({ ...about, slug: z.string(), versionNo: z.int(), added: z.array(id), after: z.nullable(id) }));

/** Holders of a pack were given access to its new parts. */
export const packGrew = defineEvent('pack_grew', 1, z.object({ packId: id, title: z.string(), versionNo: z.int(), added: z.int(), holderIds: z.array(id) }));

const sold = { ...about, purchaseId: id, payerId: id };
/** A pack was bought. `paid` tokens wait among the maker's pending earnings, together with what the platform added for its coupon. */
export const packBought = defineEvent('pack_bought', 1, z.object({ ...sold, paid: tokens, earned: tokens, gift: z.boolean() }));

/** A purchase of a pack was refunded: all of it, or the parts that were taken down. */
export const packRefunded = defineEvent('pack_refunded', 1, z.object({ ...sold, paid: tokens, whole: z.boolean(), returned: z.boolean(), holderId: z.nullable(id) }));

const given = { packId: id, title: z.string(), purchaseId: id, giverId: id };
/** A gift waits for the person whom its giver named. */
export const giftSent = defineEvent('gift_sent', 1, z.object({ ...given, toId: id, code: z.string(), from: z.string() }));
export const giftClaimedEvent = defineEvent('gift_claimed', 1, z.object({ ...given, holderId: id, by: z.string() }));
/** A gift that no person claimed in time was returned: its giver has the tokens back. */
export const giftReturnedEvent = defineEvent('gift_returned', 1, z.object({ ...given, paid: tokens }));
