import { useQueryClient } from '@tanstack/react-query';
import { submitEntry } from '#contracts/challenge-entries.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { call } from '#lib/call.ts';
import { refreshWallet } from '#shared/shop/shop.queries.ts';
import { useSpending } from '#shared/spending/use-spending.ts';
import { refreshChallenges } from './challenges.queries.ts';

type Sent = Omit<BodyOf<typeof submitEntry>, 'expectedTotal'> & { expectedTotal: number };

/** Enters a run into a challenge; a fee of 0 is left out of the request. Resolves to the entry. */
export function useSubmitEntry(challengeId: string) {
  const client = useQueryClient();
  return useSpending(
    async ({ expectedTotal, ...body }: Sent, idempotencyKey) =>
      (await call(submitEntry, { params: { id: challengeId }, body: { ...body, ...(expectedTotal > 0 && { expectedTotal }) }, idempotencyKey })).entry,
    {
      onSuccess: async (_, { expectedTotal }) => {
        if (expectedTotal > 0) void refreshWallet(client);
        await refreshChallenges(client);
      },
    },
  );
}
