import { ArrowLeft } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import { column } from '#styled/patterns';
import { ApiError } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { reviewFileQuery } from '../moderation.queries.ts';
import type { ReviewItem } from '../moderation.queries.ts';
import { ReviewFileView } from './review-file-view.tsx';
import { VerdictBar } from './verdict-bar.tsx';
import type { Deciding } from './verdict-bar.tsx';
import { REVIEW_DESK } from '../moderation-review.words.ts';

interface ReviewDeskProps {
  id: string;
  now: number;
  keys: boolean;
  hiddenOnPhones: boolean;
  mayDecide(item: ReviewItem): boolean;
  onBack(): void;
  onDecide(item: ReviewItem, decision: Deciding): void;
}

/** Shows the submitted prompt that the moderator opened, with the buttons to decide. */
export function ReviewDesk({ id, now, keys, hiddenOnPhones, mayDecide, onBack, onDecide }: ReviewDeskProps) {
  const reviewFile = useQuery(reviewFileQuery(id));
  const gone = reviewFile.error instanceof ApiError && reviewFile.error.status === 404;
  return (
    <div className={cx(desk, hiddenOnPhones && css({ display: { base: 'none', lg: 'grid' } }))}>
      <Button size="sm" variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={onBack} className={css({ justifySelf: 'start', display: { lg: 'none' } })}>{REVIEW_DESK.allSubmissionsButton}</Button>
      <Card as="section" pad="lg" radius="lg" aria-label={REVIEW_DESK.label} aria-busy={reviewFile.isPending || undefined}>
        {reviewFile.isPending && <Skeleton radius="md" className={css({ height: '[520px]' })} />}
        {gone && <EmptyState size="sm" art={<EarsScene />} title={REVIEW_DESK.alreadyDecidedTitle} actions={<Button onClick={onBack}>{REVIEW_DESK.showTheQueueButton}</Button>}>{REVIEW_DESK.goneText}</EmptyState>}
        {reviewFile.isError && !gone && !reviewFile.data && <FetchProblem error={reviewFile.error} onRetry={() => void reviewFile.refetch()} />}
        {reviewFile.data && !gone && (
          <div className={column({ gap: '5' })}>
            <ReviewFileView reviewFile={reviewFile.data} now={now} own={!mayDecide(reviewFile.data.item)} />
            {mayDecide(reviewFile.data.item)
              ? <VerdictBar keys={keys} onDecide={(decision) => onDecide(reviewFile.data.item, decision)} />
              : <Alert tone="info" title={REVIEW_DESK.yourOwnSubmissionTitle}>{REVIEW_DESK.ownText}</Alert>}
          </div>
        )}
      </Card>
    </div>
  );
}

const desk = column({ gap: '3', minWidth: '0' });
