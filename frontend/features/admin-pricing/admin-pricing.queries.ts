import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAdminPricing, previewRates } from '#contracts/pricing-admin.ts';
import type { RateCardPrices } from '#contracts/pricing-admin.ts';
import { call } from '#lib/call.ts';
import { must } from '#contracts/must.ts';

/** All price lists with their versions, refetched whenever the page opens. */
export const adminPricingQuery = queryOptions({
  queryKey: [getAdminPricing.path],
  queryFn: ({ signal }) => call(getAdminPricing, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** The costs of the last 30 days with another rate card. */
export const previewQuery = (card: RateCardPrices | null) =>
  queryOptions({
    queryKey: [previewRates.path, card] as const,
    queryFn: ({ signal }) => call(previewRates, { body: must(card, 'the rate card'), signal }),
    enabled: card !== null,
    placeholderData: keepPreviousData,
  });
