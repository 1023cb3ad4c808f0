import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { balanceKey } from '#lib/shop.queries.ts';

export { balanceKey, balanceQuery, pricingQuery } from '#lib/shop.queries.ts';

/** Takes a pushed balance for every place that shows it. */
export function applyBalance(client: QueryClient, { balance }: RealtimePayload<'balance'>): void {
  client.setQueryData(balanceKey, balance);
}
