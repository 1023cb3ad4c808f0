import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { findPack, lockPack } from '../queries/find-pack.ts';
import { itemsOfVersions } from '../queries/pack-version.ts';

type HideDeps = Pick<PacksContext, 'clock' | 'parts'>;

const HIDE = `
  update prompt_packs set status = 'draft', featured_place = null, hidden_rule = :rule, updated_at = :now where id = :id and status = 'published' returning published_version_id as "versionId"`;

/**
 * Takes a pack off the market for a moderator until a changed version is approved. A waiting version is sent back too, because its maker has to read the note
 * first. Buyers keep the pack. Returns `false` when the pack is not on the market.
 * @throws AppError not_found
 */
export async function hidePack(tx: Tx, { clock, parts }: HideDeps, id: string, rule: string, note: string): Promise<boolean> {
  await lockPack(tx, id);
  const [hidden] = await rows<{ versionId: string | null }>(tx, HIDE, { id, rule, now: clock.now() });
  if (!hidden) return false;
  await tx('pack_versions').where({ pack_id: id, status: 'waiting' }).update({ status: 'sent_back', review_note: note });
  if (hidden.versionId !== null) await tx('pack_versions').where({ id: hidden.versionId }).update({ review_note: note });
  await parts.setSamples(tx, id, []);
  return true;
}

const SHOW = `update prompt_packs set status = 'published', hidden_rule = null, updated_at = :now where id = :id and hidden_rule is not null and status <> 'removed' returning id`;

/**
 * Puts a hidden pack back on the market unchanged. A changed version that waits for a moderator goes on waiting. Any other pack stays as it is.
 * @throws AppError not_found
 */
export async function showPack(tx: Tx, deps: HideDeps, id: string): Promise<void> {
  await lockPack(tx, id);
  if ((await rows(tx, SHOW, { id, now: deps.clock.now() })).length > 0) await fundAgain(tx, deps, id);
}

/** Opens the free samples of the published version again. */
export async function fundAgain(tx: Tx, { parts }: Pick<PacksContext, 'parts'>, id: string): Promise<void> {
  const { versionId } = await findPack(tx, id);
  const items = versionId === null ? [] : await itemsOfVersions(tx, [versionId]);
  await parts.setSamples(tx, id, items.filter(({ freeSample }) => freeSample).map(({ promptId }) => promptId));
}
