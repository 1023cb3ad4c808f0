import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { css } from '#styled/css';
import { column, dividedList, mutedText, stack } from '#styled/patterns';
import type { Review } from '#contracts/reviews.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnReview } from './own-review.tsx';
import { RatingSpread } from './rating-spread.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewsQuery } from './reviews.queries.ts';
import type { ReviewSort } from './reviews.queries.ts';
import type { SpokenPrompt } from './spoken-prompt.ts';
import { REVIEWS_TAB } from './reviews.words.ts';
import { elementAt } from '#contracts/must.ts';

const SORTS = [{ value: 'helpful', label: REVIEWS_TAB.mostHelpfulLabel }, { value: 'newest', label: REVIEWS_TAB.newestLabel }, { value: 'lowest', label: REVIEWS_TAB.lowestLabel }] as const;

interface ReviewsTabProps {
  prompt: SpokenPrompt;
  /** Called to open the dialog that reports a review. */
  onReport(review: Review): void;
}

/** Tab with the reviews of a prompt: the spread of stars, the user's own review, and those of others. */
export function ReviewsTab({ prompt, onReport }: ReviewsTabProps) {
  const [sort, setSort] = useState<ReviewSort>('helpful');
  const reviews = useInfiniteQuery(reviewsQuery(prompt.id, sort, prompt.targetType));
  if (reviews.isPending) return <div aria-busy="true" className={stack({ gap: '4' })}>{[0, 1, 2].map((row) => <Skeleton key={row} radius="lg" className={css({ height: '[128px]' })} />)}</div>;
  if (reviews.isError && !reviews.data) return <FetchProblem error={reviews.error} onRetry={() => void reviews.refetch()} />;
  const { spread, mine, mayReview } = elementAt(reviews.data.pages, 0);
  const others = reviews.data.pages.flatMap((page) => page.items).filter((review) => !review.mine);
  const total = spread.reduce((sum, count) => sum + count, 0);
  return (
    <div className={column({ gap: '6' })}>
      <RatingSpread spread={spread} />
      {mine && <OwnReview key={mine.editedAt} prompt={prompt} review={mine} />}
      {!mine && mayReview && <ReviewForm prompt={prompt} review={null} onDone={() => undefined} />}
      {total === 0 && (
        <EmptyState size="sm" level="h3" title={REVIEWS_TAB.title}>
          {mayReview ? REVIEWS_TAB.firstText : prompt.targetType === 'prompt_pack' ? REVIEWS_TAB.emptyPackText : REVIEWS_TAB.emptyText}
        </EmptyState>
      )}
      {total > 0 && !mine && !mayReview && <p className={mutedText({ color: 'fg.subtle' })}>{prompt.targetType === 'prompt_pack' ? REVIEWS_TAB.notRunPackText : REVIEWS_TAB.notRunText}</p>}
      {others.length > 0 && (
        <section aria-label={REVIEWS_TAB.reviewsLabel} className={column({ gap: '1' })}>
          {total > 1 && <SegmentedControl label={REVIEWS_TAB.orderLabel} options={SORTS} value={sort} onValueChange={setSort} className={css({ justifySelf: 'start' })} />}
          <ul className={dividedList()}>
            {others.map((review) => <li key={review.id}><ReviewCard prompt={prompt} review={review} tools={<IconButton size="sm" label={REVIEWS_TAB.reportLabel(review.author.displayName)} onClick={() => onReport(review)}><Flag size={16} aria-hidden /></IconButton>} /></li>)}
          </ul>
        </section>
      )}
      <LoadMore list={reviews} what="reviews" tight />
    </div>
  );
}
