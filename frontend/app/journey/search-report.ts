import type { QueryClient } from '@tanstack/react-query';
import { listPrompts } from '#contracts/prompts.ts';

/** Time in ms for which the words of a search must stay unchanged before they are reported. */
export const SEARCH_STILL_MS = 3_000;

/**
 * Returns whether a search of the marketplace found prompts, by the list that the page shows. Null before the list has loaded
 * (docs/rules/analytics.md#searches).
 */
export function foundBy(client: QueryClient, words: string): boolean | null {
  const query = client.getQueryCache().findAll({ queryKey: [listPrompts.path, 'list'], type: 'active' }).find(({ queryKey: [, , filters] }) => typeof filters === 'object' && filters !== null && 'q' in filters && filters.q === words);
  const data: unknown = query?.state.data;
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages)) return null;
  const [first]: unknown[] = data.pages;
  return typeof first === 'object' && first !== null && 'items' in first && Array.isArray(first.items) ? first.items.length > 0 : null;
}
