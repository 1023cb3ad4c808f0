import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { Textarea } from '#ui/textarea.tsx';
import type { IssueForm } from './issue-draft.ts';
import { browserWords, thisBrowser, withoutWords, withWords } from './browser-words.ts';
import { ENVIRONMENT_FIELD } from './issues.words.ts';

/** The field of the issue form for where the problem happened. It adds facts about the browser only after the member agrees, as text that can be changed. */
export function EnvironmentField({ form }: { form: SchemaForm<IssueForm> }) {
  const [words] = useState(() => browserWords(thisBrowser()));
  const value = form.watch('environmentInfo') ?? '';
  return (
    <>
      <Checkbox
        help={ENVIRONMENT_FIELD.help} checked={value.includes(words)}
        onCheckedChange={(agreed) => form.setValue('environmentInfo', agreed ? withWords(value, words) : withoutWords(value, words))}
      >{ENVIRONMENT_FIELD.label}</Checkbox>
      <FormField form={form} name="environmentInfo" label={ENVIRONMENT_FIELD.environmentLabel} optional>
        {({ text }) => <Textarea grow mono rows={2} maxLength={4_000} placeholder={ENVIRONMENT_FIELD.placeholder} {...text} />}
      </FormField>
    </>
  );
}
