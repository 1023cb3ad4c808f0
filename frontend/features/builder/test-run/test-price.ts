import { DEFAULT_LENGTH_WORDS, IMAGE_ASPECTS, VIDEO_ASPECTS } from '#contracts/generation.ts';
import type { Aspect } from '#contracts/generation.ts';
import { quoteRun } from '#contracts/pricing.ts';
import type { Quote, RateCard, RateCardModel } from '#contracts/pricing.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { drivenLength } from '#contracts/form-length.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { OutputOptions } from '../builder-slots.ts';

const ASPECTS: Record<ContentType, readonly Aspect[]> = { text: [], image: IMAGE_ASPECTS, video: VIDEO_ASPECTS };

/** Returns the options for a test run: the draft's output settings, with the usual values where it has none. */
export function outputOptions({ contentType, outputSettings: { length, aspect, quantity } }: Pick<DraftContent, 'contentType' | 'outputSettings'>, model: string | null): OutputOptions {
  const aspects = ASPECTS[contentType];
  return {
    model,
    length: length ?? DEFAULT_LENGTH_WORDS,
    quantity: contentType === 'image' ? (quantity ?? 1) : 1,
    aspect: aspects.find((known) => known === aspect) ?? aspects[0] ?? '1:1',
  };
}

/** Returns the output settings for the draft: those of the chosen options that its content type has. */
export function outputSettings(contentType: ContentType, { length, aspect, quantity }: OutputOptions): DraftContent['outputSettings'] {
  if (contentType === 'text') return { length };
  return contentType === 'image' ? { aspect, quantity } : { aspect };
}

/** Returns the models of the rate card that the author allows for the prompt; all of the content type when the author named none. */
export function allowedModels(card: RateCard, { contentType, models }: Pick<DraftContent, 'contentType' | 'models'>): RateCardModel[] {
  const known = card.models.filter((model) => model.contentType === contentType);
  const allowed = known.filter(({ id }) => models.includes(id));
  return allowed.length > 0 ? allowed : known;
}

/**
 * Computes the price of a test run of the draft: as a normal run, without a royalty. Without inputs it is the price for the untouched form.
 * Null when no model can run the draft.
 */
export function testQuote(card: RateCard, content: DraftContent, model: string | null, inputs: FormInputs = {}): { quote: Quote; model: RateCardModel } | null {
  const models = allowedModels(card, content);
  const chosen = models.find(({ id }) => id === (model ?? content.recommendedModel)) ?? models.find((known) => known.default) ?? models[0];
  if (!chosen) return null;
  const { length: panel, quantity } = outputOptions(content, model);
  const length = drivenLength(content.form, inputs) ?? panel;
  return { model: chosen, quote: quoteRun(card.base, { contentType: content.contentType, quantity, length, multiplier: chosen.multiplier, royalty: 0 }) };
}

/**
 * Computes the price of a run of the published version with the test's inputs, options and model. Null when the published version does not
 * run on that model.
 */
export function publishedQuote(card: RateCard, published: Pick<PromptDetail, 'contentType' | 'models' | 'form'>, { model, options, inputs }: { model: string; options: OutputOptions; inputs: FormInputs }): Quote | null {
  const { contentType, form } = published;
  const chosen = allowedModels(card, published).find(({ id }) => id === model);
  if (!chosen) return null;
  const quantity = contentType === 'image' ? options.quantity : 1;
  return quoteRun(card.base, { contentType, quantity, length: drivenLength(form, inputs) ?? options.length, multiplier: chosen.multiplier, royalty: 0 });
}
