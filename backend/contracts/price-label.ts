import { pluralWord } from './plural.ts';
import type { PromptCard } from './prompts.ts';

/** What a price chip says of a prompt. */
export type PricedPrompt = Pick<PromptCard, 'pricing' | 'fromTokens' | 'unlockPrice'>;

/**
 * What a prompt costs, in the words of its price chip: the whole of its cheapest run, and what its text costs. Cards, pages,
 * suggestions, link pictures and moderators all say it by this function. `noFee` is true where its author asks for nothing.
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
