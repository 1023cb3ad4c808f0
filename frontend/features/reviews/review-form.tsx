import { Controller } from 'react-hook-form';
import { css } from '#styled/css';
import { column, flex } from '#styled/patterns';
import { REVIEW_BODY_MAX, reviewBody } from '#contracts/reviews.ts';
import type { Review } from '#contracts/reviews.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { AttachmentField } from './attachment/attachment-field.tsx';
import { useWriteReview } from './reviews.mutations.ts';
import type { SpokenPrompt } from './spoken-prompt.ts';
import { StarsInput } from './stars.tsx';
import { REVIEW_FORM } from './reviews.words.ts';

interface ReviewFormProps {
  prompt: SpokenPrompt;
  /** The review to change; null for a new one. */
  review: Review | null;
  onDone(): void;
  onCancel?: (() => void) | undefined;
}

/** Form in which a user writes a review: stars, whether the prompt works, and an optional text. */
export function ReviewForm({ prompt: { id, title, targetType = 'prompt' }, review, onDone, onCancel }: ReviewFormProps) {
  const write = useWriteReview(id, targetType);
  const form = useSchemaForm({
    schema: reviewBody,
    defaultValues: review ? { rating: review.rating, works: review.works, title: review.title, body: review.body, attachedGenerationId: review.attachment?.generationId ?? null } : { rating: 0, works: true, title: '', body: '', attachedGenerationId: null },
    send: (body) => write.mutateAsync(body).then(onDone),
  });
  return (
    <Card as="section" radius="lg" pad="md" aria-label={review ? REVIEW_FORM.changeYourReviewLabel : REVIEW_FORM.writeReviewLabel}>
      <Form form={form} className={column({ gap: '4' })}>
        <h3 className={css({ textStyle: 'h4' })}>{review ? REVIEW_FORM.changeYourReviewLabel : REVIEW_FORM.title(title)}</h3>
        <FormAlert form={form} />
        <FormField form={form} name="rating" group label={REVIEW_FORM.yourStarsLabel} required>{({ choice }) => <StarsInput value={choice.value} onChange={choice.onValueChange} />}</FormField>
        <Controller control={form.control} name="works" render={({ field }) => <Checkbox checked={field.value} onCheckedChange={field.onChange}>{REVIEW_FORM.worksLabel}</Checkbox>} />
        <FormField form={form} name="title" label={REVIEW_FORM.inFewWordsLabel} optional>{({ text }) => <Input maxLength={120} {...text} />}</FormField>
        <FormField form={form} name="body" label={REVIEW_FORM.bodyLabel} optional>{({ text }) => <Textarea grow rows={4} maxLength={REVIEW_BODY_MAX} {...text} />}</FormField>
        {targetType === 'prompt' && <Controller control={form.control} name="attachedGenerationId" render={({ field }) => <AttachmentField promptId={id} value={field.value ?? null} onChange={field.onChange} />} />}
        <div className={flex({ justifyContent: 'end', gap: '2' })}>
          {onCancel && <Button onClick={onCancel}>{REVIEW_FORM.cancelButton}</Button>}
          <Button type="submit" variant="primary" busy={form.sending} busyLabel={REVIEW_FORM.busyLabel}>{review ? REVIEW_FORM.saveChangesButton : REVIEW_FORM.postReviewButton}</Button>
        </div>
      </Form>
    </Card>
  );
}
