import { LONG_TEXT_WORDS, quoteRun } from '#contracts/pricing.ts';
import type { RateCard } from '#contracts/pricing.ts';

/**
 * Returns the tokens that a short message to an agent costs with this model, without the author's surcharge. `model` null stands for the
 * platform's default model (docs/rules/chat.md#price).
 */
export function messagePrice({ base, models }: RateCard, model: string | null): number {
  const texts = models.filter(({ contentType }) => contentType === 'text');
  const chosen = texts.find(({ id }) => id === model) ?? texts.find((one) => one.default);
  return quoteRun(base, { contentType: 'text', quantity: 1, length: LONG_TEXT_WORDS, multiplier: chosen?.multiplier ?? 1, royalty: 0 }).total;
}
