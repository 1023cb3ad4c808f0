import type { CollectionItem } from '#contracts/collections.ts';
import type { PromptCard } from '#contracts/prompts.ts';

/** Prompts among items that ask for no fee: their runs cost what the model costs. */
export const freePrompts = (items: readonly CollectionItem[]): PromptCard[] => items.flatMap((item) => (item.itemType === 'prompt' && item.prompt.pricing === 'free' ? [item.prompt] : []));

/** Tokens of one run of each, by the cheapest model. */
export const sumOf = (prompts: readonly PromptCard[]): number => prompts.reduce((sum, { fromTokens }) => sum + fromTokens, 0);
