import type { ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { getGift as endpoint } from '#contracts/packs.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { giftMissing } from '../packs.errors.ts';
import type { Person } from '../packs.policy.ts';
import { findPack } from './find-pack.ts';
import { presentPacks, soldPacks } from './present-packs.ts';

export interface GiftRow {
  purchaseId: string;
  packId: string;
  versionNo: number;
  title: string;
  giverId: string;
  creatorId: string;
  toId: string | null;
  status: 'open' | 'claimed' | 'returned' | 'refunded';
  expiresAt: Date;
}

const BY_CODE = `
  select s.id as "purchaseId", s.pack_id as "packId", s.version_no as "versionNo", s.title, s.payer_id as "giverId", s.creator_id as "creatorId", g.to_user_id as "toId", g.status, g.expires_at as "expiresAt"
  from pack_gifts g join pack_purchases s on s.id = g.purchase_id where g.code = upper(cast(:code as text))`;

/** Finds a gift by its code, in upper or lower case. */
export const findGift = async (connection: Connection, code: string): Promise<GiftRow | undefined> => (await rows<GiftRow>(connection, BY_CODE, { code }))[0];

/** Whether a person may see a gift: its giver, its named receiver, and for a gift by link all people who have the code. */
export const isFor = ({ toId, giverId }: GiftRow, userId: string | null): boolean => toId === null || (userId !== null && (userId === toId || userId === giverId));

/** A gift as its page shows it. A gift with a named receiver is visible to the receiver and the giver only. @throws AppError not_found */
export async function openGift(context: PacksContext, code: string, viewer: Person | null): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const gift = await findGift(knex, code);
  if (!gift || !isFor(gift, viewer?.userId ?? null)) throw giftMissing();
  const mine = viewer?.userId === gift.giverId;
  const pack = one(await presentPacks(knex, context, await soldPacks(knex, [await findPack(knex, gift.packId)]), viewer));
  const from = (await context.identity.creators(knex, [gift.giverId])).get(gift.giverId) ?? null;
  return { gift: { pack, from, status: gift.status, expiresAt: gift.expiresAt.toISOString(), mine } };
}
