import { rows } from '#kernel/db/raw.ts';
import type { NamedPrompt, PromptNames } from '#modules/analytics/shop-figures.port.ts';

const NAMES = 'select id, title, slug, category from prompts where id = any(:ids)';

/** Returns titles and categories of prompts for administrators; unknown ids are absent. */
export const promptNames: PromptNames = {
  async named(tx, promptIds) {
    const found = await rows<NamedPrompt & { id: string }>(tx, NAMES, { ids: [...promptIds] });
    return new Map(found.map(({ id, ...prompt }) => [id, prompt]));
  },
};
