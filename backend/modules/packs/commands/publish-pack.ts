import type { PackDraft } from '#contracts/pack-builder.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { PacksContext } from '../packs-context.ts';
import { packIncomplete, packTakenDown } from '../packs.errors.ts';
import { packPublished } from '../packs.events.ts';
import type { Person } from '../packs.policy.ts';
import type { DraftPart } from '../queries/draft-items.ts';
import { findPack, lockEdited } from '../queries/find-pack.ts';
import type { PackRow } from '../queries/find-pack.ts';
import { checkDraft, presentDraft } from '../queries/pack-draft.ts';
import { itemsOfVersions, versionById } from '../queries/pack-version.ts';

const VERSION = `
  insert into pack_versions (id, pack_id, version_no, status, title, pitch, description, category, price, list_value, progress_mode, item_count, content_types, change_note, submitted_at)
  select :id, p.id, coalesce((select max(version_no) from pack_versions v where v.pack_id = p.id), 0) + 1, 'waiting', p.title, p.pitch, p.description, p.category, p.price, :listValue,
    p.progress_mode, :itemCount, cast(:types as text[]), :changeNote, :now
  from prompt_packs p where p.id = :packId`;
const ITEMS = `
  insert into pack_version_items (version_id, prompt_id, place, content_type, note, list_value, pinned_version, free_sample)
  select :versionId, prompt_id, place, content_type, note, list_value, pinned_version, free_sample
  from jsonb_to_recordset(cast(:items as jsonb)) as r (
    prompt_id uuid, place int, content_type text, note text, list_value int, pinned_version int, free_sample boolean
  )`;
const STATUS = `update prompt_packs set status = 'in_review', updated_at = ? where id = ? and status <> 'published'`;

/**
 * Publishes the draft of a pack: a free or official one at once, a paid one after a moderator's approval (docs/rules/packs.md#publishing). A
 * pack that a moderator hid needs an approval too (docs/rules/moderation.md#hide-and-ask).
 * @throws AppError not_found, pack_removed, pack_incomplete
 */
export async function publishPack(tx: Tx, context: PacksContext, person: Person, packId: string, changeNote = ''): Promise<PackDraft> {
  const pack = await lockEdited(tx, packId, person);
  if (pack.status === 'removed') throw packTakenDown();
  const { parts, problems } = await checkDraft(tx, context, pack);
  if (problems.length > 0) throw packIncomplete(problems);
  await withdraw(tx, pack.id);
  const versionId = await insertVersion(tx, context, pack, parts, changeNote);
  if ((pack.price === 0 || pack.official) && pack.hiddenRule === null) await releaseVersion(tx, context, pack, versionId);
  else await rows(tx, STATUS, [context.clock.now(), pack.id]);
  return presentDraft(tx, context, await findPack(tx, pack.id));
}

/** Withdraws the version of a pack that waits for a moderator, if there is one. The caller has locked the pack. */
export async function withdraw(tx: Tx, packId: string): Promise<void> {
  await tx('pack_versions').where({ pack_id: packId, status: 'waiting' }).update({ status: 'withdrawn' });
}

/** Stores the draft of a pack as its next version. The caller has locked the pack. */
export async function insertVersion(tx: Tx, { clock }: PacksContext, pack: PackRow, parts: readonly DraftPart[], changeNote: string): Promise<string> {
  const versionId = newId();
  const listValue = parts.reduce((sum, part) => sum + (part.listValue ?? 0), 0);
  const types = [...new Set(parts.flatMap(({ part }) => part?.contentType ?? []))].sort();
  await rows(tx, VERSION, { id: versionId, packId: pack.id, listValue, itemCount: parts.length, types, changeNote, now: clock.now() });
  const items = parts.map(({ promptId, part, note, listValue: value, pinnedVersion, freeSample }, place) => ({
    prompt_id: promptId, place, content_type: must(part, 'the prompt of a part').contentType, note, list_value: value, pinned_version: pinnedVersion, free_sample: freeSample,
  }));
  await rows(tx, ITEMS, { versionId, items: JSON.stringify(items) });
  return versionId;
}

const LIVE = `
  update prompt_packs set status = 'published', published_version_id = :versionId, published_at = coalesce(published_at, :now), hidden_rule = null, updated_at = :now where id = :packId`;
const CHANGED = `
  insert into pack_changes (id, pack_id, version_no, kind, title, at)
  select id, :packId, :versionNo, kind, title, :now from jsonb_to_recordset(cast(:changes as jsonb)) as r (id uuid, kind text, title text)`;

/** Replaces the published version of a pack by this one, and stores which parts changed. The caller has locked the pack. */
export async function releaseVersion(tx: Tx, context: PacksContext, pack: PackRow, versionId: string): Promise<void> {
  const { clock, outbox } = context;
  const now = clock.now();
  const version = await versionById(tx, versionId);
  const ids = [versionId, ...(pack.versionId === null ? [] : [pack.versionId])];
  const all = await itemsOfVersions(tx, ids);
  const idsOf = (id: string | null): string[] => all.filter((item) => item.versionId === id).map(({ promptId }) => promptId);
  const [next, before] = [idsOf(versionId), idsOf(pack.versionId)];
  const added = pack.versionId === null ? [] : next.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !next.includes(id));
  const refs = await context.prompts.refs(tx, [...added, ...removed]);
  const repriced = pack.versionId !== null && (await versionById(tx, pack.versionId)).price !== version.price;
  const titled = (kind: 'added' | 'removed', promptIds: readonly string[]) => promptIds.map((id) => ({ id: newId(), kind, title: refs.get(id)?.title ?? 'A prompt' }));
  const changes = [...titled('added', added), ...titled('removed', removed), ...(repriced ? [{ id: newId(), kind: 'price', title: `${version.price}` }] : [])];
  await rows(tx, CHANGED, { packId: pack.id, versionNo: version.versionNo, now, changes: JSON.stringify(changes) });
  await tx('pack_versions').where({ pack_id: pack.id, status: 'published' }).update({ status: 'replaced' });
  await tx('pack_versions').where({ id: versionId }).update({ status: 'published', published_at: now });
  await rows(tx, LIVE, { packId: pack.id, versionId, now });
  await context.parts.setSamples(tx, pack.id, all.filter((item) => item.versionId === versionId && item.freeSample).map(({ promptId }) => promptId));
  await outbox.publish(tx, packPublished, { packId: pack.id, slug: pack.slug, ownerId: pack.ownerId, title: version.title, versionNo: version.versionNo, added, after: null });
}

const OFF = `update prompt_packs set status = 'draft', featured_place = null, updated_at = ? where id = ? and status in ('published', 'in_review', 'rejected')`;

/** Takes a pack off the market and withdraws a version that waits for approval. Its buyers keep the pack. @throws AppError not_found */
export async function unpublishPack(tx: Tx, context: PacksContext, person: Person, packId: string): Promise<PackDraft> {
  const pack = await lockEdited(tx, packId, person);
  await withdraw(tx, pack.id);
  await rows(tx, OFF, [context.clock.now(), pack.id]);
  await context.parts.setSamples(tx, pack.id, []);
  return presentDraft(tx, context, await findPack(tx, pack.id));
}
