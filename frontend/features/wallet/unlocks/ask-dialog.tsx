import { useId, useState } from 'react';
import { column } from '#styled/patterns';
import { refundReason } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useGiveBack } from './unlocks.queries.ts';
import { ASK_DIALOG, WALLET } from '../wallet.words.ts';

/** Asks a moderator for a refund that the buyer cannot take (docs/rules/selling.md#refund-request). */
export function AskDialog({ unlock, title, onClose }: { unlock: Unlock; title: string; onClose(): void }) {
  const formId = useId();
  const ask = useGiveBack(unlock.id);
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const read = refundReason.safeParse(message);
  const submit = (event: React.SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!read.success) return;
    ask.mutate(read.data, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Your request is in', description: WALLET.refundAsked });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={`Ask for ${tokenWords(unlock.paid)} back`} dismissible={!ask.isPending}
      description={ASK_DIALOG.description(title)}
      footer={<><Button onClick={onClose}>Cancel</Button><Button type="submit" form={formId} variant="primary" busy={ask.isPending} busyLabel="Sending…">Send the request</Button></>}
    >
      <form id={formId} noValidate className={column({ gap: '3' })} onSubmit={submit}>
        {ask.isError && <Alert tone="bad" title={ASK_DIALOG.failedTitle}>{messageOf(ask.error, ASK_DIALOG.failed)}</Alert>}
        <Field label={ASK_DIALOG.label} required error={tried ? read.error?.issues[0]?.message : null} help={ASK_DIALOG.help}>
          <Textarea grow rows={4} maxLength={1_000} value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
