import { useId } from 'react';
import * as z from 'zod/mini';
import { column } from '#styled/patterns';
import { refundReason } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { useGiveBack } from './unlocks.queries.ts';
import { ASK_DIALOG } from '../wallet-purchases.words.ts';
import { WALLET } from '../wallet.words.ts';

const askForm = z.strictObject({ message: refundReason });

/** Dialog in which a buyer asks a moderator for a refund that they cannot take themselves (docs/rules/selling.md#refund-request). */
export function AskDialog({ unlock, title, onClose }: { unlock: Unlock; title: string; onClose(): void }) {
  const formId = useId();
  const ask = useGiveBack(unlock.id);
  const onSuccess = (): void => {
    toast({ tone: 'success', title: ASK_DIALOG.toast, description: WALLET.refundAsked });
    onClose();
  };
  const form = useSchemaForm({ schema: askForm, defaultValues: { message: '' }, send: ({ message }) => ask.mutateAsync(message, { onSuccess }), failed: ASK_DIALOG.failed });
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={ASK_DIALOG.title(unlock.paid)} dismissible={!form.sending}
      description={ASK_DIALOG.description(title)}
      footer={<><Button onClick={onClose}>{ASK_DIALOG.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={ASK_DIALOG.busyLabel}>{ASK_DIALOG.sendTheRequestButton}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '3' })}>
        <FormAlert form={form} title={ASK_DIALOG.failedTitle} />
        <FormField form={form} name="message" label={ASK_DIALOG.label} required help={ASK_DIALOG.help}>
          {({ text }) => <Textarea grow rows={4} maxLength={1_000} {...text} />}
        </FormField>
      </Form>
    </Dialog>
  );
}
