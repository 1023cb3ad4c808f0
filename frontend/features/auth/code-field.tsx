import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { stack } from '#styled/patterns';
import { FormField } from '#ui/form/form-field.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { CODE_FIELD } from './auth-forms.words.ts';

/**
 * The field for a code of the second factor: six digits or a recovery code, without spaces. Phones show number keys until the user says that
 * their code has letters.
 */
export function CodeField<Values extends FieldValues & { code?: string | undefined }>({ form }: { form: SchemaForm<Values> }) {
  const [letters, setLetters] = useState(false);
  return (
    <div className={stack({ gap: '2', justifyItems: 'start', '& > :first-child': { width: 'full' } })}>
      <FormField form={form} name={'code' as FieldPath<Values>} label={CODE_FIELD.label} help={CODE_FIELD.help} required>
        {({ text, choice }) => (
          <Input
            {...text} autoComplete="one-time-code" autoCapitalize="none" inputMode={letters ? 'text' : 'numeric'} spellCheck={false} maxLength={24} autoFocus
            onChange={(event) => choice.onValueChange(event.currentTarget.value.replace(/\s+/g, '') as typeof choice.value)}
          />
        )}
      </FormField>
      <TextButton quiet aria-pressed={letters} onClick={() => setLetters(!letters)}>{CODE_FIELD.button}</TextButton>
    </div>
  );
}
