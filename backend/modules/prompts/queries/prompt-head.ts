import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { AppError } from '#kernel/errors.ts';
import { promptStats } from '../prompts.presenter.ts';
import type { PromptHead } from '../prompts.ts';
import { findPrompt } from './find-prompt.ts';

/** Returns page metadata of a public prompt for link previews and search engines; null for other prompts. */
export async function promptHead(connection: Connection, idOrSlug: string): Promise<PromptHead | null> {
  try {
    const prompt = await findPrompt(connection, idOrSlug, null);
    const { successRate, rating, reviews } = promptStats(prompt);
    return {
      id: prompt.id,
      slug: prompt.slug,
      title: prompt.title,
      oneLiner: prompt.one_liner,
      contentType: prompt.content_type,
      category: must(prompt.category, 'the category of a published prompt'),
      language: prompt.language,
      tags: prompt.tags,
      pricing: prompt.pricing,
      runRoyalty: prompt.run_royalty,
      unlockPrice: prompt.unlock_price,
      models: prompt.models,
      recommendedModel: prompt.recommended_model,
      shortestLength: prompt.shortest_length,
      hostedModels: prompt.hosted_models,
      ownerId: prompt.owner_id,
      // Link previews are shown to people who did not ask for sensitive content, so a sensitive prompt's preview has no picture
      // (docs/rules/keeping.md#sensitive).
      coverFileId: prompt.safety_flag ? null : prompt.cover_file_id,
      flagged: prompt.safety_flag,
      successRate,
      rating: rating === null ? null : { value: rating, reviews },
      listed: prompt.visibility === 'public',
      publishedAt: prompt.published_at ?? prompt.created_at,
      updatedAt: prompt.updated_at,
    };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return null;
    throw error;
  }
}
