import * as z from 'zod/mini';
import { flex, stack } from '#styled/patterns';
import { REVIEW_BODY_MAX, writeComment } from '#contracts/reviews.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Textarea } from '#ui/textarea.tsx';
import { WORDS_FORM } from './reviews.words.ts';

const wordsForm = z.pick(writeComment.body, { body: true });

interface WordsFormProps {
  /** Label of the text box for a comment or answer. */
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  /** Label of the button that sends the comment or answer. */
  action: string;
  begin?: string;
  autoFocus?: boolean;
  onSend(words: string): Promise<unknown>;
  onCancel?: () => void;
}

/** Text box with a button, for comments and answers. It keeps the text until the server has stored the comment. */
export function WordsForm({ label, hideLabel = true, placeholder, action, begin = '', autoFocus = false, onSend, onCancel }: WordsFormProps) {
  const clear = (): void => form.reset({ body: '' });
  const form = useSchemaForm({ schema: wordsForm, defaultValues: { body: begin }, send: ({ body }) => onSend(body).then(clear), failed: WORDS_FORM.failed });
  return (
    <Form form={form} className={stack({ gap: '2' })}>
      <FormField form={form} name="body" label={label} hideLabel={hideLabel} error={form.problem?.words}>
        {/* The text box takes the focus, because the user opened it with a button. */}
        {({ text }) => <Textarea grow rows={2} maxLength={REVIEW_BODY_MAX} placeholder={placeholder} autoFocus={autoFocus} {...text} />}
      </FormField>
      <div className={flex({ justifyContent: 'end', gap: '2' })}>
        {onCancel && <Button size="sm" onClick={onCancel}>{WORDS_FORM.button}</Button>}
        <Button size="sm" type="submit" variant="primary" busy={form.sending} busyLabel={WORDS_FORM.busyLabel}>{action}</Button>
      </div>
    </Form>
  );
}
