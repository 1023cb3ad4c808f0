import { useState } from 'react';
import { stack, wrap } from '#styled/patterns';
import { rollBackPrices, withdrawPrices } from '#contracts/pricing-admin.ts';
import type { PriceKind } from '#contracts/pricing-admin.ts';
import { ApiError, messageWithRetry } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { usePriceChange } from './price-change.mutation.ts';
import { ADMIN_PRICING, VERSION_DIALOG } from './admin-pricing.words.ts';

export interface VersionAction {
  act: 'rollBack' | 'withdraw';
  version: number;
}

interface VersionDialogProps {
  kind: PriceKind;
  title: string;
  /** The newest version that is on the page. */
  base: number;
  action: VersionAction;
  onClose(): void;
}

const WORDS = {
  rollBack: { title: 'Roll back to', text: VERSION_DIALOG.rollBackText, button: 'Roll back', busy: 'Rolling back…', done: 'Rolled back' },
  withdraw: { title: 'Withdraw', text: VERSION_DIALOG.withdrawText, button: 'Withdraw', busy: 'Withdrawing…', done: 'Withdrawn' },
} as const;

/** One question, with a reason, before an old version comes back or one to come is dropped. */
export function VersionDialog({ kind, title, base, action: { act, version }, onClose }: VersionDialogProps) {
  const rollBack = usePriceChange(rollBackPrices);
  const withdraw = usePriceChange(withdrawPrices);
  const [reason, setReason] = useState('');
  const { error, isPending } = act === 'rollBack' ? rollBack : withdraw;
  const words = WORDS[act];
  const issue = error instanceof ApiError ? error.body?.issues?.find(({ path }) => path[0] === 'reason')?.message : undefined;
  const onSuccess = (): void => {
    toast({ tone: 'success', title: words.done, description: VERSION_DIALOG.doneToast(title, version) });
    onClose();
  };
  const submit = (): void => {
    if (act === 'rollBack') rollBack.mutate({ kind, base, version, reason }, { onSuccess });
    else withdraw.mutate({ kind, version, reason }, { onSuccess });
  };
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={`${words.title} version ${version}`} description={`${title}: ${words.text}`}>
      <form noValidate className={stack({ gap: '4' })} onSubmit={(event) => { event.preventDefault(); submit(); }}>
        {error && !issue && <Alert tone="bad">{messageWithRetry(error, ADMIN_PRICING.failed, ADMIN_PRICING.retry)}</Alert>}
        <Field label="Reason" help={ADMIN_PRICING.reasonHelp} error={issue} required>
          <Textarea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        </Field>
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={act === 'withdraw' ? 'dangerSolid' : 'primary'} busy={isPending} busyLabel={words.busy}>{words.button}</Button>
        </div>
      </form>
    </Dialog>
  );
}
