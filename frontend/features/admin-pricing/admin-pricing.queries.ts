import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAdminPricing, previewRates } from '#contracts/pricing-admin.ts';
import type { RateCardPrices } from '#contracts/pricing-admin.ts';
import { call } from '#lib/call.ts';
import { must } from '#contracts/must.ts';

/** All price lists with their versions; looked at again whenever the page is opened. */
export const adminPricingQuery = queryOptions({
  queryKey: [getAdminPricing.path],
  queryFn: ({ signal }) => call(getAdminPricing, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** The last 30 days by another card. */
export const previewQuery = (card: RateCardPrices | null) =>
  queryOptions({
    queryKey: [previewRates.path, card] as const,
    queryFn: ({ signal }) => call(previewRates, { body: must(card, 'the rate card'), signal }),
    enabled: card !== null,
    placeholderData: keepPreviousData,
  });
