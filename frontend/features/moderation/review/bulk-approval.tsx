import { useState } from 'react';
import { approveReviews, listReviewQueue } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { BulkBar } from '../bulk-bar.tsx';
import { bulkWords } from '../bulk-words.ts';
import { useVerdict } from '../use-verdict.ts';
import { VerdictDialog } from '../verdict-dialog.tsx';
import { BULK_APPROVAL } from '../moderation-review.words.ts';

interface BulkApprovalProps {
  choosable: readonly string[];
  picked: readonly string[];
  onPick(ids: readonly string[]): void;
}

/** Button with which a moderator approves several submitted prompts at once. The server checks each one separately. */
export function BulkApproval({ choosable, picked, onPick }: BulkApprovalProps) {
  const [asking, setAsking] = useState(false);
  const approval = useVerdict({
    send: (body: { ids: string[]; note: string }, idempotencyKey) => call(approveReviews, { body, idempotencyKey }),
    onDone: ({ results }) => {
      toast({ tone: 'success', ...bulkWords(results.map(({ outcome }) => outcome), 'approved') });
      setAsking(false);
      onPick([]);
    },
    queue: listReviewQueue.path,
    leaving: ({ ids }) => ids,
  });
  return (
    <>
      <BulkBar choosable={choosable} picked={picked} onPick={onPick}><Button size="sm" variant="primary" onClick={() => setAsking(true)}>{BULK_APPROVAL.button(picked.length)}</Button></BulkBar>
      {asking && (
        <VerdictDialog
          title={picked.length === 1 ? BULK_APPROVAL.oneTitle : BULK_APPROVAL.manyTitle(picked.length)} description={BULK_APPROVAL.description} action={BULK_APPROVAL.action} busyLabel={BULK_APPROVAL.busyLabel}
          noteLabel={BULK_APPROVAL.noteLabel} noteHelp={BULK_APPROVAL.noteHelp}
          onSend={({ note }) => approval.mutateAsync({ ids: [...picked], note })} onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
