import { cheapestRun } from '#contracts/cheapest-run.ts';
import type { RunnableTerms } from '#contracts/cheapest-run.ts';
import { withoutConstants } from '#contracts/form-constants.ts';
import { must } from '#contracts/must.ts';
import type { PromptAccess, PromptDetail } from '#contracts/prompt-detail.ts';
import type { RateCard } from '#contracts/pricing.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { Creator, PromptCard } from '#contracts/prompts.ts';
import type { Media } from '#modules/media/index.ts';
import { publicForm, publicInputs } from './domain/public-form.ts';
import type { PromptModel } from './models/prompt.model.ts';
import type { CardRow } from './queries/card-columns.ts';
import { mayFork, mayReadTemplate } from './prompts.policy.ts';
import { freeTrialRunsOf } from './queries/prompt-terms.ts';
import { termsOf } from './queries/runnable-prompt.ts';
import type { VersionToRun } from './queries/version-to-run.ts';

/** The fewest runs for which a success rate is shown, because a rate of fewer runs would mislead. */
export const RATE_MINIMUM_RUNS = 20;

/** Computes a share in whole percent; null for fewer than 20 runs. */
export const rateInPercent = (part: number, whole: number): number | null => (whole < RATE_MINIMUM_RUNS ? null : Math.round((part / whole) * 100));
const average = (sum: number, count: number): number | null => (count === 0 ? null : Math.round((sum / count) * 10) / 10);

/** What the presenter functions need besides a prompt's row. */
export interface Presenting {
  media: Pick<Media, 'urlOf'>;
  card: RateCard;
  /** Whether the viewer asked for sensitive content. Without that, covers of sensitive prompts are hidden (docs/rules/keeping.md#sensitive). */
  sensitive?: boolean;
}

/** Picks the columns of a prompt on which the price of its runs depends. */
export const runTerms = (prompt: Pick<CardRow, 'content_type' | 'pricing' | 'run_royalty' | 'models' | 'recommended_model' | 'shortest_length' | 'hosted_models'>): RunnableTerms => ({
  contentType: prompt.content_type, pricing: prompt.pricing, runRoyalty: prompt.run_royalty, models: prompt.models, recommendedModel: prompt.recommended_model,
  shortestLength: prompt.shortest_length, hostedModels: prompt.hosted_models,
});

/** Makes the card of a prompt, as lists show it. */
export function presentCard(prompt: CardRow, creator: Creator, { media, card, sensitive = false }: Presenting): PromptCard {
  return {
    id: prompt.id,
    slug: prompt.slug,
    title: prompt.title,
    oneLiner: prompt.one_liner,
    contentType: prompt.content_type,
    // The category of a published prompt is never null, because publishing requires one.
    category: must(prompt.category, 'the category of a published prompt'),
    pricing: prompt.pricing,
    runRoyalty: prompt.run_royalty,
    unlockPrice: prompt.unlock_price,
    fromTokens: cheapestRun(card, runTerms(prompt)),
    creator,
    coverUrl: prompt.cover_file_id && (sensitive || !prompt.safety_flag) ? media.urlOf(prompt.cover_file_id) : null,
    stats: promptStats(prompt),
  };
}

/** Makes the public figures of a prompt: runs, likes, saves, stars and rates. */
export const promptStats = (prompt: CardRow): PromptCard['stats'] => ({
  runs: prompt.runs,
  likes: prompt.likes,
  saves: prompt.saves,
  forks: prompt.forks,
  comments: prompt.comments,
  reviews: prompt.reviews,
  rating: average(prompt.rating_sum, prompt.reviews),
  successRate: rateInPercent(prompt.delivered_runs_30d, prompt.finished_runs_30d),
  likedRate: rateInPercent(prompt.liked_up_30d, prompt.liked_up_30d + prompt.liked_down_30d),
});

/** Makes the page of a prompt with the form of the version that the reader runs. The template is included only for people who may read it. */
export function presentDetail(
  prompt: PromptModel,
  creator: Creator,
  presenting: Presenting,
  { access, version, owned, locked }: VersionToRun & { access: PromptAccess; /** True for a fork that is closed, because its author refunded the unlock of the original. */ locked: boolean },
  parent: PromptDetail['parent'],
): PromptDetail {
  const said = termsOf(prompt, version);
  const readable = mayReadTemplate(prompt, access) && !locked;
  return {
    // The page of a sensitive prompt contains its cover, because the client asks the reader before it shows anything.
    ...presentCard(prompt, creator, { ...presenting, sensitive: true }),
    contentType: said.contentType,
    description: prompt.description_md,
    tags: prompt.tags,
    language: prompt.language,
    version: must(prompt.publishedVersion, 'the version of a published prompt').version_no,
    formVersion: version.version_no,
    publishedAt: (prompt.published_at ?? prompt.created_at).toISOString(),
    form: readable ? version.form_schema : publicForm(version.form_schema),
    sampleInputs: version.sample_inputs.map(({ label, inputs }) => ({ label, inputs: (readable ? withoutConstants : publicInputs)(version.form_schema, inputs as FormInputs) })),
    outputSettings: version.output_settings,
    license: prompt.license,
    forkRoyaltyPercent: prompt.fork_royalty_percent,
    allowCommercial: prompt.allow_commercial,
    freeTrialRunsPerDay: freeTrialRunsOf(prompt),
    models: said.models,
    recommendedModel: said.recommendedModel,
    safetyFlag: prompt.safety_flag,
    ...(version.terms.hostedModels === false && { hostedModels: false }),
    updatedAt: prompt.updated_at.toISOString(),
    parent,
    viewer: { access, mayFork: mayFork(prompt, access), ...(owned && { versions: owned }) },
    templateLength: version.template.length,
    ...(readable ? { template: version.template, systemTemplate: version.system_template, negativeTemplate: version.negative_template } : {}),
  };
}
