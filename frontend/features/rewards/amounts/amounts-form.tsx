import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { column, threeColumns, wrap } from '#styled/patterns';
import { MOST_REWARD, saveAdminRewards } from '#contracts/rewards.ts';
import type { AdminRewards, RewardAmounts } from '#contracts/rewards.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { NumberInput } from '#ui/number-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { AMOUNT_NAMES } from './amount-names.ts';
import { amountsQuery, useSaveAmounts } from './amounts.queries.ts';
import { AMOUNTS_FORM } from '../rewards.words.ts';

const amountsForm = z.omit(saveAdminRewards.body, { base: true });
interface AmountsDraft {
  /** Reward amounts while an administrator edits them; a box may be empty. */
  amounts: Record<keyof RewardAmounts, number | null>;
  reason: string;
}

interface AmountsFormProps {
  /** The saved reward amounts as they were when the form was opened. */
  from: AdminRewards;
  onClose(): void;
}

/**
 * Form for the reward amounts and the reason of the change. When another administrator saved first, the server refuses and the form offers to
 * load the latest amounts.
 */
export function AmountsForm({ from, onClose }: AmountsFormProps) {
  const client = useQueryClient();
  const save = useSaveAmounts();
  const onSuccess = (): void => {
    toast({ tone: 'success', title: AMOUNTS_FORM.toast, description: AMOUNTS_FORM.savedToast });
    onClose();
  };
  const form = useSchemaForm<AmountsDraft, z.output<typeof amountsForm>>({
    schema: amountsForm,
    defaultValues: { amounts: from.amounts, reason: '' },
    send: (body) => save.mutateAsync({ base: from.version, ...body }, { onSuccess }),
    failed: AMOUNTS_FORM.failed,
    retry: AMOUNTS_FORM.retry,
  });
  const toDefaults = (): void => AMOUNT_NAMES.forEach(({ key }) => form.setValue(`amounts.${key}`, from.defaults[key]));
  const showLatest = (): void => {
    void client.invalidateQueries({ queryKey: amountsQuery.queryKey });
    onClose();
  };
  return (
    <Form form={form} className={column({ gap: '5' })}>
      <div className={threeColumns({ gap: '4' })}>
        {AMOUNT_NAMES.map(({ key, label, help }) => (
          <FormField key={key} form={form} name={`amounts.${key}`} label={label} help={help}>{({ choice }) => <NumberInput min={0} max={MOST_REWARD} {...choice} />}</FormField>
        ))}
      </div>
      <FormField form={form} name="reason" label={AMOUNTS_FORM.label} help={AMOUNTS_FORM.reasonHelp} required>{({ text }) => <Textarea rows={2} maxLength={500} {...text} />}</FormField>
      <FormAlert form={form} action={form.problem?.code === 'rewards_changed' ? <Button size="sm" onClick={showLatest}>{AMOUNTS_FORM.showTheLatestButton}</Button> : undefined} />
      <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
        <Button onClick={toDefaults}>{AMOUNTS_FORM.backDefaultsButton}</Button>
        <Button onClick={onClose}>{AMOUNTS_FORM.cancelButton}</Button>
        <Button type="submit" variant="primary" busy={form.sending} busyLabel={AMOUNTS_FORM.busyLabel}>{AMOUNTS_FORM.changeNowButton}</Button>
      </div>
    </Form>
  );
}
