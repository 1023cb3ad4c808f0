import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { getInbox } from '#contracts/inbox.ts';
import { listAudit } from '#contracts/operations.ts';
import { decideReferrals, saveReferralProgramme } from '#contracts/referral-admin.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { programmeQuery, REFERRALS_ROOT } from './referrals.queries.ts';

/** Settles, holds or revokes referral rewards. A press after a lost answer repeats the request under the same idempotency key. */
export function useDecide(referrerId: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof decideReferrals>) => call(decideReferrals, { params: { id: referrerId }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: async () => {
      unanswered.clear();
      void client.invalidateQueries({ queryKey: [getInbox.path] });
      void client.invalidateQueries({ queryKey: [listAudit.path] });
      await client.invalidateQueries({ queryKey: REFERRALS_ROOT });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

/** Saves the terms of the referral programme, and shows the terms in the answer. */
export function useSaveProgramme() {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveReferralProgramme>) => call(saveReferralProgramme, { body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: (saved) => {
      unanswered.clear();
      client.setQueryData(programmeQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: [listAudit.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
