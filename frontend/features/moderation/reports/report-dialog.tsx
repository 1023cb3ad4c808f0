import type { ReportDecision } from '#contracts/moderation.ts';
import type { ReportItem } from '../moderation.queries.ts';
import { VerdictDialog } from '../verdict-dialog.tsx';
import type { GivenReasons } from '../verdict-dialog.tsx';

export type ReportVerdict = ReportDecision;

interface ReportDialogProps {
  items: readonly ReportItem[];
  verdict: ReportVerdict;
  busy: boolean;
  error: unknown;
  onSend(given: GivenReasons): void;
  onClose(): void;
}

const WHAT: Record<ReportItem['kind'], (item: ReportItem) => string> = {
  prompt: ({ subject }) => `“${subject.title}”`,
  review: ({ subject }) => `the review of “${subject.title}”`,
  comment: ({ subject }) => `the comment on “${subject.title}”`,
};

/** The question before reports are answered: the same one for all of them. */
export function ReportDialog({ items, verdict, busy, error, onSend, onClose }: ReportDialogProps) {
  const [first] = items;
  if (!first) return null;
  const what = items.length === 1 ? WHAT[first.kind](first) : `${items.length} reported things`;
  const shared = { busy, error, onSend, onClose };
  if (verdict === 'dismiss') {
    return (
      <VerdictDialog
        {...shared} title={items.length === 1 ? `Keep ${what}?` : `Dismiss ${items.length} reports?`} description="It stays online. All open reports about it are closed, and the people who reported it get a message."
        action="Dismiss" busyLabel="Dismissing…" noteLabel="Note" noteHelp="For the log. It is not sent."
      />
    );
  }
  if (verdict === 'hide') {
    return (
      <VerdictDialog
        {...shared} title={`Hide ${what} and ask its author?`} action="Hide and ask" busyLabel="Hiding…" rule={{ begin: first.rule }}
        description="It leaves the marketplace until its author has changed it and a moderator has approved the change. Buyers who unlocked it keep it. It does not count as a strike."
        noteLabel="What its author should change" noteHelp="Its author reads it. Do not name yourself or the person who reported it." noteMin={10}
      />
    );
  }
  return (
    <VerdictDialog
      {...shared} destructive strike title={`Take ${what} down?`} description={`Only its owner can still see it. The owner gets the reason and can appeal.${items.some(({ kind }) => kind === 'prompt') ? ' Buyers get a message and can get their tokens back.' : ''}`}
      action="Take down" busyLabel="Taking down…" rule={{ begin: first.rule, said: items.every(({ kind }) => kind !== 'prompt') }} noteLabel="What its owner reads" noteHelp="Name the passage or the picture. Do not name yourself or the person who reported it." noteMin={10}
    />
  );
}
