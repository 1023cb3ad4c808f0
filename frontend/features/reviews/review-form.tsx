import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { REVIEW_BODY_MAX, reviewBody } from '#contracts/reviews.ts';
import type { Review, ReviewBody } from '#contracts/reviews.ts';
import { placeError } from '#lib/place-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { AttachmentField } from './attachment/attachment-field.tsx';
import { useWriteReview } from './reviews.mutations.ts';
import { StarsInput } from './stars.tsx';
import { REVIEW_FORM } from './reviews.words.ts';

interface ReviewFormProps {
  promptId: string;
  title: string;
  /** The review to change. */
  review: Review | null;
  onDone(): void;
  onCancel?: (() => void) | undefined;
}

const FIELDS = ['rating', 'works', 'title', 'body', 'attachedGenerationId'] as const;

/** Stars, whether it works, and words if one likes. */
export function ReviewForm({ promptId, title, review, onDone, onCancel }: ReviewFormProps) {
  const write = useWriteReview(promptId);
  const [problem, setProblem] = useState<string | null>(null);
  const { control, register, handleSubmit, setError, formState: { errors } } = useForm<ReviewBody>({
    resolver: zodResolver(reviewBody),
    defaultValues: review ? { rating: review.rating, works: review.works, title: review.title, body: review.body, attachedGenerationId: review.attachment?.generationId ?? null } : { rating: 0, works: true, title: '', body: '', attachedGenerationId: null },
  });
  const submit = handleSubmit((values) => write.mutateAsync(values).then(onDone, (error: unknown) => setProblem(placeError(error, FIELDS, setError))));
  return (
    <Card as="section" radius="lg" pad="md" aria-label={review ? 'Change your review' : 'Write a review'}>
      <form noValidate onSubmit={(event) => void submit(event)} className={column({ gap: '4' })}>
        <h3 className={css({ textStyle: 'h4' })}>{review ? 'Change your review' : REVIEW_FORM.title(title)}</h3>
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Field group label="Your stars" error={errors.rating?.message} required>
          <Controller control={control} name="rating" render={({ field }) => <StarsInput value={field.value} onChange={field.onChange} invalid={errors.rating !== undefined} />} />
        </Field>
        <Controller control={control} name="works" render={({ field }) => <Checkbox checked={field.value} onCheckedChange={field.onChange}>{REVIEW_FORM.worksLabel}</Checkbox>} />
        <Field label="In a few words" optional error={errors.title?.message}><Input maxLength={120} {...register('title')} /></Field>
        <Field label={REVIEW_FORM.bodyLabel} optional error={errors.body?.message}><Textarea grow rows={4} maxLength={REVIEW_BODY_MAX} {...register('body')} /></Field>
        <Controller control={control} name="attachedGenerationId" render={({ field }) => <AttachmentField promptId={promptId} value={field.value ?? null} onChange={field.onChange} />} />
        <div className={css({ display: 'flex', justifyContent: 'end', gap: '2' })}>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          <Button type="submit" variant="primary" busy={write.isPending} busyLabel="Sending…">{review ? 'Save changes' : 'Post review'}</Button>
        </div>
      </form>
    </Card>
  );
}
