import { counted } from '#contracts/plural.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { quoteRun } from '#contracts/pricing.ts';
import type { RateCard } from '#contracts/pricing.ts';

/** Returns the price in tokens of one output by the preselected model: a short text, an image or a video. */
export function piecePrice({ base, models }: RateCard, contentType: ContentType): number {
  const ofType = models.filter((model) => model.contentType === contentType);
  const multiplier = (ofType.find((model) => model.default) ?? ofType[0])?.multiplier ?? 1;
  return quoteRun(base, { contentType, quantity: 1, length: 0, multiplier, royalty: 0 }).total;
}

/** Says how many outputs a number of tokens pays for by the rate card: "50 images or 20 videos". */
export function worthOf(tokens: number, card: RateCard): string {
  const count = (type: ContentType, noun: string): string => counted(Math.floor(tokens / piecePrice(card, type)), noun);
  return `${count('image', 'image')} or ${count('video', 'video')}`;
}
