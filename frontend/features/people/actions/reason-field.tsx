import type { FieldPath } from 'react-hook-form';
import { FormField } from '#ui/form/form-field.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { Textarea } from '#ui/textarea.tsx';
import { REASON_FIELD } from '../people.words.ts';

/** Field for the reason of an action on an account, which the audit log stores. `help` says whether the person is told. */
export const ReasonField = <Values extends { reason: string }>({ form, help }: { form: SchemaForm<Values>; help: string }) => (
  <FormField form={form} name={'reason' as FieldPath<Values>} label={REASON_FIELD.label} help={help} required>
    {({ text }) => <Textarea rows={2} maxLength={500} {...text} />}
  </FormField>
);
