import { usualLength } from '#contracts/form-length.ts';
import { must } from '#contracts/must.ts';
import type { PromptAccess } from '#contracts/prompt-detail.ts';
import { PACK_SAMPLE_RUNS } from '#contracts/pack-builder.ts';
import type { Connection } from '#kernel/db/database.ts';
import { PromptModel } from '../models/prompt.model.ts';
import type { LineageLevel, PromptTerms } from '../prompt-selling.ts';
import { findPrompt } from './find-prompt.ts';
import { promptAncestors } from './prompt-ancestors.ts';
import { promptAccess } from './prompt-access.ts';

/**
 * Tokens that a run brings the prompt's creator (docs/rules/selling.md#royalty). The owner and people with an unlock pay none. People who
 * have the prompt in a pack pay it only if the prompt sells runs alone (docs/rules/packs.md#royalties).
 */
export const royaltyFor = (prompt: Pick<PromptModel, 'pricing' | 'run_royalty'>, access: PromptAccess): number =>
  (access === 'none' && prompt.pricing === 'run_and_unlock') || ((access === 'none' || access === 'pack') && prompt.pricing === 'run') ? prompt.run_royalty : 0;

/**
 * Returns how many free trial runs a prompt offers a day: the author's number, or the number for a pack's free sample if that is higher
 * (docs/rules/packs.md#samples).
 */
export const freeTrialRunsOf = ({ free_trial_runs_per_day: own, pack_samples: packs }: Pick<PromptModel, 'free_trial_runs_per_day' | 'pack_samples'>): number => Math.max(own, packs > 0 ? PACK_SAMPLE_RUNS : 0);

/**
 * Returns what a prompt costs this person.
 * @throws AppError not_found
 */
export async function promptTerms(connection: Connection, promptId: string, userId: string | null): Promise<PromptTerms> {
  const prompt = await findPrompt(connection, promptId, userId);
  const access = await promptAccess(connection, prompt, userId);
  const unlockable = prompt.pricing === 'unlock' || prompt.pricing === 'run_and_unlock';
  return {
    promptId: prompt.id,
    slug: prompt.slug,
    title: prompt.title,
    contentType: prompt.content_type,
    ownerId: prompt.owner_id,
    pricing: prompt.pricing,
    runRoyalty: royaltyFor(prompt, access),
    unlockPrice: unlockable ? prompt.unlock_price : null,
    version: must(prompt.publishedVersion, 'the version of a published prompt').version_no,
    access,
    freeTrialRunsPerDay: freeTrialRunsOf(prompt),
    length: usualLength(must(prompt.publishedVersion, 'the version of a published prompt').form_schema) ?? must(prompt.publishedVersion, 'the version of a published prompt').output_settings.length ?? null,
  };
}

/** Returns the prompts above a fork, nearest first, at most three, with the percent that the one below pays each. */
export async function promptLineage(connection: Connection, promptId: string): Promise<LineageLevel[]> {
  const prompt = await PromptModel.query(connection).select('parent_prompt_id', 'parent_royalty_percent').findById(promptId);
  return prompt ? promptAncestors(connection, prompt) : [];
}
