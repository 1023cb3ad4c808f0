import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { column } from '#styled/patterns';
import { createWeeklyChallenge } from '#contracts/challenge-admin.ts';
import { mondayOf, shiftDay, utcDay } from '#contracts/utc-days.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { CALENDAR, WEEKLY } from '../challenges-admin.words.ts';
import { refreshAdminChallenges } from './admin-challenges.queries.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** The dialog in which an administrator makes the weekly challenge of a week from a theme. */
export function WeeklyDialog({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const [day, setDay] = useState<string | null>(() => shiftDay(utcDay(Date.now()), 7));
  const [themeKey, setThemeKey] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: (wish: { monday: string; themeKey: string }) => call(createWeeklyChallenge, { body: wish, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      await refreshAdminChallenges(client);
      onClose();
    },
  });
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={WEEKLY.title}
      footer={<><Button onClick={onClose}>{CALENDAR.cancelButton}</Button><Button variant="primary" disabled={day === null || themeKey === null} busy={make.isPending} busyLabel={WEEKLY.busyLabel} onClick={() => day !== null && themeKey !== null && make.mutate({ monday: mondayOf(day), themeKey })}>{WEEKLY.button}</Button></>}
    >
      <div className={column({ gap: '4' })}>
        {make.isError && <Alert tone="bad">{messageOf(make.error, WEEKLY.failed)}</Alert>}
        <Field label={WEEKLY.mondayLabel} help={WEEKLY.mondayHelp} group><DateInput label={WEEKLY.mondayLabel} value={day} onValueChange={setDay} /></Field>
        <ThemeChoice chosen={themeKey} onChoose={({ key }) => setThemeKey(key)} />
      </div>
    </Dialog>
  );
}
