import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { convertIssue, replyToIssue, updateIssue } from '#contracts/issues.ts';
import type { IssueDetail } from '#contracts/issues.ts';
import { ApiError, isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { issueQuery, ISSUES_PATH } from './triage.queries.ts';

/**
 * Changes an issue report under one idempotency key, which a press after a lost answer reuses. It stores the report that the server returns,
 * and has the lists of reports fetched again.
 */
function useIssueChange<B>(id: string, send: (body: B, idempotencyKey: string) => Promise<{ issue: IssueDetail }>) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: B) => send(body, unanswered.keyFor(body)),
    onSuccess: ({ issue }) => {
      unanswered.clear();
      client.setQueryData(issueQuery(id).queryKey, issue);
      void client.invalidateQueries({ queryKey: [ISSUES_PATH] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
      // On a conflict a colleague changed the report first, so their version is loaded before the next attempt.
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey: issueQuery(id).queryKey });
    },
  });
}

export const useUpdateIssue = (id: string) => useIssueChange(id, (body: BodyOf<typeof updateIssue>, idempotencyKey) => call(updateIssue, { params: { id }, body, idempotencyKey }));
export const useReply = (id: string) => useIssueChange(id, (body: BodyOf<typeof replyToIssue>, idempotencyKey) => call(replyToIssue, { params: { id }, body, idempotencyKey }));
export const useConvert = (id: string) => useIssueChange(id, (body: BodyOf<typeof convertIssue>, idempotencyKey) => call(convertIssue, { params: { id }, body, idempotencyKey }));
