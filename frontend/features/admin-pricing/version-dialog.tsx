import * as z from 'zod/mini';
import { stack, wrap } from '#styled/patterns';
import { rollBackPrices, withdrawPrices } from '#contracts/pricing-admin.ts';
import type { PriceKind } from '#contracts/pricing-admin.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { usePriceChange } from './admin-pricing.mutations.ts';
import { ADMIN_PRICING, VERSION_DIALOG } from './admin-pricing.words.ts';

export interface VersionAction {
  act: 'rollBack' | 'withdraw';
  version: number;
}

interface VersionDialogProps {
  kind: PriceKind;
  title: string;
  /** Number of the newest version of the price list that the page shows. */
  base: number;
  action: VersionAction;
  onClose(): void;
}

const WORDS = {
  rollBack: { title: VERSION_DIALOG.rollBackToTitle, text: VERSION_DIALOG.rollBackText, button: VERSION_DIALOG.rollBackButton, busy: VERSION_DIALOG.busy, done: VERSION_DIALOG.done },
  withdraw: { title: VERSION_DIALOG.withdrawTitle, text: VERSION_DIALOG.withdrawText, button: 'Withdraw', busy: 'Withdrawing…', done: 'Withdrawn' },
} as const;

const reasonForm = z.pick(withdrawPrices.body, { reason: true });

/** The dialog that asks for a reason before an old version of prices is restored or a scheduled one is withdrawn. */
export function VersionDialog({ kind, title, base, action: { act, version }, onClose }: VersionDialogProps) {
  const rollBack = usePriceChange(rollBackPrices);
  const withdraw = usePriceChange(withdrawPrices);
  const words = WORDS[act];
  const onSuccess = (): void => {
    toast({ tone: 'success', title: words.done, description: VERSION_DIALOG.doneToast(title, version) });
    onClose();
  };
  const form = useSchemaForm({
    schema: reasonForm,
    defaultValues: { reason: '' },
    send: ({ reason }) => (act === 'rollBack' ? rollBack.mutateAsync({ kind, base, version, reason }, { onSuccess }) : withdraw.mutateAsync({ kind, version, reason }, { onSuccess })),
    failed: ADMIN_PRICING.failed,
    retry: ADMIN_PRICING.retry,
  });
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={VERSION_DIALOG.versionTitle(words.title, version)} description={`${title}: ${words.text}`}>
      <Form form={form} className={stack({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="reason" label={VERSION_DIALOG.label} help={ADMIN_PRICING.reasonHelp} required>{({ text }) => <Textarea rows={2} maxLength={500} {...text} />}</FormField>
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>{VERSION_DIALOG.cancelButton}</Button>
          <Button type="submit" variant={act === 'withdraw' ? 'dangerSolid' : 'primary'} busy={form.sending} busyLabel={words.busy}>{words.button}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
