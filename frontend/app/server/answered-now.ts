import { dehydrate, hydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#lib/query-client.ts';

/**
 * Copies the answers that a query client has at this moment into a new client, from which the page is rendered. Answers that arrive later in
 * the first client would be in the page's data but not in its HTML, and React would reject the HTML (its error 418).
 */
export function answeredNow(client: QueryClient): { client: QueryClient; state: DehydratedState } {
  const state = dehydrate(client);
  const own = createQueryClient();
  own.setDefaultOptions(client.getDefaultOptions());
  hydrate(own, state);
  return { client: own, state };
}
