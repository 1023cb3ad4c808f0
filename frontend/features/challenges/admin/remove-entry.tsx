import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { column } from '#styled/patterns';
import { removeEntry } from '#contracts/challenge-admin.ts';
import type { AdminEntry } from '#contracts/challenge-admin.ts';
import { note, rule, RULES } from '#contracts/moderation.ts';
import type { Rule } from '#contracts/moderation.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ENTRY } from '../challenges-admin.words.ts';
import { refreshAdminChallenges } from './admin-challenges.queries.ts';

interface RemoveEntryProps {
  challengeId: string;
  entry: AdminEntry;
  onClose(): void;
}

const removeForm = z.strictObject({ rule: z.enum(rule.options, ENTRY.rulePlaceholder), note });
interface RemoveForm {
  /** The rule that the entry breaks; null until the administrator chooses one. */
  rule: Rule | null;
  note: string;
}
const REASONS = rule.options.map((value) => ({ value, label: RULES[value] }));

/** The dialog in which an administrator removes an entry for the rule that it breaks. The entry's author gets the administrator's note. */
export function RemoveEntry({ challengeId, entry, onClose }: RemoveEntryProps) {
  const formId = useId();
  const client = useQueryClient();
  const form = useSchemaForm<RemoveForm, z.infer<typeof removeForm>>({
    schema: removeForm,
    defaultValues: { rule: null, note: '' },
    send: async (body) => {
      await call(removeEntry, { params: { id: challengeId, entryId: entry.id }, body, idempotencyKey: newActionKey() });
      await refreshAdminChallenges(client);
      onClose();
    },
    failed: ENTRY.failed,
  });
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={ENTRY.removeTitle(entry.title)} description={ENTRY.removeText}
      footer={<><Button onClick={onClose}>{ENTRY.cancelButton}</Button><Button type="submit" form={formId} variant="dangerSolid" busy={form.sending} busyLabel={ENTRY.removeBusy}>{ENTRY.removeButton}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="rule" group label={ENTRY.ruleLabel}>{({ choice }) => <Select options={REASONS} placeholder={ENTRY.rulePlaceholder} value={choice.value} onValueChange={choice.onValueChange} />}</FormField>
        <FormField form={form} name="note" label={ENTRY.noteLabel} optional>{({ text }) => <Textarea grow rows={3} maxLength={1_000} {...text} />}</FormField>
      </Form>
    </Dialog>
  );
}
