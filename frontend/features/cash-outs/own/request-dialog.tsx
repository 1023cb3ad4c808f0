import { useId } from 'react';
import type * as z from 'zod/mini';
import { column } from '#styled/patterns';
import { requestCashOut } from '#contracts/cash-outs.ts';
import type { CashOuts } from '#contracts/cash-outs.ts';
import { dollars } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { toast } from '#ui/toast.tsx';
import { useRequestCashOut } from '../cash-outs.mutations.ts';
import { EARNINGS } from '../cash-outs.words.ts';

interface Draft {
  /** Number of tokens to pay out; null while the box is empty. */
  tokens: number | null;
  payTo: string;
}

/** The dialog in which a creator requests a payout: how many tokens, where to, and the resulting amount of money. */
export function RequestDialog({ earnings: { payable, least, centsPer100 }, onClose }: { earnings: CashOuts; onClose(): void }) {
  const formId = useId();
  const request = useRequestCashOut();
  const form = useSchemaForm<Draft, z.output<typeof requestCashOut.body>>({
    schema: requestCashOut.body,
    defaultValues: { tokens: payable, payTo: '' },
    send: (body) => request.mutateAsync(body, {
      onSuccess: () => {
        toast({ tone: 'success', title: EARNINGS.sent });
        onClose();
      },
    }),
    failed: EARNINGS.failed,
  });
  const money = dollars(Math.floor(((form.watch('tokens') ?? 0) * centsPer100) / 100));
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={EARNINGS.dialogTitle} description={EARNINGS.dialogText}
      footer={<><Button onClick={onClose}>{EARNINGS.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={EARNINGS.sendingLabel}>{EARNINGS.sendButton(money)}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="tokens" label={EARNINGS.tokensLabel} help={EARNINGS.tokensHelp(payable, money)}>{({ choice }) => <NumberInput min={least} max={payable} {...choice} />}</FormField>
        <FormField form={form} name="payTo" label={EARNINGS.payToLabel} help={EARNINGS.payToHelp} required>{({ text }) => <Input maxLength={200} autoComplete="off" {...text} />}</FormField>
      </Form>
    </Dialog>
  );
}
