import { must } from '#contracts/must.ts';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ExportEntry, PersonalData } from '#kernel/module.ts';
import { EXPORT_BATCH, numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import type { Media } from '#modules/media/index.ts';
import { heldCovers } from './commands/discard-draft.ts';
import { givenBack, lockedBy } from './queries/sealed-originals.ts';

interface Deps {
  db: Database;
  media: Media;
}

const PROMPTS = `
  select id, slug, previous_slugs as "previousSlugs", title, one_liner as "oneLiner", description_md as description,
    content_type as "contentType", category, language, tags, cover_file_id as "coverFileId", status, visibility, pricing,
    run_royalty as "runRoyalty", unlock_price as "unlockPrice", free_trial_runs_per_day as "freeTrialRunsPerDay", license,
    fork_royalty_percent as "forkRoyaltyPercent", allow_commercial as "allowCommercial", models, recommended_model as "recommendedModel",
    safety_flag as "safetyFlag", parent_prompt_id as "forkOf", review_note as "reviewNote", removed_rule as "removedRule", hidden_rule as "hiddenRule", runs, likes,
    published_at as "publishedAt", created_at as "createdAt", trashed_at as "trashedAt",
    (select json_build_object('revision', d.revision, 'content', d.content, 'updatedAt', d.updated_at) from prompt_drafts d where d.prompt_id = prompts.id) as draft
  from prompts where owner_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

const VERSIONS = `
  select version_no as version, change_note as "changeNote", terms, template, system_template as "systemTemplate", negative_template as "negativeTemplate",
    form_schema as form, output_settings as "outputSettings", sample_inputs as "sampleInputs", published_at as "publishedAt",
    created_at as "createdAt", array(select label from prompt_version_labels l where l.version_id = prompt_versions.id order by label) as labels
  from prompt_versions where prompt_id = ? order by version_no`;

// Lists a person's access to prompts of other authors, without the authors' texts.
const ACCESS = `
  select a.id, p.slug, p.title, a.source, a.from_version_no as "fromVersion",
    (select version_no from prompt_version_choices c where c.prompt_id = a.prompt_id and c.user_id = a.user_id) as "chosenVersion", a.granted_at as "grantedAt", a.revoked_at as "revokedAt"
  from prompt_access a join prompts p on p.id = a.prompt_id
  where a.user_id = :userId and (cast(:after as uuid) is null or a.id > :after) order by a.id limit :limit`;

// Finds the prompts that account deletion may delete: never published ones, and unpublished or private ones that no other person ran or unlocked.
const THEIRS_ALONE = `
  select id from prompts p where owner_id = :userId and (published_at is null or (
    (status in ('draft', 'in_review', 'rejected') or visibility = 'private')
    and not exists (select 1 from prompt_runners r where r.prompt_id = p.id and r.user_id <> :userId)
    and not exists (select 1 from prompt_access a where a.prompt_id = p.id and a.user_id <> :userId and a.revoked_at is null)))`;

// Deletes versions and drafts that only the author has ever seen, of prompts that stay after the account deletion.
const UNPUBLISHED = `
  delete from prompt_versions v using prompts p
  where p.id = v.prompt_id and p.owner_id = ? and v.published_at is null and v.id is distinct from p.published_version_id
  returning v.terms ->> 'coverFileId' as cover`;
const DRAFTS = `
  delete from prompt_drafts d using prompts p where p.id = d.prompt_id and p.owner_id = ? returning d.content ->> 'coverFileId' as cover`;

/** Exports and erases a person's prompts with all their versions. Prompts that other people use stay after the account deletion, without the author's name. */
export const personalData = ({ db, media }: Deps): PersonalData => ({
  async *export(userId) {
    for (let after: string | null = null; ; ) {
      const prompts: OwnPrompt[] = await rows(db.knex, PROMPTS, { userId, after, limit: EXPORT_BATCH });
      for (const prompt of prompts) yield await entry(db, userId, prompt);
      if (prompts.length < EXPORT_BATCH) break;
      after = must(prompts.at(-1), 'the last prompt of a full batch').id;
    }
    yield* numberedEntries({ name: 'prompts/unlocked', read: (after, limit) => rows<{ id: string }>(db.knex, ACCESS, { userId, after, limit }) });
  },
  erase: (tx, userId) => erase(tx, media, userId),
});

interface OwnPrompt {
  id: string;
  slug: string;
  forkOf: string | null;
  draft: { content: DraftContent } | null;
}

interface OwnVersion extends Pick<DraftContent, 'template' | 'systemTemplate' | 'negativeTemplate' | 'form'> {
  version: number;
  terms: Partial<DraftContent>;
  sampleInputs: DraftContent['testInputs'];
}

/**
 * Makes the export entry of one prompt. If the unlock of a fork's original was refunded, the fork's entry lacks the versions that repeat the
 * original, and says `locked`.
 */
async function entry({ knex }: Database, userId: string, prompt: OwnPrompt): Promise<ExportEntry> {
  const name = `prompts/${prompt.slug}.json`;
  const versions = await rows<OwnVersion>(knex, VERSIONS, [prompt.id]);
  const given = prompt.forkOf === null ? [] : await givenBack(knex, userId, [prompt.id]);
  if (given.length === 0) return { name, data: { ...prompt, versions } };
  const open = versions.filter((version) => lockedBy(given, contentOf(version)) === null);
  const locked = prompt.draft === null ? open.at(-1) !== versions.at(-1) : lockedBy(given, prompt.draft.content) !== null;
  return { name, data: { ...prompt, versions: open, ...(locked && { draft: null, locked }) } };
}

const contentOf = ({ terms, sampleInputs, ...texts }: OwnVersion): DraftContent => ({ ...blankDraft(), ...terms, ...texts, testInputs: sampleInputs });

async function erase(tx: Tx, media: Media, userId: string): Promise<void> {
  const gone = (await rows<{ id: string }>(tx, THEIRS_ALONE, { userId })).map(({ id }) => id);
  const covers: (string | null)[] = await heldCovers(tx, gone);
  await rows(tx, 'delete from prompts where id = any(?::uuid[])', [gone]);
  await rows(tx, 'update prompts set pending_version_id = null where owner_id = ?', [userId]);
  for (const statement of [UNPUBLISHED, DRAFTS]) covers.push(...(await rows<{ cover: string | null }>(tx, statement, [userId])).map(({ cover }) => cover));
  // A cover is released once for each deleted row that held it.
  for (const cover of covers) if (cover !== null) await media.release(tx, [cover]);
  await rows(tx, 'delete from prompt_access where user_id = ?', [userId]);
  await rows(tx, 'delete from prompt_version_choices where user_id = ?', [userId]);
  await rows(tx, 'delete from prompt_runners where user_id = ?', [userId]);
  await rows(tx, 'delete from free_trial_runs where user_id = ?', [userId]);
  await rows(tx, 'delete from prompt_bulk_publications where user_id = ?', [userId]);
  await rows(tx, 'delete from prompt_publishing_pauses where user_id = ?', [userId]);
  await rows(tx, 'delete from prompt_followed_creators where user_id = :userId or owner_id = :userId', { userId });
  await rows(tx, `delete from prompt_terms where kind = 'creator' and value = ?`, [userId]);
  await rows(tx, 'delete from prompt_creators where owner_id = ?', [userId]);
}
