import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { addLegalVersion, getLegalText, listLegalVersions } from '#contracts/legal.ts';
import type { LegalName } from '#contracts/legal-text.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Fetches the version of a legal text that is in force, and the next one. */
export const legalTextQuery = (document: LegalName) =>
  queryOptions({ queryKey: [getLegalText.path, document] as const, queryFn: ({ signal }) => call(getLegalText, { params: { document }, signal }), ...timesOf(getLegalText) });

/** Fetches all versions of a legal text for administrators, newest first, again whenever their list is opened. */
export const legalVersionsQuery = (document: LegalName) =>
  queryOptions({
    queryKey: [listLegalVersions.path, document] as const,
    queryFn: ({ signal }) => call(listLegalVersions, { params: { document }, signal }),
    ...timesOf(listLegalVersions),
    refetchOnMount: 'always',
  });

/** Adds a version of a legal text under one idempotency key, which a press after a lost answer reuses. */
export function useLegalVersion(document: LegalName) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof addLegalVersion>) => call(addLegalVersion, { params: { document }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: (versions) => {
      unanswered.clear();
      client.setQueryData(legalVersionsQuery(document).queryKey, versions);
      void client.invalidateQueries({ queryKey: legalTextQuery(document).queryKey });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
