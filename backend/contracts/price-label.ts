import { pluralWord } from './plural.ts';
import type { PromptCard } from './prompts.ts';

/** The facts about a prompt that its price chip needs. */
export type PricedPrompt = Pick<PromptCard, 'pricing' | 'fromTokens' | 'unlockPrice'>;

/**
 * The words of a prompt's price chip: what its cheapest run costs, and what unlocking costs. Cards, pages, suggestions, link pictures and
 * moderators all use this function. `noFee` is true when the author asks for nothing.
 */
export function priceLabel({ pricing, fromTokens, unlockPrice }: PricedPrompt): { label: string; noFee: boolean } {
  const from = `from ${fromTokens} ${pluralWord(fromTokens, 'token')}`;
  switch (pricing) {
    case 'pack_only':
      return { label: 'In a pack', noFee: false };
    case 'unlock': case 'run_and_unlock':
      return { label: `${from} · Unlock ${unlockPrice}`, noFee: false };
    default:
      return { label: from, noFee: pricing === 'free' };
  }
}
