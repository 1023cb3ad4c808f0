import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { replayBody } from '#contracts/replay.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { REPLAY, REPLAY_DIALOG } from '../replay.words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { subscribersQuery, useReplay } from './replay.queries.ts';

const TIMES = [
  { value: 'hour', label: REPLAY_DIALOG.hour },
  { value: 'day', label: REPLAY_DIALOG.day },
  { value: 'week', label: REPLAY_DIALOG.week },
] as const;
const LENGTHS = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS };

const replayForm = z.object({ subscriber: replayBody.shape.subscriber, last: z.enum(['hour', 'day', 'week']), reason: replayBody.shape.reason });

/** Dialog in which an administrator delivers the events of a period again to one subscriber that has not handled them. */
export function ReplayDialog({ onClose }: { onClose(): void }) {
  const subscribers = useQuery(subscribersQuery);
  const replay = useReplay();
  // The period of the events is computed when the dialog opens, so that a press after a lost answer sends the same request again.
  const [openedAt] = useState(() => Date.now());
  const options = (subscribers.data ?? []).map(({ subscriber, event }) => ({ value: subscriber, label: REPLAY_DIALOG.subscriberOption(subscriber, event) }));
  const form = useSchemaForm({
    schema: replayForm,
    defaultValues: { subscriber: '', last: 'day' as const, reason: '' },
    send: async ({ subscriber, last, reason }) => {
      const { sent, more } = await replay.mutateAsync({ subscriber, since: new Date(openedAt - LENGTHS[last]).toISOString(), reason });
      if (sent > 0) toast({ tone: 'success', title: REPLAY_DIALOG.toast, description: REPLAY_DIALOG.toastText(sent, more) });
      else toast({ title: REPLAY_DIALOG.noneToast, description: REPLAY_DIALOG.noneText });
      onClose();
    },
  });
  return (
    <ReasonDialog form={form} title={REPLAY_DIALOG.title} text={REPLAY_DIALOG.text} button={REPLAY_DIALOG.button} onClose={onClose}>
      <FormField form={form} name="subscriber" label={REPLAY_DIALOG.subscriberLabel} required>{({ choice }) => <Select options={options} {...choice} />}</FormField>
      <FormField form={form} name="last" label={REPLAY_DIALOG.sinceLabel} group>{({ choice }) => <SegmentedControl block options={TIMES} {...choice} />}</FormField>
      <FormField form={form} name="reason" label={REPLAY.reasonLabel} required>{({ text }) => <Input autoComplete="off" {...text} />}</FormField>
    </ReasonDialog>
  );
}
