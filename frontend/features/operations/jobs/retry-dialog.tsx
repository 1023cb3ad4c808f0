import * as z from 'zod/mini';
import { retryJobsBody } from '#contracts/failed-jobs.ts';
import type { RetryJobsBody } from '#contracts/failed-jobs.ts';
import { column, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { RETRY_DIALOG } from '../jobs.words.ts';
import { useRetryJobs } from './jobs.queries.ts';

export type Retried = Pick<RetryJobsBody, 'queue' | 'jobs'>;

const retryForm = z.object({ reason: retryJobsBody.shape.reason });

/** Dialog that asks for a reason before failed jobs run again. */
export function RetryDialog({ retried: { queue, jobs }, onClose }: { retried: Retried; onClose(): void }) {
  const retry = useRetryJobs();
  const form = useSchemaForm({
    schema: retryForm,
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const { retried } = await retry.mutateAsync({ queue, jobs, reason });
      if (retried > 0) toast({ tone: 'success', title: RETRY_DIALOG.toast, description: RETRY_DIALOG.toastText(retried) });
      else toast({ title: RETRY_DIALOG.noneToast, description: RETRY_DIALOG.noneText });
      onClose();
    },
  });
  return (
    <Dialog open alert size="md" onOpenChange={(open) => !open && onClose()} title={'id' in jobs ? RETRY_DIALOG.oneTitle(jobs.id) : RETRY_DIALOG.allTitle(jobs.name, queue)}>
      <Form form={form} className={column({ gap: '4' })}>
        <p>{RETRY_DIALOG.text}</p>
        <FormField form={form} name="reason" label={RETRY_DIALOG.reasonLabel} required>{({ text }) => <Input autoComplete="off" {...text} />}</FormField>
        <FormAlert form={form} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>{RETRY_DIALOG.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.sending} busyLabel={RETRY_DIALOG.busy}>{RETRY_DIALOG.button}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
