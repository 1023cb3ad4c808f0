import { decideReview, listReviewQueue } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { reviewFileQuery } from '../moderation.queries.ts';
import type { ReviewItem, ReviewVerdict } from '../moderation.queries.ts';
import { useVerdict } from '../use-verdict.ts';
import { VerdictDialog } from '../verdict-dialog.tsx';
import type { Deciding } from './verdict-bar.tsx';
import { REVIEW_DIALOG } from '../moderation-review.words.ts';

/** Fewest characters of the moderator's note to the author. */
const NOTE_MIN = 10;

const QUESTIONS = {
  approve: {
    title: (name: string) => REVIEW_DIALOG.approveTitle(name), description: REVIEW_DIALOG.approveText, action: 'Approve', busyLabel: 'Approving…',
    noteLabel: REVIEW_DIALOG.noteAuthorNoteLabel, noteHelp: REVIEW_DIALOG.approveNoteHelp, done: REVIEW_DIALOG.onSaleDone,
  },
  request_changes: {
    title: (name: string) => REVIEW_DIALOG.changesTitle(name), description: REVIEW_DIALOG.changesText, action: REVIEW_DIALOG.action, busyLabel: REVIEW_DIALOG.busyLabel,
    noteLabel: REVIEW_DIALOG.whatShouldChangeNoteLabel, noteHelp: REVIEW_DIALOG.noteHelp, done: REVIEW_DIALOG.sentBackDone,
  },
  reject: {
    title: (name: string) => `Reject “${name}”?`, description: REVIEW_DIALOG.rejectText, action: 'Reject', busyLabel: 'Rejecting…',
    noteLabel: 'Why', noteHelp: REVIEW_DIALOG.noteHelp, done: 'Rejected',
  },
} as const;

interface ReviewDialogProps {
  item: ReviewItem;
  decision: Deciding;
  nextFocus(): HTMLElement | null;
  /** Called when the submitted prompt is decided, by this moderator or by a colleague before. */
  onDecided(): void;
  onClose(): void;
}

/** Dialog in which the moderator confirms the decision about a submitted prompt. */
export function ReviewDialog({ item, decision, nextFocus, onDecided, onClose }: ReviewDialogProps) {
  const { done, title, ...question } = QUESTIONS[decision];
  const name = item.subject.title;
  const verdict = useVerdict({
    send: (body: ReviewVerdict, idempotencyKey) => call(decideReview, { params: { id: item.id }, body, idempotencyKey }),
    queue: listReviewQueue.path,
    leaving: () => [item.id],
    closes: reviewFileQuery(item.id).queryKey,
    onDone: () => {
      toast({ tone: 'success', title: done, description: REVIEW_DIALOG.doneToast(name, item.subject.owner.username) });
      onDecided();
    },
    onLate: onDecided,
  });
  const asks = decision !== 'approve';
  return (
    <VerdictDialog
      {...question} title={title(name)} destructive={decision === 'reject'} strike={decision === 'reject'} rule={asks ? { begin: null } : undefined} noteMin={asks ? NOTE_MIN : 0}
      nextFocus={nextFocus} onClose={onClose}
      onSend={({ rule, note, strike }) => verdict.mutateAsync({ decision, note, ...(rule && { rule }), ...(strike && { strike }) })}
    />
  );
}
