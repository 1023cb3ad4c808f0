import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export type Upcoming = 'center' | 'preferences' | 'features' | 'issue';

const TEXTS: Record<Upcoming, { title: string; text: string }> = {
  center: {
    title: 'Notification Center',
    text: 'Search, filters and tidying up for everything that happened. Until it opens, the bell in the header lists your messages, live.',
  },
  preferences: {
    title: 'Notification Preferences',
    text: 'Which news reaches you, where, and how loudly. Until it opens, messages come to the bell and nowhere else.',
  },
  features: { title: 'Next Features', text: 'What is being built next, with your vote on it. The ballot box is still being carved.' },
  issue: {
    title: 'Report an Issue',
    text: 'Something broke, or could be better? A form with a place for a screenshot is coming. Until then, tell whoever runs this server.',
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
