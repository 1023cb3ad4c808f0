import type { BodyOf } from '#contracts/endpoint.ts';
import type { changePack as endpoint, PackDraft } from '#contracts/pack-builder.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { packSold } from '../packs.errors.ts';
import type { Person } from '../packs.policy.ts';
import { findPack, lockEdited } from '../queries/find-pack.ts';
import { presentDraft } from '../queries/pack-draft.ts';

const CHANGE = `
  update prompt_packs set title = :title, pitch = :pitch, description = :description, category = :category, price = :price, progress_mode = :progressMode,
    discount_percent = :percent, discount_until = :until, updated_at = :now
  where id = :id`;

/** Changes the draft of a pack. A new discount applies at once, without a new version. @throws AppError not_found */
export async function changePack(tx: Tx, context: PacksContext, person: Person, packId: string, wish: BodyOf<typeof endpoint>): Promise<PackDraft> {
  const pack = await lockEdited(tx, packId, person);
  const { discount } = wish;
  await rows(tx, CHANGE, {
    id: pack.id,
    title: wish.title ?? pack.title,
    pitch: wish.pitch ?? pack.pitch,
    description: wish.description ?? pack.description,
    category: wish.category ?? pack.category,
    price: wish.price ?? pack.price,
    progressMode: wish.progressMode ?? pack.progressMode,
    percent: discount === undefined ? pack.discountPercent : discount?.percent ?? null,
    until: discount === undefined ? pack.discountUntil : discount?.until ?? null,
    now: context.clock.now(),
  });
  return presentDraft(tx, context, await findPack(tx, pack.id));
}

/** Deletes a pack that has no buyers, with its coupons. @throws AppError not_found, pack_sold */
export async function deletePack(tx: Tx, person: Person, packId: string): Promise<void> {
  const pack = await lockEdited(tx, packId, person);
  if (await tx('pack_purchases').where({ pack_id: pack.id }).first('id')) throw packSold();
  await tx('pack_coupons').where({ pack_id: pack.id }).delete();
  await rows(tx, 'update prompt_packs set published_version_id = null, status = case status when \'removed\' then status else \'draft\' end where id = ?', [pack.id]);
  await tx('prompt_packs').where({ id: pack.id }).delete();
}
