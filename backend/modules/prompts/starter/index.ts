import { outlineFirstBlogBuilder } from './outline-first-blog-builder.ts';
import type { StarterPrompt } from './starter-prompt.ts';

export { HOUSE_ACCOUNTS } from './house-accounts.ts';

/** The prompts that come with the product, in the order of the catalogue. */
export const STARTER_PROMPTS: readonly StarterPrompt[] = [outlineFirstBlogBuilder];
