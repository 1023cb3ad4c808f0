import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptSubject } from '#modules/moderation/prompt-subjects.port.ts';

const SUBJECTS = `
  select id as "promptId", slug, title, content_type as "contentType", status, pricing, run_royalty as "runRoyalty", unlock_price as "unlockPrice", models, recommended_model as "recommendedModel", shortest_length as "shortestLength", hosted_models as "hostedModels", owner_id as "ownerId", status = 'published' and visibility = 'public' as listed from prompts where id = any(cast(:ids as uuid[]))`;
const TEMPLATES = `
  select p.id, v.template from prompts p join prompt_versions v on v.id = p.published_version_id where p.id = any(cast(:ids as uuid[]))`;
const FIGURES = `
  select count(*) filter (where published_at is not null)::int as published, count(*) filter (where status = 'removed')::int as removed from prompts where owner_id = ?`;
const MEDIANS = `
  select percentile_disc(0.5) within group (order by run_royalty) filter (where run_royalty > 0) as "runRoyalty",
    percentile_disc(0.5) within group (order by unlock_price) filter (where unlock_price > 0) as "unlockPrice"
  from prompts where status = 'published' and visibility = 'public' and category = :category and id <> :promptId`;

/** Returns prompts by id for moderators, in whatever state the prompts are. */
export async function promptSubjects(connection: Connection, ids: readonly string[]): Promise<Map<string, PromptSubject>> {
  if (ids.length === 0) return new Map();
  const found = await rows<PromptSubject>(connection, SUBJECTS, { ids: [...new Set(ids)] });
  return new Map(found.map((subject) => [subject.promptId, subject]));
}

/** Returns the templates of the published versions, by prompt id. */
export async function publishedTemplates(connection: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ id: string; template: string }>(connection, TEMPLATES, { ids: [...new Set(ids)] });
  return new Map(found.map(({ id, template }) => [id, template]));
}

export async function ownerFigures(connection: Connection, ownerId: string): Promise<{ published: number; removed: number }> {
  const figures = one(await rows<{ published: number; removed: number }>(connection, FIGURES, [ownerId]));
  return figures;
}

export async function medianPrices(connection: Connection, of: { promptId: string; category: string }): Promise<{ runRoyalty: number | null; unlockPrice: number | null }> {
  const medians = one(await rows<{ runRoyalty: number | null; unlockPrice: number | null }>(connection, MEDIANS, of));
  return medians;
}
