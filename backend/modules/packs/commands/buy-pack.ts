import type { BodyOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import { GIFT_DAYS } from '#contracts/packs.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { buyPack as endpoint, PackQuote, Purchase } from '#contracts/packs.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { newId, randomLetters } from '#kernel/ids.ts';
import { fixedQuote, refuseHigherPrice } from '#modules/pricing/index.ts';
import type { SoldPart } from '#modules/selling/index.ts';
import { splitByValue } from '../domain/pack-price.ts';
import type { PacksContext } from '../packs-context.ts';
import { alreadyOwned, couponInvalid, giftBlocked, giftToSelf, ownPack, packMissing } from '../packs.errors.ts';
import { giftSent, packBought } from '../packs.events.ts';
import type { Person } from '../packs.policy.ts';
import { couponFor } from '../queries/find-coupon.ts';
import type { CouponRow } from '../queries/find-coupon.ts';
import { lockPack } from '../queries/find-pack.ts';
import { ownPurchase } from '../queries/list-purchases.ts';
import type { VersionItem } from '../queries/pack-version.ts';
import { soldPacks } from '../queries/present-packs.ts';
import type { SoldPack } from '../queries/present-packs.ts';
import { notToPay, quotePack } from '../queries/quote-pack.ts';
import { standingsIn } from '../queries/standing-of-viewer.ts';

// The characters of gift codes. Letters and digits that look alike are left out, because people also type such codes.
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 16;

type Wish = BodyOf<typeof endpoint>;

/** Who gets a bought pack: the payer, or the receiver of a gift. */
interface Receiver {
  gift: boolean;
  /** The id of the person who gets the gift. Null for a gift by link, and for a purchase that is not a gift. */
  toId: string | null;
}

// Decides who gets a bought pack. A gift is refused when the payer or the receiver has blocked the other.
async function receiverOf(tx: Tx, { blocks, identity }: PacksContext, payer: Person, giftTo: Wish['giftTo']): Promise<Receiver> {
  if (giftTo === undefined) return { gift: false, toId: null };
  if (typeof giftTo !== 'string') return { gift: true, toId: null };
  const toId = await identity.idOf(tx, giftTo);
  if (toId === null) throw notFound('This person');
  if (toId === payer.userId) throw giftToSelf();
  if ((await blocks.either(tx, payer.userId, [toId])).size > 0) throw giftBlocked();
  return { gift: true, toId };
}

/**
 * Buys a pack for at most the total that the buyer saw (docs/rules/packs.md#purchase). Payment, access, the maker's pending earnings and the
 * events commit together. The payer's wallet is locked first, so that the second of two clicks finds the purchase of the first. The pack is
 * locked next, so that its price cannot change before the payment.
 * @throws AppError not_found, own_pack, already_owned, coupon_invalid, gift_to_self, blocked, price_changed
 * @throws InsufficientTokens
 */
export async function buyPack(tx: Tx, context: PacksContext, payer: Person, packId: string, { expectedTotal, coupon: code, giftTo }: Wish): Promise<Purchase> {
  const { clock, wallet, parts, outbox } = context;
  const receiver = await receiverOf(tx, context, payer, giftTo);
  await wallet.lock(tx, payer.userId);
  const pack = await lockPack(tx, packId);
  const [sold] = await soldPacks(tx, [pack]);
  if (!sold || pack.status !== 'published') throw packMissing();
  if (pack.ownerId === payer.userId) throw ownPack();
  if (!receiver.gift && (await standingsIn(tx, [pack.id], payer.userId)).get(pack.id)?.held) throw alreadyOwned();
  if (receiver.gift && code !== undefined) throw couponInvalid('Coupons do not count for gifts.');
  const now = clock.now();
  const skipped = notToPay(sold.items, await parts.parts(tx, sold.items.map(({ promptId }) => promptId), payer.userId), receiver.gift);
  const coupon = code === undefined ? null : await couponFor(tx, { code, packId: pack.id, now });
  const quote = quotePack(sold, now, { owned: skipped, coupon });
  refuseHigherPrice(fixedQuote(quote.total), expectedTotal);
  if (coupon !== null) await useCoupon(tx, coupon, quote);

  const purchaseId = newId();
  const items = itemsToBuy(sold, quote, coupon, skipped);
  const splits = await context.sales.pay(tx, {
    userId: payer.userId, creatorId: pack.ownerId, purchaseId, packId: pack.id, parts: items, gift: receiver.gift,
    reason: `${receiver.gift ? 'Gift: pack' : 'Pack'} “${sold.version.title}”${coupon === null ? '' : `, coupon ${coupon.code}`}`,
  });
  await store(tx, { purchaseId, sold, payer, receiver, quote, coupon, now });
  const bought = items.map(({ id, promptId, paid, subsidy }) => ({ id, prompt_id: promptId, paid, subsidy, split: must(splits.get(id), 'the tokens of a part') }));
  await rows(tx, INSERT_ITEMS, { purchaseId, items: JSON.stringify(bought) });
  if (!receiver.gift) await grantParts(tx, context, sold.items, { userId: payer.userId, purchaseId, source: 'pack' });
  const earned = quote.total + subsidyOf(coupon, quote);
  await rows(tx, COUNT, { packId: pack.id, paid: quote.total, gifts: receiver.gift ? 1 : 0 });
  const about = { packId: pack.id, title: sold.version.title, purchaseId };
  await outbox.publish(tx, packBought, { ...about, ownerId: pack.ownerId, payerId: payer.userId, paid: quote.total, earned, gift: receiver.gift });
  const purchase = await ownPurchase(tx, context, payer.userId, purchaseId);
  if (receiver.toId !== null) {
    const from = (await context.identity.creators(tx, [payer.userId])).get(payer.userId)?.displayName ?? payer.userId;
    const gift = await tx('pack_gifts').where({ purchase_id: purchaseId }).first('code');
    await outbox.publish(tx, giftSent, { ...about, giverId: payer.userId, toId: receiver.toId, code: must(gift, 'the gift').code, from });
  }
  return purchase;
}

const subsidyOf = (coupon: CouponRow | null, quote: PackQuote): number => (coupon?.fundedBy === 'platform' ? quote.coupon : 0);

// The condition `used < uses` refuses a use of a coupon beyond its limit, also when two buyers use it at once.
async function useCoupon(tx: Tx, coupon: CouponRow, { coupon: off }: PackQuote): Promise<void> {
  if (off === 0) throw couponInvalid('This coupon takes nothing off here: at least 1 token remains to be paid.');
  const used = await rows(tx, 'update pack_coupons set used = used + 1 where id = ? and used < uses returning 1', [coupon.id]);
  if (used.length === 0) throw couponInvalid('This coupon is used up.');
}

/** Each part of a pack with its share of the payment; parts that the payer has already get 0 (docs/rules/packs.md#split). */
function itemsToBuy({ items }: SoldPack, quote: PackQuote, coupon: CouponRow | null, skipped: ReadonlySet<string>): SoldPart[] {
  const paying = items.filter(({ promptId }) => !skipped.has(promptId));
  const paid = splitByValue(quote.total, paying);
  const subsidies = splitByValue(subsidyOf(coupon, quote), paying);
  return items.map(({ promptId }) => {
    const at = paying.findIndex((part) => part.promptId === promptId);
    return { id: newId(), promptId, paid: paid[at] ?? 0, subsidy: subsidies[at] ?? 0 };
  });
}

const INSERT = `
  insert into pack_purchases (id, pack_id, version_no, title, creator_id, payer_id, holder_id, price, owned_off, coupon_off, paid, subsidy, coupon_id, status, purchased_at)
  values (:purchaseId, :packId, :versionNo, :title, :creatorId, :payerId, :holderId, :price, :ownedOff, :couponOff, :paid, :subsidy, :couponId, 'active', :now)`;
const INSERT_ITEMS = `
  insert into pack_purchase_items (id, purchase_id, prompt_id, paid, subsidy, split)
  select id, :purchaseId, prompt_id, paid, subsidy, split from jsonb_to_recordset(cast(:items as jsonb)) as r (id uuid, prompt_id uuid, paid int, subsidy int, split jsonb)`;
const INSERT_GIFT = `insert into pack_gifts (purchase_id, code, to_user_id, status, expires_at) values (:purchaseId, :code, :toId, 'open', :expiresAt)`;
const COUNT = 'update prompt_packs set sales = sales + 1, gifts = gifts + :gifts, gross = gross + :paid where id = :packId';

interface Sold {
  purchaseId: string;
  sold: SoldPack;
  payer: Person;
  receiver: Receiver;
  quote: PackQuote;
  coupon: CouponRow | null;
  now: Date;
}

async function store(tx: Tx, { purchaseId, sold: { pack, version }, payer, receiver, quote, coupon, now }: Sold): Promise<void> {
  await rows(tx, INSERT, {
    purchaseId, packId: pack.id, versionNo: version.versionNo, title: version.title, creatorId: pack.ownerId, payerId: payer.userId, holderId: receiver.gift ? null : payer.userId,
    price: quote.price, ownedOff: quote.owned, couponOff: quote.coupon, paid: quote.total, subsidy: subsidyOf(coupon, quote), couponId: coupon?.id ?? null, now,
  });
  if (!receiver.gift) return;
  const expiresAt = new Date(now.getTime() + GIFT_DAYS * DAY_MS);
  await rows(tx, INSERT_GIFT, { purchaseId, code: randomLetters(CODE_LETTERS, CODE_LENGTH), toId: receiver.toId, expiresAt });
}

/** Gives the holder of a pack access to its parts, each from the version on that the pack names. A part whose prompt was deleted stays closed. */
export async function grantParts(tx: Tx, { parts, promptSelling }: PacksContext, items: readonly Pick<VersionItem, 'promptId' | 'pinnedVersion'>[], to: { userId: string; purchaseId: string; source: 'pack' | 'gift' }): Promise<void> {
  const known = await parts.parts(tx, items.map(({ promptId }) => promptId), to.userId);
  for (const { promptId, pinnedVersion } of items) {
    const part = known.get(promptId);
    if (part && part.access !== 'owner') await promptSelling.grantAccess(tx, { promptId, userId: to.userId, source: to.source, sourceId: to.purchaseId, fromVersion: pinnedVersion });
  }
}
