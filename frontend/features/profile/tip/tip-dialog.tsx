import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { stack, wrap } from '#styled/patterns';
import { sendTip, TIP_MAX, TIP_NOTE_MAX } from '#contracts/tips.ts';
import { call } from '#lib/call.ts';
import { SpendDialog } from '#shared/spending/spend-dialog.tsx';
import { useSpending } from '#shared/spending/use-spending.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { toast } from '#ui/toast.tsx';
import { tipAllowanceQuery } from '../profile.queries.ts';
import { TIP_DIALOG } from '../profile.words.ts';

interface Wish {
  amount: number;
  expectedTotal: number;
  note: string;
}

const AMOUNTS = [5, 10, 25, 50] as const;

/** Dialog in which a user chooses an amount and a message, and confirms the tip with its cost. */
export function TipDialog({ person, onClose }: { person: { id: string; displayName: string }; onClose(): void }) {
  const client = useQueryClient();
  const allowance = useQuery(tipAllowanceQuery).data;
  const [amount, setAmount] = useState<number | null>(AMOUNTS[0]);
  const [note, setNote] = useState('');
  const spending = useSpending((body: Wish, idempotencyKey) => call(sendTip, { params: { id: person.id }, body, idempotencyKey }), {
    onSuccess: ({ tip }) => {
      toast({ tone: 'success', title: TIP_DIALOG.sentTitle(tip.amount, person.displayName), description: TIP_DIALOG.sentText });
      void client.invalidateQueries({ queryKey: tipAllowanceQuery.queryKey });
      onClose();
    },
  });
  const most = Math.min(TIP_MAX, allowance?.left ?? TIP_MAX);
  const fits = amount !== null && amount >= 1 && amount <= most;
  return (
    <SpendDialog
      title={TIP_DIALOG.title(person.displayName)} description={TIP_DIALOG.description} action={TIP_DIALOG.action} busyLabel={TIP_DIALOG.busyLabel}
      price={fits ? amount : null} balance={allowance?.spendable ?? null} spending={spending} note={TIP_DIALOG.note} failure={{ refused: TIP_DIALOG.failed, silent: TIP_DIALOG.uncertain }}
      onSpend={(expectedTotal) => amount !== null && spending.mutate({ amount, expectedTotal, note })} onClose={onClose}
    >
      <div className={stack({ gap: '4' })}>
        <div className={wrap({ gap: '2' })} role="group" aria-label={TIP_DIALOG.quickLabel}>
          {AMOUNTS.map((each) => <Button key={each} size="sm" aria-pressed={amount === each} className={css({ '&[aria-pressed=true]': { borderColor: 'brand', color: 'brand' } })} onClick={() => setAmount(each)}>{each}</Button>)}
        </div>
        <Field label={TIP_DIALOG.amountLabel} help={allowance ? TIP_DIALOG.leftText(allowance.left) : undefined} error={fits ? null : TIP_DIALOG.amountProblem(most)}>
          <NumberInput value={amount} min={1} max={most} step={1} onValueChange={setAmount} />
        </Field>
        <Field label={TIP_DIALOG.noteLabel} optional help={TIP_DIALOG.noteHelp}>
          <Input value={note} maxLength={TIP_NOTE_MAX} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </SpendDialog>
  );
}
