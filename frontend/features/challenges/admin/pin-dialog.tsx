import { useMutation, useQueryClient } from '@tanstack/react-query';
import { column } from '#styled/patterns';
import { pinChallengeDay } from '#contracts/challenge-admin.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getChallengeCalendar } from '#contracts/challenge-admin.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Alert } from '#ui/alert.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CALENDAR } from '../challenges-admin.words.ts';
import { refreshAdminChallenges } from './admin-challenges.queries.ts';
import { ThemeChoice } from './theme-choice.tsx';

interface PinDialogProps {
  day: ResponseOf<typeof getChallengeCalendar>['items'][number];
  /** The day of the daily challenge, as text. */
  name: string;
  onClose(): void;
}

/** The dialog in which an administrator fixes the theme of a day's challenge, among themes of the day's content type. */
export function PinDialog({ day: { day, contentType, theme }, name, onClose }: PinDialogProps) {
  const client = useQueryClient();
  const pin = useMutation({
    mutationFn: (themeKey: string) => call(pinChallengeDay, { params: { day }, body: { themeKey } }),
    onSuccess: async () => {
      await refreshAdminChallenges(client);
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={CALENDAR.dialogTitle(name)} description={CALENDAR.dialogText}>
      <div className={column({ gap: '3' })}>
        {pin.isError && <Alert tone="bad">{messageOf(pin.error, CALENDAR.failed)}</Alert>}
        <ThemeChoice type={contentType} chosen={theme?.key ?? null} onChoose={({ key }) => !pin.isPending && pin.mutate(key)} />
      </div>
    </Dialog>
  );
}
