import { queryOptions } from '@tanstack/react-query';
import { quotePack } from '#contracts/packs.ts';
import { getWallet } from '#contracts/wallet.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches what a pack costs the user now, with a coupon or as a gift. */
export const packQuoteQuery = (packId: string, wish: { coupon?: string; gift?: 'true' }) =>
  queryOptions({
    queryKey: [quotePack.path, packId, wish],
    ...timesOf(quotePack),
    queryFn: async ({ signal }) => (await call(quotePack, { params: { id: packId }, query: wish, signal })).packQuote,
    retry: false,
  });

/** Fetches the tokens with which the user may buy a gift: all but bonus tokens (docs/rules/packs.md#gifts). */
export const giftTokensQuery = queryOptions({
  queryKey: [getWallet.path],
  queryFn: ({ signal }) => call(getWallet, { signal }),
  staleTime: 0,
  select: ({ balance, buckets }) => Math.max(0, balance - buckets.bonus),
});
