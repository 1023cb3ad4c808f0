import { LENGTH_WORDS } from './form-length.ts';
import { quoteRun } from './pricing.ts';
import type { RateCard } from './pricing.ts';
import type { ContentType } from './primitives.ts';
import type { PromptPricing } from './prompts.ts';

/** Which models a prompt is run by. */
export interface PromptModels {
  contentType: ContentType;
  /** Ids on the rate card that its author allows; none means all of the type. */
  models: readonly string[];
  recommendedModel: string | null;
  /** False when the author forbids hosted models for sealed runs of a picture or video prompt. */
  hostedModels?: boolean | undefined;
  /** The template. Left out for people who may not read it. */
  template?: string | undefined;
}

/**
 * The rate card with the models that a prompt's author allows, the recommended one first choice. Models that are gone allow all of
 * the type. Hosted ones are left out where the author keeps a sealed picture or video prompt off them.
 */
export function cardFor(prompt: PromptModels, card: RateCard): RateCard {
  const keptOff = prompt.hostedModels === false && prompt.template === undefined && prompt.contentType !== 'text';
  const ofType = card.models.filter((model) => model.contentType === prompt.contentType && !(keptOff && model.hosted));
  const allowed = ofType.filter((model) => prompt.models.includes(model.id));
  const models = allowed.length > 0 ? allowed : ofType;
  const recommended = models.find((model) => model.id === prompt.recommendedModel) ?? (models.some((model) => model.default) ? undefined : models[0]);
  return { ...card, models: recommended ? models.map((model) => ({ ...model, default: model === recommended })) : models };
}

export interface RunnableTerms extends PromptModels {
  pricing: PromptPricing;
  /** Tokens for the author; counted only where the way of selling has them. */
  runRoyalty: number;
  /** Fewest words that its form can ask for; null where the run panel's control sets the length. */
  shortestLength: number | null;
}

/**
 * Tokens of a prompt's cheapest run as its panel begins: the default model, the shortest length, one output, and the author's
 * fee. A type that no model makes at the moment is priced by its base alone.
 */
export function cheapestRun(card: RateCard, prompt: RunnableTerms): number {
  const { models } = cardFor(prompt, card);
  const model = models.find((known) => known.default) ?? models[0];
  const royalty = prompt.pricing === 'run' || prompt.pricing === 'run_and_unlock' ? prompt.runRoyalty : 0;
  return quoteRun(card.base, { contentType: prompt.contentType, quantity: 1, length: prompt.shortestLength ?? LENGTH_WORDS.min, multiplier: model?.multiplier ?? 1, royalty }).total;
}
