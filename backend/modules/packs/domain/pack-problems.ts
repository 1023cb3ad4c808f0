import { PACK_ITEMS_MIN, PAID_PROMPTS_FOR_PAID_PACK, PROMPTS_FOR_PACK } from '#contracts/pack-builder.ts';
import type { PackProblem } from '#contracts/pack-builder.ts';

export interface CheckedPack {
  title: string;
  category: string | null;
  price: number;
  official: boolean;
  items: readonly { open: boolean; listValue: number | null }[];
  /** How many prompts the maker of the pack has published, how many of these are paid, and whether publishing is paused for the maker. */
  figures: { published: number; paid: number; paused: boolean };
  changed: boolean;
}

/** The reasons for which a pack cannot be published now (docs/rules/packs.md#publishing); empty when it can. */
export function packProblems({ title, category, price, official, items, figures, changed }: CheckedPack): PackProblem[] {
  const value = items.reduce((sum, { listValue }) => sum + (listValue ?? 0), 0);
  const found: (PackProblem | false)[] = [
    title === '' && 'no_title',
    category === null && 'no_category',
    items.length < PACK_ITEMS_MIN && 'too_few_items',
    items.some(({ open }) => !open) && 'item_unpublished',
    items.some(({ listValue }) => listValue === null) && 'no_value',
    price > value && !items.some(({ listValue }) => listValue === null) && 'price_above_value',
    !official && figures.published < PROMPTS_FOR_PACK && 'few_prompts',
    !official && price > 0 && figures.paid < PAID_PROMPTS_FOR_PAID_PACK && 'no_paid_prompt',
    !official && figures.paused && 'paused',
    !changed && 'unchanged',
  ];
  return found.filter((problem) => problem !== false);
}
