import { LENGTH_WORDS } from './form-length.ts';
import { quoteRun } from './pricing.ts';
import type { RateCard, RateCardModel } from './pricing.ts';
import type { ContentType } from './primitives.ts';
import type { PromptPricing } from './prompts.ts';

/** What decides which models a prompt can be run with. */
export interface PromptModels {
  contentType: ContentType;
  /** The rate card ids of the models that the prompt's author allows; an empty list allows all models of its type. */
  models: readonly string[];
  recommendedModel: string | null;
  /** False when the prompt's author forbids hosted models for sealed runs of a picture or video prompt. */
  hostedModels?: boolean | undefined;
  /** The prompt's template. Left out for people who may not read it. */
  template?: string | undefined;
}

/**
 * Narrows the rate card to the models with which the prompt can run, the recommended one as default. If the allowed models are gone, all of
 * the type are allowed. Hosted models are left out where the author forbids them for a sealed picture or video prompt.
 */
export function cardFor(prompt: PromptModels, card: RateCard): RateCard {
  const models = modelsFor(prompt, card);
  const recommended = models.find((model) => model.id === prompt.recommendedModel) ?? (models.some((model) => model.default) ? undefined : models[0]);
  return { ...card, models: recommended ? models.map((model) => ({ ...model, default: model === recommended })) : models };
}

function modelsFor(prompt: PromptModels, card: RateCard): RateCardModel[] {
  const keptOff = prompt.hostedModels === false && prompt.template === undefined && prompt.contentType !== 'text';
  const ofType = card.models.filter((model) => model.contentType === prompt.contentType && !(keptOff && model.hosted));
  if (prompt.models.length === 0) return ofType;
  const allowed = ofType.filter((model) => prompt.models.includes(model.id));
  return allowed.length > 0 ? allowed : ofType;
}

export interface RunnableTerms extends PromptModels {
  pricing: PromptPricing;
  /** The author's royalty in tokens; counted only if the prompt is sold by run. */
  runRoyalty: number;
  /** The fewest words that the prompt's form can ask for; null where the run panel's control sets the length. */
  shortestLength: number | null;
}

/**
 * The price in tokens of a prompt's cheapest run, with which the run panel begins: default model, shortest length, one output, and royalty.
 * While no model makes the type, the base price counts.
 */
export function cheapestRun(card: RateCard, prompt: RunnableTerms): number {
  // The default model of `cardFor`, without a copy of the rate card for each prompt of a list.
  const models = modelsFor(prompt, card);
  const model = models.find(({ id }) => id === prompt.recommendedModel) ?? models.find((known) => known.default) ?? models[0];
  const royalty = prompt.pricing === 'run' || prompt.pricing === 'run_and_unlock' ? prompt.runRoyalty : 0;
  return quoteRun(card.base, { contentType: prompt.contentType, quantity: 1, length: prompt.shortestLength ?? LENGTH_WORDS.min, multiplier: model?.multiplier ?? 1, royalty }).total;
}
