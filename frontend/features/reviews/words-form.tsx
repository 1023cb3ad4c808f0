import { useId, useState } from 'react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { REVIEW_BODY_MAX } from '#contracts/reviews.ts';
import { messageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { WORDS_FORM } from './reviews.words.ts';

interface WordsFormProps {
  /** Of the text box. */
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  /** What the button says. */
  action: string;
  begin?: string;
  autoFocus?: boolean;
  onSend(words: string): Promise<unknown>;
  onCancel?: () => void;
}

/** A text box and its button: for comments and answers. What was written stays until it has arrived. */
export function WordsForm({ label, hideLabel = true, placeholder, action, begin = '', autoFocus = false, onSend, onCancel }: WordsFormProps) {
  const id = useId();
  const [words, setWords] = useState(begin);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    if (busy) return;
    if (words.trim() === '') {
      setProblem('Write something first');
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    await onSend(words.trim()).then(
      () => setWords(''),
      (error: unknown) => setProblem(messageOf(error, WORDS_FORM.failed)),
    );
    setBusy(false);
  };
  return (
    <form
      noValidate
      className={stack({ gap: '2' })}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field id={id} label={label} hideLabel={hideLabel} error={problem}>
        {/* The box was asked for by the button that opened it. */}
        <Textarea grow rows={2} maxLength={REVIEW_BODY_MAX} placeholder={placeholder} value={words} autoFocus={autoFocus} onChange={(event) => setWords(event.currentTarget.value)} />
      </Field>
      <div className={css({ display: 'flex', justifyContent: 'end', gap: '2' })}>
        {onCancel && <Button size="sm" onClick={onCancel}>Cancel</Button>}
        <Button size="sm" type="submit" variant="primary" busy={busy} busyLabel="Sending…">{action}</Button>
      </div>
    </form>
  );
}
