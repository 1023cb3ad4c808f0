import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { cancelChallenge } from '#contracts/challenge-admin.ts';
import type { AdminChallenge } from '#contracts/challenge-admin.ts';
import { call, newActionKey } from '#lib/call.ts';
import { column } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Textarea } from '#ui/textarea.tsx';
import { CANCEL } from '../challenges-admin.words.ts';
import { refreshAdminChallenges } from './admin-challenges.queries.ts';

/** The dialog in which an administrator cancels a challenge. Its entrants get the reason, and all payments are returned. */
export function CancelDialog({ challenge: { id, title }, onClose }: { challenge: AdminChallenge; onClose(): void }) {
  const formId = useId();
  const client = useQueryClient();
  const form = useSchemaForm({
    schema: cancelChallenge.body,
    defaultValues: { reason: '' },
    send: async (body) => {
      await call(cancelChallenge, { params: { id }, body, idempotencyKey: newActionKey() });
      await refreshAdminChallenges(client);
      onClose();
    },
    failed: CANCEL.failed,
  });
  return (
    <Dialog
      alert open size="sm" onOpenChange={(open) => !open && onClose()} title={CANCEL.title(title)} description={CANCEL.text}
      footer={<><Button onClick={onClose}>{CANCEL.keepButton}</Button><Button type="submit" form={formId} variant="dangerSolid" busy={form.sending} busyLabel={CANCEL.busyLabel}>{CANCEL.button}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="reason" label={CANCEL.reasonLabel}>{({ text }) => <Textarea rows={2} maxLength={200} {...text} />}</FormField>
      </Form>
    </Dialog>
  );
}
