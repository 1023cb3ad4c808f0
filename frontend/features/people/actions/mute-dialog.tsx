import { useState } from 'react';
import * as z from 'zod/mini';
import { muteUserBody, unbanUserBody } from '#contracts/admin-users.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { fullDate } from '#lib/full-date.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { toast } from '#ui/toast.tsx';
import { useMute, useUnmute } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { ACTION_PROBLEMS, MUTE_DIALOG, PEOPLE, UNMUTE_DIALOG } from '../people.words.ts';

const LENGTHS = [
  { value: '1', label: MUTE_DIALOG.dayLabel },
  { value: '7', label: MUTE_DIALOG.weekLabel },
  { value: '30', label: MUTE_DIALOG.monthLabel },
  { value: '90', label: MUTE_DIALOG.quarterLabel },
] as const;

type Length = (typeof LENGTHS)[number]['value'];

const muteForm = z.object({ days: z.enum(['1', '7', '30', '90']), reason: muteUserBody.shape.reason });

/** Dialog in which an administrator mutes a person, or changes the reason and the end of their mute. */
export function MuteDialog({ person, onClose }: ActionDialogProps) {
  const mute = useMute(person.id);
  // The end of the mute is computed when the dialog opens, so that a press after a lost answer sends the same request again.
  const [openedAt] = useState(() => Date.now());
  const untilOf = (days: Length): string => new Date(openedAt + Number(days) * DAY_MS).toISOString();
  const onSuccess = (): void => {
    toast({ tone: 'success', title: MUTE_DIALOG.toast, description: MUTE_DIALOG.doneToast(person.username) });
    onClose();
  };
  const form = useSchemaForm({ schema: muteForm, defaultValues: { days: '7', reason: '' }, send: ({ days, reason }) => mute.mutateAsync({ reason, until: untilOf(days) }, { onSuccess }), ...ACTION_PROBLEMS });
  return (
    <ActionForm form={form} title={MUTE_DIALOG.title(person.username)} description={MUTE_DIALOG.description} action={MUTE_DIALOG.action} busyLabel={MUTE_DIALOG.busyLabel} danger onClose={onClose}>
      <FormField form={form} name="days" label={MUTE_DIALOG.forHowLongLabel} group help={MUTE_DIALOG.untilHelp(fullDate(untilOf(form.watch('days'))))}>{({ choice }) => <SegmentedControl block options={LENGTHS} {...choice} />}</FormField>
      <ReasonField form={form} help={MUTE_DIALOG.reasonHelp} />
    </ActionForm>
  );
}

export function UnmuteDialog({ person, onClose }: ActionDialogProps) {
  const unmute = useUnmute(person.id);
  const onSuccess = (): void => {
    toast({ tone: 'success', title: UNMUTE_DIALOG.toast, description: UNMUTE_DIALOG.doneToast(person.username) });
    onClose();
  };
  const form = useSchemaForm({ schema: unbanUserBody, defaultValues: { reason: '' }, send: (body) => unmute.mutateAsync(body, { onSuccess }), ...ACTION_PROBLEMS });
  return (
    <ActionForm form={form} title={UNMUTE_DIALOG.title(person.username)} description={UNMUTE_DIALOG.description} action={UNMUTE_DIALOG.action} busyLabel={UNMUTE_DIALOG.busyLabel} onClose={onClose}>
      <ReasonField form={form} help={PEOPLE.reasonHelp} />
    </ActionForm>
  );
}
