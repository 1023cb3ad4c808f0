import type { Purchase } from '#contracts/packs.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { alreadyOwned, giftClaimed, giftMissing, giftReturned, ownGift, ownPack } from '../packs.errors.ts';
import { giftClaimedEvent } from '../packs.events.ts';
import type { Person } from '../packs.policy.ts';
import { findGift, isFor } from '../queries/find-gift.ts';
import { ownPurchase } from '../queries/list-purchases.ts';
import { itemsOfPurchases } from '../queries/purchase-rows.ts';
import { standingsIn } from '../queries/standing-of-viewer.ts';
import { grantParts } from './buy-pack.ts';

const LOCK = 'select 1 from pack_purchases where id = ? for update';
const CLAIM = `update pack_gifts set status = 'claimed', claimed_by = :userId, claimed_at = :now where purchase_id = :purchaseId and status = 'open' returning 1`;
const PINS = `
  select i.prompt_id as "promptId", i.pinned_version as "pinnedVersion" from pack_version_items i
  join pack_versions v on v.id = i.version_id where v.pack_id = :packId and v.version_no = :versionNo`;

/**
 * Claims a gift: the first person who claims it gets access to its parts (docs/rules/packs.md#gifts). The lock on the purchase lets claims,
 * refunds and returns of one gift follow each other.
 * @throws AppError not_found, gift_claimed, gift_returned, own_gift, own_pack, already_owned
 */
export async function claimGift(tx: Tx, context: PacksContext, person: Person, code: string): Promise<Purchase> {
  const found = await findGift(tx, code);
  if (!found || !isFor(found, person.userId)) throw giftMissing();
  if (found.giverId === person.userId) throw ownGift();
  if (found.creatorId === person.userId) throw ownPack();
  const { purchaseId, packId, versionNo } = found;
  await rows(tx, LOCK, [purchaseId]);
  const gift = await findGift(tx, code);
  if (!gift) throw giftMissing();
  const now = context.clock.now();
  if (gift.status === 'claimed') throw giftClaimed();
  if (gift.status !== 'open' || gift.expiresAt <= now) throw giftReturned();
  await context.wallet.lock(tx, person.userId);
  if ((await standingsIn(tx, [packId], person.userId)).get(packId)?.held) throw alreadyOwned();
  if ((await rows(tx, CLAIM, { purchaseId, userId: person.userId, now })).length === 0) throw giftClaimed();
  await tx('pack_purchases').where({ id: purchaseId }).update({ holder_id: person.userId });
  const pins = new Map((await rows<{ promptId: string; pinnedVersion: number | null }>(tx, PINS, { packId, versionNo })).map((pin) => [pin.promptId, pin.pinnedVersion]));
  // A part of the gift that was refunded to the payer before the claim stays closed.
  const given = (await itemsOfPurchases(tx, [purchaseId])).filter(({ refundedAt }) => refundedAt === null);
  await grantParts(tx, context, given.map(({ promptId }) => ({ promptId, pinnedVersion: pins.get(promptId) ?? null })), { userId: person.userId, purchaseId, source: 'gift' });
  const by = (await context.identity.creators(tx, [person.userId])).get(person.userId)?.displayName ?? '';
  await context.outbox.publish(tx, giftClaimedEvent, { packId, title: gift.title, purchaseId, giverId: gift.giverId, holderId: person.userId, by });
  return ownPurchase(tx, context, person.userId, purchaseId);
}
