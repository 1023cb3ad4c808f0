import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { refreshPrices } from './spending-failure.ts';

/** Arguments of a request that spends tokens: its own ones, and the price that its button showed. */
export interface Spending {
  expectedTotal: number;
}

/**
 * Makes a mutation that spends tokens (docs/rules/pricing.md#expected-total). When no answer came, the next press sends the same key, so that
 * the server counts one action and charges once. After a refused price, the page's prices are refetched before the mutation fails.
 */
export function useSpending<Wish extends Spending, Answer>(
  send: (wish: Wish, idempotencyKey: string) => Promise<Answer>,
  options: Pick<UseMutationOptions<Answer, Error, Wish>, 'onSuccess' | 'onSettled' | 'retry'> = {},
) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    ...options,
    mutationFn: (wish: Wish) => unanswered.send(wish, (key) => send(wish, key)),
    onError: (error) => refreshPrices(client, error),
  });
}
