import { useState } from 'react';
import * as z from 'zod/mini';
import { redeliverEvent } from '#contracts/machinery.ts';
import type { UnfinishedEvent } from '#contracts/machinery.ts';
import { css } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Moment } from '#ui/moment.tsx';
import { ReportTable } from '#ui/report-table.tsx';
import { toast } from '#ui/toast.tsx';
import { UNFINISHED_EVENTS } from '../machinery.words.ts';
import { MachineryCard } from './machinery-card.tsx';
import { useRedelivery } from './machinery.queries.ts';

/** Card that lists events that some of their subscribers have not handled, with a button that delivers them again. */
export const UnfinishedEvents = () => (
  <MachineryCard title={UNFINISHED_EVENTS.title} intro={UNFINISHED_EVENTS.intro} height={oneLine}>{({ unfinished }) => <Events events={unfinished} />}</MachineryCard>
);

/** Usually no event is unfinished, and one sentence says so: on phones it takes two lines. */
const oneLine = css({ height: { base: '[42px]', md: '[21px]' } });

function Events({ events }: { events: readonly UnfinishedEvent[] }) {
  const [asked, setAsked] = useState<UnfinishedEvent | null>(null);
  return (
    <>
      {events.length === 0 ? <p className={mutedText()}>{UNFINISHED_EVENTS.none}</p> : (
        <ReportTable label={UNFINISHED_EVENTS.label}>
          <thead><tr>{UNFINISHED_EVENTS.columns.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.id}>
                <th scope="row">{event.name}</th>
                <td><Moment at={event.occurredAt} /></td>
                <td>{event.sends.toLocaleString('en-US')}</td>
                <td data-words>{UNFINISHED_EVENTS.handled(event.handled)}</td>
                <td><Button size="sm" aria-label={UNFINISHED_EVENTS.again(event.name)} onClick={() => setAsked(event)}>{UNFINISHED_EVENTS.button}</Button></td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
      {asked && <AgainDialog event={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const { reason } = redeliverEvent.body.shape;
const againForm = z.object({ reason });
type AgainForm = z.infer<typeof againForm>;

function AgainDialog({ event: { id, name }, onClose }: { event: UnfinishedEvent; onClose(): void }) {
  const redelivery = useRedelivery(id);
  const form = useSchemaForm<AgainForm, AgainForm>({
    schema: againForm,
    defaultValues: { reason: '' },
    send: async (typed) => {
      await redelivery.mutateAsync(typed);
      toast({ tone: 'success', title: UNFINISHED_EVENTS.toast, description: UNFINISHED_EVENTS.toastText });
      onClose();
    },
  });
  return (
    <Dialog open alert size="md" onOpenChange={(open) => !open && onClose()} title={UNFINISHED_EVENTS.dialogTitle(name)}>
      <Form form={form} className={column({ gap: '4' })}>
        <p>{UNFINISHED_EVENTS.dialogText}</p>
        <FormField form={form} name="reason" label={UNFINISHED_EVENTS.reasonLabel} required>{({ text }) => <Input autoComplete="off" {...text} />}</FormField>
        <FormAlert form={form} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>{UNFINISHED_EVENTS.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.sending} busyLabel={UNFINISHED_EVENTS.busy}>{UNFINISHED_EVENTS.button}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
