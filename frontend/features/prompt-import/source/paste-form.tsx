import { stack } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { PASTE_FORM } from '../prompt-import.words.ts';

export const PASTE_MAX = 200_000;

interface PasteFormProps {
  text: string;
  onText(text: string): void;
  /** Error of the last conversion of the pasted text; null for none. */
  error: unknown;
  onSubmit(): void;
}

/** Form of the import for a pasted prompt in any notation. Ctrl or ⌘ with Enter submits it. */
export function PasteForm({ text, onText, error, onSubmit }: PasteFormProps) {
  return (
    <div className={stack({ gap: '4' })}>
      <Field
        label={PASTE_FORM.label} help={PASTE_FORM.help}
        error={text.length > PASTE_MAX ? PASTE_FORM.error(text.length, PASTE_MAX) : null}
      >
        <Textarea
          mono rows={9} data-autofocus spellCheck={false} value={text} placeholder={PASTE_FORM.placeholder}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit();
          }}
        />
      </Field>
      {error ? <Alert tone="bad" title={PASTE_FORM.failedTitle}>{messageOf(error, PASTE_FORM.failed)}</Alert> : null}
    </div>
  );
}
