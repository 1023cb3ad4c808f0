import { useMutation, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { rule, RULES } from '#contracts/moderation.ts';
import { decidePack } from '#contracts/pack-admin.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { adminPacksKey } from './admin-packs.queries.ts';
import { PACK_DRAWER } from '../packs-admin.words.ts';

const CHOICES = [
  { value: 'approve', label: PACK_DRAWER.approveLabel, help: PACK_DRAWER.approveHelp },
  { value: 'request_changes', label: PACK_DRAWER.changesLabel, help: PACK_DRAWER.changesHelp },
  { value: 'reject', label: PACK_DRAWER.rejectLabel, help: PACK_DRAWER.rejectHelp },
] as const;
const REASONS = rule.options.map((value) => ({ value, label: RULES[value] }));

/** Form in which an administrator approves or refuses the waiting version of a pack. The pack's maker reads the note. */
export function DecidePack({ packId }: { packId: string }) {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (body: BodyOf<typeof decidePack>) => call(decidePack, { params: { id: packId }, body, idempotencyKey: newActionKey() }),
    onSuccess: () => {
      toast({ tone: 'success', title: PACK_DRAWER.decidedToast });
      return client.invalidateQueries({ queryKey: adminPacksKey });
    },
  });
  const form = useSchemaForm({ schema: decidePack.body, defaultValues: { decision: 'approve', note: '' }, send: (body) => decide.mutateAsync(body), failed: PACK_DRAWER.failed });
  const approves = form.watch('decision') === 'approve';
  return (
    <Form form={form} className={column({ gap: '4' })}>
      <FormAlert form={form} />
      <FormField form={form} name="decision" group label={PACK_DRAWER.decisionLabel}>{({ choice }) => <RadioCards columns={1} options={CHOICES} {...choice} />}</FormField>
      {!approves && <FormField form={form} name="rule" group label={PACK_DRAWER.ruleLabel}>{({ choice }) => <Select options={REASONS} placeholder={PACK_DRAWER.rulePlaceholder} value={choice.value ?? null} onValueChange={choice.onValueChange} />}</FormField>}
      <FormField form={form} name="note" label={PACK_DRAWER.noteLabel} optional={approves}>{({ text }) => <Textarea grow rows={3} maxLength={1_000} {...text} />}</FormField>
      <Button type="submit" variant="primary" className={css({ justifySelf: 'start' })} busy={form.sending} busyLabel={PACK_DRAWER.busyLabel}>{PACK_DRAWER.decideButton}</Button>
    </Form>
  );
}
