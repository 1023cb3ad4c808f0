import { dehydrate, hydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#lib/query-client.ts';

/**
 * The answers that a client has now, and a client of its own that holds them. A member's page does not wait for late answers, and rendering takes some
 * time. An answer that arrived meanwhile would be in the data and not in the HTML, and React would refuse the HTML (its error 418).
 */
export function answeredNow(client: QueryClient): { client: QueryClient; state: DehydratedState } {
  const state = dehydrate(client);
  const own = createQueryClient();
  own.setDefaultOptions(client.getDefaultOptions());
  hydrate(own, state);
  return { client: own, state };
}
