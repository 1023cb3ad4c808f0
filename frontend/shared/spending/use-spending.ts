import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { refreshPrices } from './spending-failure.ts';

/** A request that spends: what it asks for, and the tokens that its button showed. */
export interface Spending {
  expectedTotal: number;
}

/**
 * A mutation that spends (docs/rules/pricing.md#expected-total). A press after silence carries the same key, so it is the same
 * action and is paid for once. After a refused price, the prices on the page are fetched again before the mutation fails.
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
