import { decideReview, listReviewQueue } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import type { ReviewItem, ReviewVerdict } from '../moderation.queries.ts';
import { useVerdict } from '../use-verdict.ts';
import { VerdictDialog } from '../verdict-dialog.tsx';
import type { Deciding } from './verdict-bar.tsx';

/** Letters that an author needs at least to know what to do. */
const NOTE_MIN = 10;

const QUESTIONS = {
  approve: {
    title: (name: string) => `Put “${name}” on sale?`, description: 'It is in the marketplace at once. The author gets a message.', action: 'Approve', busyLabel: 'Approving…',
    noteLabel: 'Note to the author', noteHelp: 'Optional.', done: 'On sale',
  },
  request_changes: {
    title: (name: string) => `Ask for changes to “${name}”`, description: 'The author gets your note and can submit it again.', action: 'Send back', busyLabel: 'Sending back…',
    noteLabel: 'What should change', noteHelp: 'Name the passage. The author sees this note without your name.', done: 'Sent back',
  },
  reject: {
    title: (name: string) => `Reject “${name}”?`, description: 'It will not be sold. The author gets the reason and can appeal.', action: 'Reject', busyLabel: 'Rejecting…',
    noteLabel: 'Why', noteHelp: 'Name the passage. The author sees this note without your name.', done: 'Rejected',
  },
} as const;

interface ReviewDialogProps {
  item: ReviewItem;
  decision: Deciding;
  /** Called once it is decided, by this moderator or by a faster one. */
  onDecided(): void;
  onClose(): void;
}

/** The last question before a submission is answered. */
export function ReviewDialog({ item, decision, onDecided, onClose }: ReviewDialogProps) {
  const { done, title, ...question } = QUESTIONS[decision];
  const name = item.subject.title;
  const verdict = useVerdict({
    send: (body: ReviewVerdict, idempotencyKey) => call(decideReview, { params: { id: item.id }, body, idempotencyKey }),
    queue: listReviewQueue.path,
    leaving: () => [item.id],
    onDone: () => {
      toast({ tone: 'success', title: done, description: `“${name}”: @${item.subject.owner.username} has a message about it.` });
      onDecided();
    },
    onLate: onDecided,
  });
  const asks = decision !== 'approve';
  return (
    <VerdictDialog
      {...question} title={title(name)} destructive={decision === 'reject'} strike={decision === 'reject'} rule={asks ? { begin: null } : undefined} noteMin={asks ? NOTE_MIN : 0}
      busy={verdict.isPending} error={verdict.error} onClose={onClose}
      onSend={({ rule, note, strike }) => verdict.mutate({ decision, note, ...(rule && { rule }), ...(strike && { strike }) })}
    />
  );
}
