import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { reportIssue } from '#contracts/issues.ts';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { unsentReportAtom } from './issue-draft.ts';
import type { IssueDraft } from './issue-draft.ts';
import { readDataUrl } from './screenshot-file.ts';
import { ISSUES_MUTATIONS } from './issues.words.ts';

const NOT_REPORTED = ISSUES_MUTATIONS.sendFailed;

/** Returns why an issue report was not sent: the server's message, or a fixed text when there is none (docs/rules/feedback.md#issue-messages). */
export const reportProblem = (error: unknown): string => (error instanceof ApiError && error.body ? error.body.message : NOT_REPORTED);

/**
 * Sends an issue report. The same text and screenshot keep one idempotency key until a request succeeds, also after the dialog was closed, so
 * that the server stores one report. A refusal does not reset the key, because an earlier request may have arrived.
 */
export function useReportIssue(onReported: () => void) {
  const unsent = useAtomValue(unsentReportAtom);
  return useMutation({
    mutationFn: async ({ form: { steps, environmentInfo, ...form }, screenshot }: Pick<IssueDraft, 'form' | 'screenshot'>) => {
      const imageData = screenshot && (await readDataUrl(screenshot));
      const body = { ...form, version: form.version ?? '', imageData, ...(steps?.trim() && { steps }), ...(environmentInfo?.trim() && { environmentInfo }) };
      return call(reportIssue, { body, idempotencyKey: unsent.keyFor(body) });
    },
    // These callbacks belong to the mutation and not to `mutate`, so that React Query calls them even when the dialog was closed meanwhile.
    onSuccess: () => {
      unsent.clear();
      toast({ tone: 'success', title: 'Issue Reported', description: ISSUES_MUTATIONS.sentToast });
      onReported();
    },
    onError: (error) => {
      toast({ tone: 'destructive', title: 'Error Reporting Issue', description: reportProblem(error) });
    },
  });
}
