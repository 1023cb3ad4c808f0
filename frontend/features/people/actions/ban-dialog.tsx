import { useState } from 'react';
import { DAY_MS } from '#contracts/durations.ts';
import { fullDate } from '#lib/full-date.ts';
import { Field } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { toast } from '#ui/toast.tsx';
import { useBan } from '../people.mutations.ts';
import { ActionForm, issueAt } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { BAN_DIALOG } from '../people.words.ts';

const LENGTHS = [
  { value: '1', label: 'A day' },
  { value: '7', label: 'A week' },
  { value: '30', label: 'A month' },
  { value: 'good', label: 'Permanent' },
] as const;

export function BanDialog({ person, onClose }: ActionDialogProps) {
  const ban = useBan(person.id);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<(typeof LENGTHS)[number]['value']>('7');
  // The end is counted from here, so that pressing the button again after silence says the same thing again.
  const [openedAt] = useState(() => Date.now());
  const until = days === 'good' ? null : new Date(openedAt + Number(days) * DAY_MS).toISOString();
  const submit = (): void =>
    ban.mutate({ reason, until }, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Banned', description: BAN_DIALOG.doneToast(person.username) });
        onClose();
      },
    });
  return (
    <ActionForm
      title={`Ban @${person.username}?`} description={BAN_DIALOG.description} action="Ban" busyLabel="Banning…" danger
      busy={ban.isPending} error={ban.error} onSubmit={submit} onClose={onClose}
    >
      <Field label="For how long" group help={until ? `Until ${fullDate(until)}.` : BAN_DIALOG.foreverHelp}><SegmentedControl block options={LENGTHS} value={days} onValueChange={setDays} /></Field>
      <ReasonField value={reason} onChange={setReason} error={issueAt(ban.error, 'reason')} help={BAN_DIALOG.reasonHelp} />
    </ActionForm>
  );
}
