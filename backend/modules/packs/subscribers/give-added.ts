import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { newId } from '#kernel/ids.ts';
import { grantParts } from '../commands/buy-pack.ts';
import type { PacksContext } from '../packs-context.ts';
import { packGrew, packPublished } from '../packs.events.ts';

const BUYERS_A_TIME = 50;
const NEXT = `
  select s.id, s.holder_id as "holderId", (g.code is not null) as gift from pack_purchases s left join pack_gifts g on g.purchase_id = s.id
  where s.pack_id = :packId and s.status = 'active' and (cast(:after as uuid) is null or s.id > cast(:after as uuid)) order by s.id limit :batch for update of s`;
const ADD = `
  insert into pack_purchase_items (id, purchase_id, prompt_id, paid, subsidy, split, added)
  select id, :purchaseId, prompt_id, 0, 0, cast('{"bonus":0,"subscription":0,"earned":0,"purchased":0}' as jsonb), true from jsonb_to_recordset(cast(:items as jsonb)) as r (id uuid, prompt_id uuid)
  on conflict (purchase_id, prompt_id) do nothing returning prompt_id as "promptId"`;
const PINS = `
  select i.prompt_id as "promptId", i.pinned_version as "pinnedVersion" from prompt_packs p join pack_version_items i on i.version_id = p.published_version_id
  where p.id = :packId and i.prompt_id = any(cast(:added as uuid[]))`;

interface Holder {
  id: string;
  holderId: string | null;
  gift: boolean;
}

/**
 * Gives the holders of a pack access to parts that are added later, at no cost (docs/rules/packs.md#updates). Holders come in batches, and
 * each event says how far it got.
 */
export const giveAdded = (context: PacksContext, batch = BUYERS_A_TIME): Subscription[] => [
  subscribe(packPublished, 'packs.give_added', async (tx, published) => {
    const { packId, title, versionNo, added, after } = published;
    const found = await rows<Holder>(tx, NEXT, { packId, after, batch });
    const pins = new Map((await rows<{ promptId: string; pinnedVersion: number | null }>(tx, PINS, { packId, added })).map((pin) => [pin.promptId, pin.pinnedVersion]));
    const told: string[] = [];
    for (const purchase of found) {
      if ((await give(tx, context, purchase, added, pins)) && purchase.holderId !== null) told.push(purchase.holderId);
    }
    if (told.length > 0) await context.outbox.publish(tx, packGrew, { packId, title, versionNo, added: added.length, holderIds: told });
    if (found.length === batch) await context.outbox.publish(tx, packPublished, { ...published, after: must(found.at(-1), 'the last purchase of a full batch').id });
  }, { concerns: ({ added }) => added.length > 0 }),
];

/** Gives the holder of one purchase access to the pack's new parts. Returns whether any part was new to the purchase. */
async function give(tx: Tx, context: PacksContext, { id: purchaseId, holderId, gift }: Holder, added: readonly string[], pins: ReadonlyMap<string, number | null>): Promise<boolean> {
  const fresh = await rows<{ promptId: string }>(tx, ADD, { purchaseId, items: JSON.stringify(added.map((promptId) => ({ id: newId(), prompt_id: promptId }))) });
  if (fresh.length === 0) return false;
  if (holderId !== null) await grantParts(tx, context, fresh.map(({ promptId }) => ({ promptId, pinnedVersion: pins.get(promptId) ?? null })), { userId: holderId, purchaseId, source: gift ? 'gift' : 'pack' });
  return true;
}
