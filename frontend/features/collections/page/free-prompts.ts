import type { CollectionItem } from '#contracts/collections.ts';
import type { PromptCard } from '#contracts/prompts.ts';

/** Prompts among the items without a fee for their creator: a run costs only what its model costs. */
export const freePrompts = (items: readonly CollectionItem[]): PromptCard[] => items.flatMap((item) => (item.itemType === 'prompt' && item.prompt.pricing === 'free' ? [item.prompt] : []));

/** Total tokens for one run of each prompt, with the cheapest models. */
export const sumOf = (prompts: readonly PromptCard[]): number => prompts.reduce((sum, { fromTokens }) => sum + fromTokens, 0);
