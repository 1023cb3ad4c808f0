import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { similarityBands } from '../domain/similarity-bands.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import type { Resemblance } from '../prompts.errors.ts';

/** The share of common trigrams from which two templates count as nearly the same (docs/rules/prompts.md#near-duplicates). */
export const NEARLY_THE_SAME = 0.85;

/** The published prompt that a template resembles most. The warning leaves out its title if the author may not know of it. */
export interface Resembled {
  promptId: string;
  similarity: number;
  warning: Resemblance;
}

/**
 * The most candidates that are compared letter by letter. Thousands of texts in one language share a band by chance, so only those with the
 * most common bands are compared.
 */
const MEASURED = 100;

/**
 * SQL for the published versions that share most similarity bands with a text; they are then compared letter by letter. The lateral join
 * looks up each prompt by its id, because the planner would otherwise read all prompts. `where` is a condition on the prompt `o`.
 */
export const sharingMost = (bands: string, where: string): string => `
  select v.id, p.id as prompt_id from prompt_versions v cross join lateral (
    select o.id from prompts o
    where o.id = v.prompt_id and o.published_version_id = v.id and o.status = 'published' and o.visibility <> 'private' and ${where} limit 1
  ) p
  where v.similarity_bands && ${bands}
  order by (select count(*) from unnest(v.similarity_bands) band where band = any(${bands})) desc, v.id limit ${MEASURED}`;

// Finds candidates by their similarity bands, then compares them by pg_trgm. The text's own family of forks is left out, because forks may share their text.
const MOST_ALIKE = `
  with candidates as materialized (${sharingMost(':bands::int[]', 'o.owner_id <> :ownerId and coalesce(o.root_prompt_id, o.id) <> :family')}),
  measured as materialized (select c.prompt_id, similarity(v.template, :template) as similarity from candidates c join prompt_versions v on v.id = c.id)
  select p.id, p.slug, p.title, p.pricing, p.visibility, m.similarity
  from measured m join prompts p on p.id = m.prompt_id
  where m.similarity >= :least::real order by m.similarity desc, p.published_at limit 1`;

/** Returns another person's published prompt whose template is nearly the same, or null. The warning never names a sealed one. */
export async function findResemblance(connection: Connection, prompt: PromptModel, template: string): Promise<Resembled | null> {
  const bands = similarityBands(template);
  if (bands.length === 0) return null;
  const [like] = await rows<{ id: string; slug: string; title: string; pricing: string; visibility: string; similarity: number }>(connection, MOST_ALIKE, {
    template, bands, ownerId: prompt.owner_id, family: prompt.root_prompt_id ?? prompt.id, least: NEARLY_THE_SAME,
  });
  if (!like) return null;
  const named = like.pricing === 'free' && like.visibility === 'public';
  return {
    promptId: like.id,
    similarity: like.similarity,
    warning: {
      message: named
        ? `This is nearly the same as “${like.title}”. If it grew out of that one, fork it instead; if not, you can publish it all the same.`
        : 'This is nearly the same as a published prompt. Check what makes yours different. You can still publish it.',
      slug: named ? like.slug : null,
      title: named ? like.title : null,
    },
  };
}
