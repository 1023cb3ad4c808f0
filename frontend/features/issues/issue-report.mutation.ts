import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { reportIssue } from '#contracts/issues.ts';
import { ApiError, isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import type { IssueDraft } from './issue-draft.ts';
import { readDataUrl } from './screenshot-file.ts';

const NOT_REPORTED = 'There was a problem reporting your issue. Please try again.';

/** The server's own words, or the specified ones (specification 8). */
export const reportProblem = (error: unknown): string => (error instanceof ApiError && error.body ? error.body.message : NOT_REPORTED);

/** Sends a report: one key per intention, so that pressing again after silence is the same report. */
export function useReportIssue(onReported: () => void) {
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: async ({ form: { steps, environmentInfo, ...form }, screenshot }: Pick<IssueDraft, 'form' | 'screenshot'>) => {
      const imageData = screenshot && (await readDataUrl(screenshot));
      const body = { ...form, version: form.version ?? '', imageData, ...(steps?.trim() && { steps }), ...(environmentInfo?.trim() && { environmentInfo }) };
      return call(reportIssue, { body, idempotencyKey: unanswered.keyFor(body) });
    },
    // These run also when the window was closed while the report was on its way.
    onSuccess: () => {
      unanswered.settle();
      toast({ tone: 'success', title: 'Issue Reported', description: 'Thank you! Your issue has been successfully reported.' });
      onReported();
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.settle();
      toast({ tone: 'destructive', title: 'Error Reporting Issue', description: reportProblem(error) });
    },
  });
}
