import { useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import type { Review } from '#contracts/reviews.ts';
import { messageOf } from '#lib/api-error.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import type { SpokenPrompt } from './spoken-prompt.ts';
import { useDeleteReview } from './reviews.mutations.ts';
import { OWN_REVIEW, REVIEWS } from './reviews.words.ts';

interface OwnReviewProps {
  prompt: SpokenPrompt;
  review: Review;
}

/** Shows the user's own review above the other reviews, with buttons to change and delete it. */
export function OwnReview({ prompt, review }: OwnReviewProps) {
  const [mode, setMode] = useState<'shown' | 'changing' | 'leaving'>('shown');
  const remove = useDeleteReview(prompt.id, review);
  const shown = (): void => setMode('shown');
  if (mode === 'changing') return <ReviewForm prompt={prompt} review={review} onDone={shown} onCancel={shown} />;
  return (
    <section aria-label={OWN_REVIEW.yourReviewLabel} className={css({ layerStyle: 'card', paddingInline: { base: '4', md: '5' } })}>
      <ReviewCard
        prompt={prompt}
        review={review}
        tools={
          <>
            <IconButton size="sm" label={OWN_REVIEW.changeYourReviewLabel} onClick={() => setMode('changing')}><Pencil aria-hidden /></IconButton>
            <IconButton size="sm" label={OWN_REVIEW.takeReviewDownLabel} onClick={() => setMode('leaving')}><Trash2 aria-hidden /></IconButton>
          </>
        }
      />
      {mode === 'leaving' && (
        <ConfirmDialog
          title={OWN_REVIEW.removeTitle}
          description={OWN_REVIEW.removeText}
          action={OWN_REVIEW.action}
          busyLabel={REVIEWS.removeBusy}
          busy={remove.isPending}
          problem={remove.isError ? messageOf(remove.error, OWN_REVIEW.pleaseTryAgainText) : null}
          onConfirm={() => remove.mutate(undefined, { onSuccess: () => toast({ title: OWN_REVIEW.toast }) })}
          onClose={shown}
        />
      )}
    </section>
  );
}
