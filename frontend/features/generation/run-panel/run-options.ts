import { DEFAULT_LENGTH_WORDS, IMAGE_ASPECTS, VIDEO_ASPECTS } from '#contracts/generation.ts';
import type { Aspect } from '#contracts/generation.ts';
import { quoteRun } from '#contracts/pricing.ts';
import type { Quote, RateCard, RateCardModel } from '#contracts/pricing.ts';
import { drivenLength } from '#contracts/form-length.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import type { ContentType } from '#contracts/primitives.ts';

/** Settings of a run besides its inputs, such as length and number of outputs. */
export interface RunOptions {
  quantity: number;
  length: number;
  aspect: Aspect;
  model: string | null;
}

interface Defaults {
  length?: number | undefined;
  aspect?: string | undefined;
  quantity?: number | undefined;
}

/** Returns the aspect ratios that a content type offers. */
export const aspectsOf = (contentType: ContentType): readonly Aspect[] =>
  contentType === 'video' ? VIDEO_ASPECTS : contentType === 'image' ? IMAGE_ASPECTS : [];

/** Returns the options that the prompt's author set as defaults, as far as the content type has them. */
export function initialOptions(contentType: ContentType, defaults: Defaults): RunOptions {
  const aspects = aspectsOf(contentType);
  return {
    quantity: contentType === 'image' ? (defaults.quantity ?? 1) : 1,
    length: defaults.length ?? DEFAULT_LENGTH_WORDS,
    aspect: aspects.find((aspect) => aspect === defaults.aspect) ?? aspects[0] ?? '1:1',
    model: null,
  };
}

/** Returns the options for the request of a run: only those that the content type has. */
export function optionsBody(contentType: ContentType, options: RunOptions) {
  return {
    ...(contentType === 'image' ? { quantity: options.quantity } : {}),
    ...(contentType === 'text' ? { length: options.length } : { aspect: options.aspect }),
    ...(options.model ? { model: options.model } : {}),
  };
}

/** Returns the options of a run with the length that a field of the form sets. They stay unchanged when no field sets it. */
export const withFormLength = (options: RunOptions, form: PromptForm, inputs: Readonly<Record<string, unknown>>): RunOptions => ({ ...options, length: drivenLength(form, inputs) ?? options.length });

export const modelsOf = (card: RateCard, contentType: ContentType): RateCardModel[] =>
  card.models.filter((model) => model.contentType === contentType);

/** Returns the model that the reader chose for a run, or the content type's default model. */
export function chosenModel(card: RateCard, contentType: ContentType, id: string | null): RateCardModel | null {
  const models = modelsOf(card, contentType);
  return models.find((model) => model.id === id) ?? models.find((model) => model.default) ?? models[0] ?? null;
}

/** Computes the price of a run with the same function as the server. Null when no model can run the prompt. */
export function priceOf(card: RateCard, contentType: ContentType, options: RunOptions, royalty: number): Quote | null {
  const model = chosenModel(card, contentType, options.model);
  if (!model) return null;
  const quantity = contentType === 'image' ? options.quantity : 1;
  return quoteRun(card.base, { contentType, quantity, length: options.length, multiplier: model.multiplier, royalty });
}
