import { shortestLength } from '#contracts/form-length.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';

/** Maps the content of a draft to the columns of `prompts`, apart from slug and cover. A trigger fills the search words from them. */
export const columnsOf = (content: DraftContent) => ({
  title: content.title,
  one_liner: content.oneLiner,
  description_md: content.description,
  content_type: content.contentType,
  category: content.category,
  language: content.language,
  tags: content.tags,
  visibility: content.visibility,
  pricing: content.pricing,
  ...pricesOf(content),
  free_trial_runs_per_day: content.freeTrialRunsPerDay,
  license: content.license,
  fork_royalty_percent: content.license === 'fork_royalty' ? content.forkRoyaltyPercent : 0,
  allow_commercial: content.allowCommercial,
  models: content.models,
  recommended_model: content.recommendedModel,
  shortest_length: content.contentType === 'text' ? shortestLength(content.form) : null,
  hosted_models: content.pricing === 'free' || content.hostedModels !== false,
  safety_flag: content.safetyFlag,
});

/**
 * Prices as lists show them: the royalty or unlock price is 0 when the author did not choose that way of selling. The draft keeps the number
 * that was typed.
 */
const pricesOf = ({ pricing, runRoyalty, unlockPrice }: DraftContent) => ({
  run_royalty: pricing === 'run' || pricing === 'run_and_unlock' ? runRoyalty : 0,
  unlock_price: pricing === 'unlock' || pricing === 'run_and_unlock' ? unlockPrice : 0,
});
