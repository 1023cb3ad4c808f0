import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { buyPack, listPacks, quotePack } from '#contracts/packs.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { getOffer } from '#contracts/selling.ts';
import { call } from '#lib/call.ts';
import { refreshWallet } from '#shared/shop/shop.queries.ts';
import { priceNow } from '#shared/spending/spending-failure.ts';
import { useSpending } from '#shared/spending/use-spending.ts';

const CHANGED_BY_PURCHASES: ReadonlySet<unknown> = new Set([listPacks, quotePack, listPrompts, getOffer].map(({ path }) => path));

/** Fetches again everything that buying or refunding a pack changes: packs, their prompts and prices, the wallet. */
export const refreshPacks = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ predicate: ({ queryKey }) => CHANGED_BY_PURCHASES.has(queryKey[0]) }), refreshWallet(client)]);

/** Buys a pack at the price that the buyer saw, for themselves or as a gift. If the server refuses the price, the pack is fetched again. */
export function useBuyPack(packId: string) {
  const client = useQueryClient();
  return useSpending(
    async (body: BodyOf<typeof buyPack>, idempotencyKey) => {
      try {
        return await call(buyPack, { params: { id: packId }, body, idempotencyKey });
      } catch (error) {
        if (priceNow(error) !== null) void client.invalidateQueries({ predicate: ({ queryKey }) => CHANGED_BY_PURCHASES.has(queryKey[0]) });
        throw error;
      }
    },
    { onSuccess: () => refreshPacks(client) },
  );
}
