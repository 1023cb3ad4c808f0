import { useState } from 'react';
import * as z from 'zod/mini';
import { banUserBody } from '#contracts/admin-users.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { fullDate } from '#lib/full-date.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { toast } from '#ui/toast.tsx';
import { useBan } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { ACTION_PROBLEMS, BAN_DIALOG } from '../people.words.ts';

const LENGTHS = [
  { value: '1', label: BAN_DIALOG.dayLabel },
  { value: '7', label: BAN_DIALOG.weekLabel },
  { value: '30', label: BAN_DIALOG.monthLabel },
  { value: 'good', label: BAN_DIALOG.permanentLabel },
] as const;

type Length = (typeof LENGTHS)[number]['value'];

const banForm = z.object({ days: z.enum(['1', '7', '30', 'good']), reason: banUserBody.shape.reason });

export function BanDialog({ person, onClose }: ActionDialogProps) {
  const ban = useBan(person.id);
  // The end of the ban is computed when the dialog opens, so that a press after a lost answer sends the same request again.
  const [openedAt] = useState(() => Date.now());
  const untilOf = (days: Length): string | null => (days === 'good' ? null : new Date(openedAt + Number(days) * DAY_MS).toISOString());
  const onSuccess = (): void => {
    toast({ tone: 'success', title: BAN_DIALOG.toast, description: BAN_DIALOG.doneToast(person.username) });
    onClose();
  };
  const form = useSchemaForm({ schema: banForm, defaultValues: { days: '7', reason: '' }, send: ({ days, reason }) => ban.mutateAsync({ reason, until: untilOf(days) }, { onSuccess }), ...ACTION_PROBLEMS });
  const until = untilOf(form.watch('days'));
  return (
    <ActionForm form={form} title={BAN_DIALOG.title(person.username)} description={BAN_DIALOG.description} action={BAN_DIALOG.action} busyLabel={BAN_DIALOG.busyLabel} danger onClose={onClose}>
      <FormField form={form} name="days" label={BAN_DIALOG.forHowLongLabel} group help={until ? `Until ${fullDate(until)}.` : BAN_DIALOG.foreverHelp}>{({ choice }) => <SegmentedControl block options={LENGTHS} {...choice} />}</FormField>
      <ReasonField form={form} help={BAN_DIALOG.reasonHelp} />
    </ActionForm>
  );
}
