import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAdminPricing, previewRates } from '#contracts/pricing-admin.ts';
import type { RateCardPrices } from '#contracts/pricing-admin.ts';
import { call } from '#lib/call.ts';
import { must } from '#contracts/must.ts';

/** Query for the rate card, the token packages and the Pro plan with all their versions, fetched whenever the price page opens. */
export const adminPricingQuery = queryOptions({
  queryKey: [getAdminPricing.path],
  queryFn: ({ signal }) => call(getAdminPricing, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Query for what the runs of the last 30 days would have cost with another rate card. */
export const previewQuery = (card: RateCardPrices | null) =>
  queryOptions({
    queryKey: [previewRates.path, card] as const,
    queryFn: ({ signal }) => call(previewRates, { body: must(card, 'the rate card'), signal }),
    enabled: card !== null,
    placeholderData: keepPreviousData,
  });
