import type { Category } from '#contracts/prompts.ts';

/** A pack that comes with the product and consists of its starter prompts. */
export interface OfficialPack {
  slug: string;
  title: string;
  pitch: string;
  description: string;
  category: Category;
  /** The username of the platform account that owns the pack. */
  maker: string;
  price: number;
  progressMode: 'free' | 'ordered';
  /** The prompts of the pack by address. `listValue` is set for prompts without an unlock price. */
  items: readonly { slug: string; note: string; listValue?: number; freeSample?: true }[];
}
