import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export type Upcoming = 'center' | 'preferences';

const TEXTS: Record<Upcoming, { title: string; text: string }> = {
  center: {
    title: 'Notification Center',
    text: 'Search, filters and tidying up for everything that happened. Until it opens, the bell in the header lists your messages, live.',
  },
  preferences: {
    title: 'Notification Preferences',
    text: 'Which news reaches you, where, and how loudly. Until it opens, messages come to the bell and nowhere else.',
  },
};

/** Says honestly what will be behind an entry of the account menu. */
export function UpcomingDialog({ what, onClose }: { what: Upcoming; onClose(): void }) {
  const { title, text } = TEXTS[what];
  return (
    <Dialog open onOpenChange={onClose} title={title} size="sm" footer={<Button variant="primary" onClick={onClose}>Got it</Button>}>
      <p className={css({ color: 'fg.muted', textWrap: '[pretty]' })}>{text}</p>
    </Dialog>
  );
}
