import type { Creator, PromptCard, PromptDetail } from '#contracts/prompts.ts';
import type { Media } from '#modules/media/index.ts';
import type { PromptModel } from './models/prompt.model.ts';
import { mayReadTemplate } from './prompts.policy.ts';

/** Rates are shown from this many runs on (decisions.md, Product). */
const RATE_FLOOR = 20;

const worksRate = ({ works_attempts_30d: attempts, works_successes_30d: successes }: PromptModel): number | null =>
  attempts < RATE_FLOOR ? null : Math.round((successes / attempts) * 100);

/** The public face of a prompt in lists. */
export function presentCard(prompt: PromptModel, creator: Creator, media: Pick<Media, 'urlOf'>): PromptCard {
  return {
    id: prompt.id,
    slug: prompt.slug,
    title: prompt.title,
    oneLiner: prompt.one_liner,
    contentType: prompt.content_type,
    category: prompt.category,
    pricing: prompt.pricing,
    runRoyalty: prompt.run_royalty,
    unlockPrice: prompt.unlock_price,
    creator,
    coverUrl: prompt.cover_file_id && media.urlOf(prompt.cover_file_id),
    stats: { runs: prompt.runs, likes: prompt.likes, worksRate: worksRate(prompt) },
  };
}

/** A prompt with its form; the template only for those who may read it. */
export function presentDetail(
  prompt: PromptModel,
  creator: Creator,
  media: Pick<Media, 'urlOf'>,
  userId: string | null,
): PromptDetail {
  const version = prompt.publishedVersion!;
  return {
    ...presentCard(prompt, creator, media),
    description: prompt.description_md,
    tags: prompt.tags,
    language: prompt.language,
    version: version.version_no,
    publishedAt: (prompt.published_at ?? prompt.created_at).toISOString(),
    form: version.form_schema,
    sampleInputs: version.sample_inputs,
    outputSettings: version.output_settings,
    ...(mayReadTemplate(prompt, userId) ? { template: version.template } : {}),
  };
}
