import type { ChallengeDetail } from '#contracts/challenges.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { SubmitForm } from '#shared/challenges/submit-form.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SUBMIT_DIALOG } from '../challenge-page.words.ts';

interface SubmitDialogProps {
  challenge: ChallengeDetail;
  generationId: string;
  title: string;
  onClose(): void;
  /** Returns the element that gets focus when the dialog closes. */
  finalFocus(): HTMLElement | null;
}

/** The dialog in which the viewer enters an earlier creation into a challenge. */
export function SubmitDialog({ challenge, generationId, title, onClose, finalFocus }: SubmitDialogProps) {
  const { now, timeZone } = useReaderClock();
  return (
    <Dialog open size="sm" finalFocus={finalFocus} onOpenChange={(open) => !open && onClose()} title={SUBMIT_DIALOG.title(challenge.title)}>
      <SubmitForm challenge={challenge} generationId={generationId} title={title} standing={challenge.ownEntries.filter(({ status }) => status === 'submitted')} most={challenge.maxEntriesPerPerson} closes={shortMoment(challenge.closesAt, now, timeZone)} onSent={onClose} />
    </Dialog>
  );
}
