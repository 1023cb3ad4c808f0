import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { getSpending, getWallet, listTransactions } from '#contracts/wallet.ts';
import type { WalletOverview } from '#contracts/wallet.ts';
import { call } from '#lib/call.ts';
import { balanceKey } from '#shared/shop/balance.queries.ts';
import { askedBy } from './activity/activity-address.ts';
import type { ActivityFilter } from './activity/activity-address.ts';
import { withLatest } from './activity/with-latest.ts';

type Page = ResponseOf<typeof listTransactions>;

/** Wait in ms after a pushed balance before the client fetches the wallet's page once, because several runs may end at once. */
const QUIET_MS = 400;

/** Stores the balance that the server pushed in every query that shows it, and a moment later fetches the data of the wallet's page. */
export function createWalletFeed(client: QueryClient): { apply(payload: RealtimePayload<'balance'>): void; close(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();
  return {
    apply({ balance, held }) {
      client.setQueryData(balanceKey, balance);
      client.setQueryData<WalletOverview>([getWallet.path], (known) => known && { ...known, balance, held });
      clearTimeout(timer);
      timer = setTimeout(() => void lookAgain(client, end.signal), QUIET_MS);
    },
    close() {
      clearTimeout(timer);
      end.abort();
    },
  };
}

async function lookAgain(client: QueryClient, signal: AbortSignal): Promise<void> {
  for (const path of [getWallet.path, getSpending.path]) void client.invalidateQueries({ queryKey: [path] });
  void client.invalidateQueries({ queryKey: [listTransactions.path], refetchType: 'none' });
  const shown = client.getQueryCache().findAll({ queryKey: [listTransactions.path], type: 'active' });
  await Promise.allSettled(shown.map(async ({ queryKey }) => {
    const latest = await call(listTransactions, { query: askedBy(queryKey[1] as ActivityFilter), signal });
    client.setQueryData<InfiniteData<Page, string | undefined>>(queryKey, (known) => known && withLatest(known, latest));
  }));
}
