import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { MOST_REWARD, saveAdminRewards } from '#contracts/rewards.ts';
import type { AdminRewards, RewardAmounts } from '#contracts/rewards.ts';
import { ApiError, messageWithRetry } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { AMOUNT_NAMES } from './amount-names.ts';
import { amountsQuery, useSaveAmounts } from './amounts.queries.ts';
import { AMOUNTS_FORM } from '../rewards.words.ts';

type Draft = Record<keyof RewardAmounts, number | null>;

interface AmountsFormProps {
  /** The amounts as they were when editing began. */
  from: AdminRewards;
  onClose(): void;
}

/** A draft of the amounts and why. When another administrator saved first, the form is refused with a way to the latest amounts. */
export function AmountsForm({ from, onClose }: AmountsFormProps) {
  const client = useQueryClient();
  const save = useSaveAmounts();
  const [draft, setDraft] = useState<Draft>(from.amounts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const parsed = saveAdminRewards.body!.safeParse({ base: from.version, amounts: draft, reason });
  const sent = save.error instanceof ApiError ? save.error.body : null;
  const issues: readonly { path: PropertyKey[]; message: string }[] = tried ? (parsed.success ? (sent?.issues ?? []) : parsed.error.issues) : [];
  const at = (path: string): string | undefined => issues.find((issue) => issue.path.join('.') === path)?.message;
  const submit = (): void => {
    setTried(true);
    if (!parsed.success) return;
    save.mutate(parsed.data, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Rewards changed', description: AMOUNTS_FORM.savedToast });
        onClose();
      },
    });
  };
  const showLatest = (): void => {
    void client.invalidateQueries({ queryKey: amountsQuery.queryKey });
    onClose();
  };
  return (
    <form noValidate className={column({ gap: '5' })} onSubmit={(event) => { event.preventDefault(); submit(); }}>
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } })}>
        {AMOUNT_NAMES.map(({ key, label, help }) => (
          <Field key={key} label={label} help={help} error={at(`amounts.${key}`)}>
            <NumberInput value={draft[key]} min={0} max={MOST_REWARD} onValueChange={(value) => setDraft((known) => ({ ...known, [key]: value }))} />
          </Field>
        ))}
      </div>
      <Field label="Reason" help={AMOUNTS_FORM.reasonHelp} error={at('reason')} required>
        <Textarea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      {save.error && !sent?.issues && (
        <Alert tone="bad" action={sent?.code === 'rewards_changed' ? <Button size="sm" onClick={showLatest}>Show the latest</Button> : undefined}>
          {messageWithRetry(save.error, AMOUNTS_FORM.failed, AMOUNTS_FORM.retry)}
        </Alert>
      )}
      <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
        <Button onClick={() => setDraft(from.defaults)}>Back to the defaults</Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving…">Change now</Button>
      </div>
    </form>
  );
}
