import type { DiscussedTarget } from '#modules/reviews/discussed-target.port.ts';
import type { ModerationTarget, StandingTarget, TargetPage } from '#modules/moderation/moderation-target.port.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { fundAgain, hidePack, showPack } from './commands/hide-pack.ts';
import { withdraw } from './commands/publish-pack.ts';
import type { PacksContext } from './packs-context.ts';
import { packMissing } from './packs.errors.ts';
import { findPack } from './queries/find-pack.ts';
import type { PackRow } from './queries/find-pack.ts';
import { itemsOfVersions } from './queries/pack-version.ts';
import { standingsIn } from './queries/standing-of-viewer.ts';

const FACTS = `
  select p.id, p.owner_id as "ownerId", p.slug, p.status, coalesce(v.title, p.title) as title, coalesce(v.version_no, 0) as version
  from prompt_packs p left join pack_versions v on v.id = p.published_version_id where p.id = any(cast(? as uuid[]))`;

interface Facts {
  id: string;
  ownerId: string;
  slug: string;
  status: PackRow['status'];
  title: string;
  version: number;
}

const factsOf = (connection: Connection, ids: readonly string[]): Promise<Facts[]> => rows<Facts>(connection, FACTS, [[...ids]]);

/** A pack that this person may open: one on the market, one that they made, or one that they hold. @throws AppError not_found */
async function opened(connection: Connection, id: string, userId: string | null): Promise<Facts & { held: boolean }> {
  const [facts] = await factsOf(connection, [id]);
  const held = (await standingsIn(connection, [id], userId)).get(id)?.held === true;
  if (!facts || facts.version === 0 || (facts.status !== 'published' && !held && facts.ownerId !== userId)) throw packMissing();
  return { ...facts, held };
}

const REVIEWED = `
  select p.id, v.title, p.slug from prompt_packs p join pack_versions v on v.id = p.published_version_id where p.owner_id = ? and p.status = 'published' and p.reviews > 0`;

/** Packs as people review them. Only holders of a pack who ran a part of it may (docs/rules/packs.md#reviews). */
export const discussedPack = (): DiscussedTarget => ({
  type: 'prompt_pack',
  async about(connection, id, userId) {
    const { ownerId, title, version, held } = await opened(connection, id, userId);
    return { id, ownerId, title, version, access: ownerId === userId ? 'owner' : held ? 'pack' : 'none', sealed: true };
  },
  reviewedOf: (connection, ownerId) => rows<{ id: string; title: string; slug: string }>(connection, REVIEWED, [ownerId]),
  holdersOnly: true,
  async runsOf(connection, id) {
    const { versionId } = await findPack(connection, id);
    return versionId === null ? [] : (await itemsOfVersions(connection, [versionId])).map(({ promptId }) => promptId);
  },
});

const REMOVE = `
  update prompt_packs set status = 'removed', removed_from = status, removed_rule = :rule, featured_place = null, updated_at = :now where id = :id and status <> 'removed' returning id`;
// A restored pack that waited for review becomes a draft, because its review ended when a moderator took it down.
const RESTORE = `
  update prompt_packs set status = case when removed_from = 'in_review' then 'draft' else coalesce(removed_from, 'draft') end, removed_from = null, removed_rule = null, updated_at = :now
  where id = :id and status = 'removed' returning status`;

const standingTarget = ({ id, ownerId }: Facts): StandingTarget => ({ id, page: { type: 'prompt_pack', id }, authorId: ownerId, excerpt: null });

/** Packs as members report them and as moderators decide about them. Buyers keep a pack that is hidden or taken down. */
export const packTarget = ({ clock, parts }: Pick<PacksContext, 'clock' | 'parts'>): ModerationTarget => ({
  type: 'prompt_pack',
  titleOf: (title) => title,
  async opened(connection, id, viewerId) {
    return standingTarget(await opened(connection, id, viewerId));
  },
  async standing(connection, ids) {
    return new Map((await factsOf(connection, ids)).filter(({ status }) => status !== 'removed').map((facts) => [facts.id, standingTarget(facts)]));
  },
  async remove(tx: Tx, id, rule) {
    if ((await rows(tx, REMOVE, { id, rule, now: clock.now() })).length === 0) return null;
    await withdraw(tx, id);
    await parts.setSamples(tx, id, []);
    return { words: null };
  },
  async restore(tx, id) {
    const [restored] = await rows<{ status: PackRow['status'] }>(tx, RESTORE, { id, now: clock.now() });
    if (restored?.status === 'published') await fundAgain(tx, { parts }, id);
  },
  hiding: { hide: (tx, ...hiding) => hidePack(tx, { clock, parts }, ...hiding), show: (tx, id) => showPack(tx, { clock, parts }, id) },
  async pages(connection, ids) {
    return new Map((await factsOf(connection, ids)).map(({ id, title, slug, ownerId }): [string, TargetPage] => [id, { type: 'prompt_pack', id, title, slug, ownerId }]));
  },
});
