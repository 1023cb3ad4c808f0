import { one } from '#contracts/must.ts';
import { TIPS_PER_DAY } from '#contracts/tips.ts';
import type { Tip } from '#contracts/tips.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { fixedQuote, refuseHigherPrice } from '#modules/pricing/index.ts';
import type { SellingContext } from '../selling-context.ts';
import { blocked, platformTip, tipLimit, tippingOneself } from '../selling.errors.ts';
import { tipSent } from '../selling.events.ts';
import { recordEarning } from './record-earning.ts';

interface NewTip {
  senderId: string;
  receiverId: string;
  amount: number;
  expectedTotal: number;
  note: string;
}

export type TipContext = Pick<SellingContext, 'blocks' | 'clock' | 'earnings' | 'identity' | 'outbox' | 'promptSelling' | 'wallet'>;

const TIPPED = 'select coalesce(sum(amount), 0)::int as tokens from tips where sender_id = :senderId and day = :day';
const INSERT = `
  insert into tips (id, sender_id, receiver_id, amount, note, day, sent_at) values (:id, :senderId, :receiverId, :amount, :note, :day, :at)`;

/** How many tokens a person may still tip today. */
export async function tipsLeft(connection: Connection, senderId: string, at: Date): Promise<number> {
  const { tokens } = one(await rows<{ tokens: number }>(connection, TIPPED, { senderId, day: utcDay(at) }));
  return Math.max(0, TIPS_PER_DAY - tokens);
}

/**
 * Sends a tip to a person (docs/rules/selling.md#tips). Its tokens wait among the receiver's pending earnings. The sender's wallet is locked
 * first, so that tips at the same moment count toward one daily limit.
 * @throws AppError not_found, tipping_oneself, platform_tip, blocked, tip_limit, price_changed
 * @throws InsufficientTokens when the sender has too few tokens that are not bonus tokens
 */
export async function sendTip(tx: Tx, context: TipContext, { senderId, receiverId, amount, expectedTotal, note }: NewTip): Promise<Tip> {
  const { blocks, clock, earnings, identity, outbox, wallet } = context;
  if (senderId === receiverId) throw tippingOneself();
  if (!(await identity.present(tx, [receiverId])).has(receiverId)) throw notFound('This person');
  const people = await identity.creators(tx, [senderId, receiverId]);
  const [sender, receiver] = [people.get(senderId), people.get(receiverId)];
  if (!sender || !receiver) throw notFound('This person');
  if (receiver.platform) throw platformTip();
  if ((await blocks.either(tx, senderId, [receiverId])).size > 0) throw blocked();
  refuseHigherPrice(fixedQuote(amount), expectedTotal);
  await wallet.lock(tx, senderId);
  const at = clock.now();
  const left = await tipsLeft(tx, senderId, at);
  if (amount > left) throw tipLimit(left);
  const id = newId();
  const { split } = await earnings.payCreator(tx, {
    userId: senderId, creatorId: receiverId, amount, kind: 'tip', withoutBonus: true, key: `tip:${id}`, reason: `Tip to @${receiver.username}`, refType: 'profile', refId: receiverId,
  });
  await rows(tx, INSERT, { id, senderId, receiverId, amount, note, day: utcDay(at), at });
  await recordEarning(tx, context, { creatorId: receiverId, promptId: id, payerId: senderId, source: 'tip', sourceId: id, gross: amount, split, at });
  await outbox.publish(tx, tipSent, { tipId: id, senderId, sender: { username: sender.username, displayName: sender.displayName }, receiverId, amount, note });
  return { id, amount, note, sentAt: at.toISOString() };
}
