import type * as z from 'zod/mini';
import { column, flex } from '#styled/patterns';
import { decideCashOut } from '#contracts/cash-outs.ts';
import type { AdminCashOut } from '#contracts/cash-outs.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { toast } from '#ui/toast.tsx';
import { useDecideCashOut } from '../cash-outs.mutations.ts';
import { CASH_OUTS_PANEL } from '../cash-outs.words.ts';

type Decision = z.output<typeof decideCashOut.body>;

/** The form in which an administrator makes the next decision about a payout request, after reading its effect. */
export function DecisionForm({ request: { id, state } }: { request: AdminCashOut }) {
  const decide = useDecideCashOut(id);
  const choices: Decision['decision'][] = state === 'requested' ? ['approve', 'reject'] : ['paid', 'reject'];
  const form = useSchemaForm<Decision, Decision>({
    schema: decideCashOut.body,
    defaultValues: { decision: state === 'requested' ? 'approve' : 'paid', note: '' },
    send: (body) => decide.mutateAsync(body, { onSuccess: () => void toast({ tone: 'success', title: CASH_OUTS_PANEL.done }) }),
    failed: CASH_OUTS_PANEL.failed,
  });
  const decision = form.watch('decision');
  return (
    <Form form={form} className={column({ gap: '3', padding: '4', borderRadius: 'md', backgroundColor: 'raised' })}>
      <FormField form={form} name="decision" label={CASH_OUTS_PANEL.decisionLabel} group>{({ choice }) => <SegmentedControl options={choices.map((value) => ({ value, label: CASH_OUTS_PANEL.decisions[value] }))} {...choice} />}</FormField>
      <FormField form={form} name="note" label={CASH_OUTS_PANEL.noteLabel} help={CASH_OUTS_PANEL.helps[decision]} required>{({ text }) => <Input maxLength={500} {...text} />}</FormField>
      <FormAlert form={form} />
      <div className={flex({ justifyContent: 'flex-end' })}><Button type="submit" variant={decision === 'reject' ? 'dangerSolid' : 'primary'} busy={form.sending} busyLabel={CASH_OUTS_PANEL.busyLabel}>{CASH_OUTS_PANEL.sendButton}</Button></div>
    </Form>
  );
}
