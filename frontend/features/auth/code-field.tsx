import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface CodeFieldProps {
  error: string | undefined;
  onCode(code: string): void;
}

/** Six digits of an authenticator, or a recovery code; spaces that came along with pasting do not count. */
export function CodeField({ error, onCode }: CodeFieldProps) {
  return (
    <Field label="Code" error={error} help="Six digits from your authenticator, or one of your recovery codes." required>
      <Input
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        autoFocus
        onChange={(event) => onCode(event.currentTarget.value.replace(/\s+/g, ''))}
      />
    </Field>
  );
}
