import type { CollectionItem } from '#contracts/collections.ts';
import type { PromptCard } from '#contracts/prompts.ts';

/** Returns the prompts of a collection without a royalty: a run costs only what its model costs. */
export const freePrompts = (items: readonly CollectionItem[]): PromptCard[] => items.flatMap((item) => (item.itemType === 'prompt' && item.prompt.pricing === 'free' ? [item.prompt] : []));

/** Adds up the tokens for one run of each of these prompts with its cheapest model. */
export const sumOf = (prompts: readonly PromptCard[]): number => prompts.reduce((sum, { fromTokens }) => sum + fromTokens, 0);
