import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { browserWords, thisBrowser, withoutWords, withWords } from './browser-words.ts';
import { ENVIRONMENT_FIELD } from './issues.words.ts';

interface EnvironmentFieldProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
}

/** Where it happened. The browser says nothing about itself before its owner has agreed, and then in words that can be changed. */
export function EnvironmentField({ value, onChange, error }: EnvironmentFieldProps) {
  const [words] = useState(() => browserWords(thisBrowser()));
  return (
    <>
      <Checkbox
        help="Page, browser, language, window and theme. You can read and change them before you send." checked={value.includes(words)}
        onCheckedChange={(agreed) => onChange(agreed ? withWords(value, words) : withoutWords(value, words))}
      >{ENVIRONMENT_FIELD.label}</Checkbox>
      <Field label="Environment" optional error={error}>
        <Textarea grow mono rows={2} maxLength={4_000} placeholder="Device, browser, anything unusual" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      </Field>
    </>
  );
}
