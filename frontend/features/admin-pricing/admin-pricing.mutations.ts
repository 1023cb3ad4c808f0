import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAudit } from '#contracts/operations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { AdminPricing, rollBackPrices, savePackages, savePro, saveRateCard, withdrawPrices } from '#contracts/pricing-admin.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import type { CallInput } from '#lib/call.ts';
import { packagesQuery, pricingQuery } from '#shared/shop/shop.queries.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { adminPricingQuery } from './admin-pricing.queries.ts';

/** The endpoints that save a new version of the rate card, the token packages or the Pro plan. */
export type SaveEndpoint = typeof saveRateCard | typeof savePackages | typeof savePro;
type ChangeEndpoint = SaveEndpoint | typeof rollBackPrices | typeof withdrawPrices;

/**
 * Saves, restores or withdraws a version of prices by the given endpoint. Afterwards the price page shows the answer, and the shop's prices
 * are fetched again.
 */
export function usePriceChange<E extends ChangeEndpoint>(endpoint: E) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<E>) => call(endpoint, { body, idempotencyKey: unanswered.keyFor(body) } as unknown as CallInput<E>) as Promise<AdminPricing>,
    onSuccess: (lists) => {
      unanswered.clear();
      client.setQueryData(adminPricingQuery.queryKey, lists);
      for (const queryKey of [pricingQuery.queryKey, packagesQuery.queryKey, [listAudit.path]]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
