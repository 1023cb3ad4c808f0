import type { BodyOf } from '#contracts/endpoint.ts';
import { PACK_ITEMS_MAX } from '#contracts/pack-builder.ts';
import type { addPackItem, changePackItem, PackDraft } from '#contracts/pack-builder.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import type { PacksContext } from '../packs-context.ts';
import { notOwnPrompt, packFull, partMissing, promptUnpublished, valueFixed } from '../packs.errors.ts';
import type { Person } from '../packs.policy.ts';
import type { DraftItemRow } from '../queries/draft-items.ts';
import { findPack, lockEdited } from '../queries/find-pack.ts';
import type { PackRow } from '../queries/find-pack.ts';
import { presentDraft } from '../queries/pack-draft.ts';

const COUNT = 'select count(*) as items, max(position) as last from pack_items where pack_id = ?';
const INSERT = `
  insert into pack_items (pack_id, prompt_id, position, note, set_value) values (:packId, :promptId, :position, :note, :setValue)
  on conflict (pack_id, prompt_id) do nothing`;
const ITEM = `
  select prompt_id as "promptId", position, note, set_value as "setValue", pinned_version as "pinnedVersion", free_sample as "freeSample"
  from pack_items where pack_id = :packId and prompt_id = :promptId`;
const NEXT = `
  select min(position) as position from pack_items
  where pack_id = :packId and prompt_id <> :promptId and (cast(:before as text) is null or position > cast(:before as text) collate "C")`;
const CHANGE = `
  update pack_items set position = :position, note = :note, set_value = :setValue, pinned_version = :pinnedVersion, free_sample = :freeSample
  where pack_id = :packId and prompt_id = :promptId`;
const NO_SAMPLE = 'update pack_items set free_sample = false where pack_id = :packId and prompt_id <> :promptId and free_sample';

interface NewItem {
  promptId: string;
  note?: string | undefined;
  listValue?: number | undefined;
}

/** Adds a prompt of the maker to the end of a pack's draft. The caller has locked the pack. @throws AppError not_own_prompt, prompt_unpublished, pack_full */
export async function insertItem(tx: Tx, context: PacksContext, pack: PackRow, { promptId, note = '', listValue }: NewItem): Promise<void> {
  const part = (await context.parts.parts(tx, [promptId], pack.ownerId)).get(promptId);
  const makers = pack.official ? await context.officialMakers(tx) : [pack.ownerId];
  if (part && !makers.includes(part.ownerId)) throw notOwnPrompt();
  if (!part?.open) throw promptUnpublished();
  const { items, last } = one(await rows<{ items: number; last: string | null }>(tx, COUNT, [pack.id]));
  if (items >= PACK_ITEMS_MAX) throw packFull();
  await rows(tx, INSERT, { packId: pack.id, promptId, position: keyBetween(last, null), note, setValue: listValue ?? null });
}

/** Adds a prompt to the draft of a pack. @throws AppError not_found, not_own_prompt, prompt_unpublished, pack_full */
export async function addItem(tx: Tx, context: PacksContext, person: Person, packId: string, item: BodyOf<typeof addPackItem>): Promise<PackDraft> {
  const pack = await lockEdited(tx, packId, person);
  await insertItem(tx, context, pack, item);
  return touched(tx, context, pack);
}

async function findItem(tx: Tx, packId: string, promptId: string): Promise<DraftItemRow> {
  const [item] = await rows<DraftItemRow>(tx, ITEM, { packId, promptId });
  if (!item) throw partMissing();
  return item;
}

async function placeAfter(tx: Tx, packId: string, promptId: string, after: string | null): Promise<string> {
  if (after === promptId) throw invalid([{ path: ['after'], message: 'A part cannot come after itself.' }]);
  const before = after === null ? null : (await findItem(tx, packId, after)).position;
  const { position } = one(await rows<{ position: string | null }>(tx, NEXT, { packId, promptId, before }));
  return keyBetween(before, position);
}

/** Changes a part of a pack's draft; at most one part is the free sample. @throws AppError not_found, value_fixed, invalid_request */
export async function changeItem(tx: Tx, context: PacksContext, person: Person, { id, promptId }: { id: string; promptId: string }, wish: BodyOf<typeof changePackItem>): Promise<PackDraft> {
  const pack = await lockEdited(tx, id, person);
  const item = await findItem(tx, pack.id, promptId);
  const part = (await context.parts.parts(tx, [promptId], pack.ownerId)).get(promptId);
  if (wish.listValue !== undefined && part?.unlockPrice) throw valueFixed();
  if (wish.pinnedVersion && part && wish.pinnedVersion > part.version) throw invalid([{ path: ['pinnedVersion'], message: 'There is no such version.' }]);
  if (wish.freeSample) await rows(tx, NO_SAMPLE, { packId: pack.id, promptId });
  await rows(tx, CHANGE, {
    packId: pack.id,
    promptId,
    position: wish.after === undefined ? item.position : await placeAfter(tx, pack.id, promptId, wish.after),
    note: wish.note ?? item.note,
    setValue: wish.listValue ?? item.setValue,
    pinnedVersion: wish.pinnedVersion === undefined ? item.pinnedVersion : wish.pinnedVersion,
    freeSample: wish.freeSample ?? item.freeSample,
  });
  return touched(tx, context, pack);
}

/** Removes a part from the draft of a pack. @throws AppError not_found */
export async function removeItem(tx: Tx, context: PacksContext, person: Person, { id, promptId }: { id: string; promptId: string }): Promise<PackDraft> {
  const pack = await lockEdited(tx, id, person);
  if ((await tx('pack_items').where({ pack_id: pack.id, prompt_id: promptId }).delete()) === 0) throw partMissing();
  return touched(tx, context, pack);
}

async function touched(tx: Tx, context: PacksContext, pack: PackRow): Promise<PackDraft> {
  await tx('prompt_packs').where({ id: pack.id }).update({ updated_at: context.clock.now() });
  return presentDraft(tx, context, await findPack(tx, pack.id));
}
