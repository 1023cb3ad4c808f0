import type { QueryClient } from '@tanstack/react-query';
import { PRICE_CHANGED, priceChangedDetails } from '#contracts/expected-total.ts';
import { listGenerations } from '#contracts/generation.ts';
import { getPricing } from '#contracts/pricing.ts';
import type { Quote } from '#contracts/pricing.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { getOffer } from '#contracts/selling.ts';
import { ApiError, isAnswer, messageOf } from '#lib/api-error.ts';

/** Returns the current price when the server refused an older one; null for every other error. */
export function priceNow(error: unknown): Quote | null {
  if (!(error instanceof ApiError) || error.code !== PRICE_CHANGED) return null;
  return priceChangedDetails.safeParse(error.body?.details).data?.quote ?? null;
}

const SAYS_A_PRICE: ReadonlySet<unknown> = new Set([getPricing, getOffer, listPrompts, listGenerations].map(({ path }) => path));

/**
 * Refetches every price on the page after a refused price, so that the button shows the new one. The request itself is not repeated until the
 * buyer presses again.
 */
export async function refreshPrices(client: QueryClient, error: unknown): Promise<void> {
  if (priceNow(error) === null) return;
  await client.invalidateQueries({ predicate: ({ queryKey }) => SAYS_A_PRICE.has(queryKey[0]) });
}

/** Texts for a failed request: `refused` when the server refused without a reason, `silent` when no answer came. */
export interface SpendingWords {
  refused: string;
  silent: string;
}

export interface SpendingFailure {
  tone: 'warn' | 'bad';
  title: string;
  text: string;
}

/** Returns the message for a failed request that spends tokens. */
export function spendingFailure(error: unknown, { refused, silent }: SpendingWords): SpendingFailure {
  if (priceNow(error) !== null) return { tone: 'warn', title: 'The price has changed', text: messageOf(error, refused) };
  if (isAnswer(error)) return { tone: 'bad', title: 'Nothing was started or charged', text: messageOf(error, refused) };
  // The message may promise one charge, because the next press carries the same key and so is the same action.
  return { tone: 'bad', title: 'No answer arrived', text: `${messageOf(error, silent)} You can press the button again: you pay only once.` };
}
