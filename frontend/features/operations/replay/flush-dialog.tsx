import { flushCachesBody } from '#contracts/replay.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { FLUSH_DIALOG, REPLAY } from '../replay.words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useFlushCaches } from './replay.queries.ts';

/** Dialog in which an administrator gives a reason and empties the cache of sessions. */
export function FlushDialog({ onClose }: { onClose(): void }) {
  const flush = useFlushCaches();
  const form = useSchemaForm({
    schema: flushCachesBody,
    defaultValues: { reason: '' },
    send: async (body) => {
      const { forgotten } = await flush.mutateAsync(body);
      toast({ tone: 'success', title: FLUSH_DIALOG.toast, description: FLUSH_DIALOG.toastText(forgotten) });
      onClose();
    },
  });
  return (
    <ReasonDialog form={form} title={FLUSH_DIALOG.title} text={FLUSH_DIALOG.text} button={FLUSH_DIALOG.button} onClose={onClose}>
      <FormField form={form} name="reason" label={REPLAY.reasonLabel} required>{({ text }) => <Input autoComplete="off" {...text} />}</FormField>
    </ReasonDialog>
  );
}
