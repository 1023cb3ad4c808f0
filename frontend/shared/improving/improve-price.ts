import { LONG_TEXT_WORDS, quoteRun } from '#contracts/pricing.ts';
import type { RateCard } from '#contracts/pricing.ts';
import { improvementWords } from '#contracts/prompt-drafts.ts';

/** Whether the model may write a long text when it improves this text. */
export const isLongImprovement = (text: string): boolean => improvementWords(text) > LONG_TEXT_WORDS;

/** Returns the tokens of an improvement by the default model; null when no model for text is available. */
export function improvePrice({ base, models }: RateCard, long: boolean): number | null {
  const writers = models.filter(({ contentType }) => contentType === 'text');
  const model = writers.find((known) => known.default) ?? writers[0];
  return model ? quoteRun(base, { contentType: 'text', quantity: 1, length: long ? LONG_TEXT_WORDS + 1 : 0, multiplier: model.multiplier, royalty: 0 }).total : null;
}
