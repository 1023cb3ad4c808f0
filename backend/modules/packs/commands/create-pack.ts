import type { BodyOf } from '#contracts/endpoint.ts';
import { PACKS_LIMIT, PROMPTS_FOR_PACK } from '#contracts/pack-builder.ts';
import type { createPack as endpoint, PackDraft } from '#contracts/pack-builder.ts';
import { must, one } from '#contracts/must.ts';
import { may } from '#contracts/permissions.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { packSlug } from '../domain/pack-slug.ts';
import type { PacksContext } from '../packs-context.ts';
import { fewPrompts, packsFull } from '../packs.errors.ts';
import type { Person } from '../packs.policy.ts';
import { lockPack } from '../queries/find-pack.ts';
import { presentDraft } from '../queries/pack-draft.ts';
import { insertItem } from './change-items.ts';

const COUNT = 'select count(*) as packs from prompt_packs where owner_id = ?';
const INSERT = `
  insert into prompt_packs (id, owner_id, official, slug, title, pitch, category, created_at, updated_at)
  values (:id, :ownerId, :official, :slug, :title, :pitch, :category, :now, :now)`;

/**
 * Creates the draft of a pack (docs/rules/packs.md#parts). An official pack belongs to a platform account.
 * @throws AppError forbidden, few_prompts, packs_full, not_own_prompt, prompt_unpublished
 */
export async function createPack(tx: Tx, context: PacksContext, person: Person, { title, pitch = '', category, official = false, promptIds = [] }: BodyOf<typeof endpoint>): Promise<PackDraft> {
  if (official && !may(person.role, 'packs.manage')) throw forbidden();
  const ownerId = official ? must((await context.officialMakers(tx))[0], 'a platform account') : person.userId;
  if (!official) {
    const { published } = await context.parts.figures(tx, ownerId);
    if (published < PROMPTS_FOR_PACK) throw fewPrompts();
    // The lock makes two packs that one person creates at once count each other. Otherwise both could take the last place below the limit.
    await rows(tx, `select pg_advisory_xact_lock(hashtextextended('packs ' || ?, 0))`, [ownerId]);
    if (one(await rows<{ packs: number }>(tx, COUNT, [ownerId])).packs >= PACKS_LIMIT) throw packsFull();
  }
  const id = newId();
  await rows(tx, INSERT, { id, ownerId, official, slug: packSlug(title, id), title, pitch, category: category ?? null, now: context.clock.now() });
  const pack = await lockPack(tx, id);
  for (const promptId of new Set(promptIds)) await insertItem(tx, context, pack, { promptId });
  return presentDraft(tx, context, pack);
}
