import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { OfficialPack } from '../official-packs.port.ts';
import type { PacksContext } from '../packs-context.ts';
import { draftParts } from '../queries/draft-items.ts';
import { lockPack } from '../queries/find-pack.ts';
import { insertVersion, releaseVersion } from './publish-pack.ts';
import { insertItem } from './change-items.ts';

const INSERT = `
  insert into prompt_packs (id, owner_id, official, slug, title, pitch, description, category, price, progress_mode, created_at, updated_at)
  values (:id, :ownerId, true, :slug, :title, :pitch, :description, :category, :price, :progressMode, :now, :now)`;

// The place of official packs among featured ones, after those that administrators feature. Without it, a new installation would feature no pack.
const FEATURE = 'update prompt_packs set featured_place = (select coalesce(max(featured_place), 0) + 1 from prompt_packs) where id = ?';

/**
 * Publishes and features missing official packs once their prompts exist, and returns how many. Existing packs stay unchanged, because after
 * the first start the database decides.
 */
export async function seedPacks(tx: Tx, context: PacksContext, packs: readonly OfficialPack[]): Promise<number> {
  const known = new Set((await tx('prompt_packs').whereIn('slug', packs.map(({ slug }) => slug)).select('slug')).map(({ slug }) => slug));
  let published = 0;
  for (const pack of packs.filter(({ slug }) => !known.has(slug))) published += Number(await seedPack(tx, context, pack));
  return published;
}

async function seedPack(tx: Tx, context: PacksContext, { items, maker, slug, title, pitch, description, category, price, progressMode }: OfficialPack): Promise<boolean> {
  const ownerId = await context.identity.idOf(tx, maker);
  const prompts = await Promise.all(items.map(({ slug: prompt }) => context.prompts.head(tx, prompt)));
  if (ownerId === null || prompts.includes(null)) return false;
  const id = newId();
  await rows(tx, INSERT, { id, ownerId, slug, title, pitch, description, category, price, progressMode, now: context.clock.now() });
  const pack = await lockPack(tx, id);
  for (const [at, { note, listValue, freeSample }] of items.entries()) {
    const promptId = must(prompts[at], 'the prompt of a part').id;
    await insertItem(tx, context, pack, { promptId, note, listValue });
    if (freeSample) await tx('pack_items').where({ pack_id: id, prompt_id: promptId }).update({ free_sample: true });
  }
  await releaseVersion(tx, context, pack, await insertVersion(tx, context, pack, await draftParts(tx, context, id, ownerId), ''));
  await rows(tx, FEATURE, [id]);
  return true;
}
