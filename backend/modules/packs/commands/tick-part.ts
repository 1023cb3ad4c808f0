import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { packMissing, partMissing } from '../packs.errors.ts';
import { mayEdit } from '../packs.policy.ts';
import type { Person } from '../packs.policy.ts';
import { findPack } from '../queries/find-pack.ts';
import { priceNow, soldPacks } from '../queries/present-packs.ts';
import { standingsIn } from '../queries/standing-of-viewer.ts';

const TICK = `
  insert into pack_progress (user_id, pack_id, prompt_id, ticked_at) values (:userId, :packId, :promptId, :now) on conflict do nothing`;

interface Tick {
  id: string;
  promptId: string;
  done: boolean;
}

/** Ticks a part of a pack off as done for its holder, or removes the tick. Returns all ticks of the pack. @throws AppError not_found */
export async function tickPart(tx: Tx, context: PacksContext, person: Person, { id, promptId, done }: Tick): Promise<{ done: string[] }> {
  const { userId } = person;
  const pack = await findPack(tx, id);
  const [sold] = await soldPacks(tx, [pack]);
  const held = (await standingsIn(tx, [id], userId)).get(id)?.held === true;
  const free = sold !== undefined && pack.status === 'published' && priceNow(sold, context.clock.now()) === 0;
  if (!sold || (!held && !free && !mayEdit(pack, person))) throw packMissing();
  if (!sold.items.some((item) => item.promptId === promptId)) throw partMissing();
  if (done) await rows(tx, TICK, { userId, packId: id, promptId, now: context.clock.now() });
  else await tx('pack_progress').where({ user_id: userId, pack_id: id, prompt_id: promptId }).delete();
  return { done: (await standingsIn(tx, [id], userId)).get(id)?.ticked ?? [] };
}
