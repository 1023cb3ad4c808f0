import type { RateCard } from '#contracts/pricing.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';

/** The rate card with the models that a prompt's author allows, the recommended one first choice. Models that are gone allow all of the type. */
export function cardFor(prompt: Pick<PromptDetail, 'contentType' | 'models' | 'recommendedModel'>, card: RateCard): RateCard {
  const ofType = card.models.filter((model) => model.contentType === prompt.contentType);
  const allowed = ofType.filter((model) => prompt.models.includes(model.id));
  const models = allowed.length > 0 ? allowed : ofType;
  const recommended = models.some((model) => model.id === prompt.recommendedModel);
  return { ...card, models: recommended ? models.map((model) => ({ ...model, default: model.id === prompt.recommendedModel })) : models };
}
