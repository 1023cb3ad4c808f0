import { useState } from 'react';
import { mutedText } from '#styled/patterns';
import { LARGE_ADJUSTMENT } from '#contracts/admin-users.ts';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { useAdjustTokens } from '../people.mutations.ts';
import { ActionForm, issueAt } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { TOKENS_DIALOG } from '../people.words.ts';

/** Adds or takes tokens through the ledger; a large amount is asked for twice. */
export function TokensDialog({ person, onClose }: ActionDialogProps) {
  const adjust = useAdjustTokens(person.id);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const amount = Number(typed);
  const valid = Number.isInteger(amount) && amount !== 0;
  const large = Math.abs(amount) > LARGE_ADJUSTMENT;
  const submit = (): void => {
    if (large && !asked) return setAsked(true);
    adjust.mutate({ amount: valid ? amount : 0, reason, ...(large && { confirmed: true }) }, {
      onSuccess: ({ user }) => {
        toast({ tone: 'success', title: 'Tokens adjusted', description: user && TOKENS_DIALOG.doneToast(person.username, user.wallet.balance) });
        onClose();
      },
    });
  };
  return (
    <ActionForm
      title={`Tokens of @${person.username}`} description={TOKENS_DIALOG.description} action={asked ? 'Yes, adjust tokens' : 'Adjust tokens'} busyLabel="Saving…" danger={asked}
      busy={adjust.isPending} error={adjust.error} onSubmit={submit} onClose={onClose}
    >
      <Field label="Amount" help={TOKENS_DIALOG.amountHelp} error={issueAt(adjust.error, 'amount')} required>
        <Input inputMode="numeric" autoComplete="off" value={typed} onChange={(event) => { setTyped(event.currentTarget.value.trim()); setAsked(false); }} />
      </Field>
      <p aria-live="polite" className={mutedText({ fontVariantNumeric: 'tabular-nums' })}>
        {person.wallet.balance.toLocaleString('en-GB')} now{valid && ` → ${(person.wallet.balance + amount).toLocaleString('en-GB')} after`}
      </p>
      <ReasonField value={reason} onChange={(next) => { setReason(next); setAsked(false); }} error={issueAt(adjust.error, 'reason')} help={TOKENS_DIALOG.reasonHelp} />
      {asked && <Alert tone="warn" title="Large amount">{TOKENS_DIALOG.confirmText(amount)}</Alert>}
    </ActionForm>
  );
}
