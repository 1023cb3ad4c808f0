import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ExportEntry, PersonalData } from '#kernel/module.ts';
import { EXPORT_BATCH } from '#kernel/personal-data/numbered-entries.ts';
import type { Media } from '#modules/media/index.ts';

interface Deps {
  db: Database;
  media: Media;
}

const PROMPTS = `
  select id, slug, previous_slugs as "previousSlugs", title, one_liner as "oneLiner", description_md as description,
    content_type as "contentType", category, language, tags, cover_file_id as "coverFileId", status, visibility, pricing,
    run_royalty as "runRoyalty", unlock_price as "unlockPrice", license, runs, likes, published_at as "publishedAt",
    created_at as "createdAt"
  from prompts where owner_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

const VERSIONS = `
  select version_no as version, template, system_template as "systemTemplate", negative_template as "negativeTemplate",
    form_schema as form, output_settings as "outputSettings", sample_inputs as "sampleInputs", published_at as "publishedAt",
    created_at as "createdAt"
  from prompt_versions where prompt_id = ? order by version_no`;

// A private prompt that somebody else has run is part of their runs.
const THEIRS_ALONE = `
  delete from prompts p where owner_id = :userId and (status in ('draft', 'in_review', 'rejected') or (visibility = 'private'
    and not exists (select 1 from prompt_runners r where r.prompt_id = p.id and r.user_id <> :userId)))
  returning cover_file_id`;

// What nobody but the author has ever seen of a prompt that stays.
const UNPUBLISHED = `
  delete from prompt_versions v using prompts p
  where p.id = v.prompt_id and p.owner_id = ? and v.published_at is null and v.id is distinct from p.published_version_id`;

/** Prompts that a person wrote, each with all of its versions. Published ones outlive their author, without the name. */
export const personalData = ({ db, media }: Deps): PersonalData => ({
  async *export(userId) {
    for (let after: string | null = null; ; ) {
      const prompts: { id: string; slug: string }[] = await rows(db.knex, PROMPTS, { userId, after, limit: EXPORT_BATCH });
      for (const prompt of prompts) yield await entry(db, prompt);
      if (prompts.length < EXPORT_BATCH) return;
      after = prompts.at(-1)!.id;
    }
  },
  erase: (tx, userId) => erase(tx, media, userId),
});

async function entry(db: Database, prompt: { id: string; slug: string }): Promise<ExportEntry> {
  return { name: `prompts/${prompt.slug}.json`, data: { ...prompt, versions: await rows<object>(db.knex, VERSIONS, [prompt.id]) } };
}

async function erase(tx: Tx, media: Media, userId: string): Promise<void> {
  const gone = await rows<{ cover_file_id: string | null }>(tx, THEIRS_ALONE, { userId });
  await media.release(tx, gone.flatMap(({ cover_file_id: cover }) => cover ?? []));
  await rows(tx, UNPUBLISHED, [userId]);
  await rows(tx, 'delete from prompt_runners where user_id = ?', [userId]);
  await rows(tx, 'delete from prompt_followed_creators where user_id = :userId or owner_id = :userId', { userId });
  await rows(tx, `delete from prompt_terms where kind = 'creator' and value = ?`, [userId]);
  await rows(tx, 'delete from prompt_creators where owner_id = ?', [userId]);
}
