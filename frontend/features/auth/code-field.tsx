import { useState } from 'react';
import { stack } from '#styled/patterns';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TextButton } from '#ui/text-link.tsx';

interface CodeFieldProps {
  error: string | undefined;
  onCode(code: string): void;
}

/**
 * Six digits of an authenticator, or a recovery code; spaces that came along with pasting do not count. Phones show digits
 * until the user says that their code has letters.
 */
export function CodeField({ error, onCode }: CodeFieldProps) {
  const [letters, setLetters] = useState(false);
  return (
    <div className={stack({ gap: '2', justifyItems: 'start', '& > :first-child': { width: 'full' } })}>
      <Field label="Code" error={error} help="Six digits from your authenticator, or one of your recovery codes." required>
        <Input
          autoComplete="one-time-code"
          autoCapitalize="none"
          inputMode={letters ? 'text' : 'numeric'}
          spellCheck={false}
          maxLength={24}
          autoFocus
          onChange={(event) => onCode(event.currentTarget.value.replace(/\s+/g, ''))}
        />
      </Field>
      <TextButton quiet aria-pressed={letters} onClick={() => setLetters(!letters)}>Type a recovery code</TextButton>
    </div>
  );
}
