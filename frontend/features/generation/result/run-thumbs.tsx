import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import type { GenerationDetail } from '#contracts/generation.ts';
import { rateRun } from '#contracts/reviews.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { dropReads, isLastPress, readAfterPresses } from '#lib/late-reads.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { generationKeys } from '../generation.queries.ts';
import { RUN_THUMBS } from '../generation.words.ts';
import { hasArrived } from './status-words.ts';

type Thumbs = GenerationDetail['rating'];

/**
 * Thumbs up and down, with which the user rates a delivered run. A second press removes the rating. The screen changes at once, and back when
 * the server refuses. A run that brought nothing, or that a reviewer made, cannot be rated.
 */
export function RunThumbs({ run, className }: { run: Pick<GenerationDetail, 'id' | 'rating' | 'status' | 'runSource'>; className?: string }) {
  const client = useQueryClient();
  const queryKey = generationKeys.detail(run.id);
  const mutationKey = ['thumbs', run.id];
  const show = (rating: Thumbs): void => void client.setQueryData<GenerationDetail>(queryKey, (known) => known && { ...known, rating });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `thumbs ${run.id}` },
    mutationFn: (rating: Thumbs) => call(rateRun, { params: { id: run.id }, body: { rating } }),
    onMutate: async (rating) => {
      await dropReads(client, queryKey);
      show(rating);
      return { before: run.rating };
    },
    onError: (error, _, context) => {
      if (context && isLastPress(client, mutationKey)) show(context.before);
      toast({ tone: 'destructive', title: RUN_THUMBS.toast, description: messageOf(error, RUN_THUMBS.pleaseTryAgainText) });
    },
    onSettled: () => readAfterPresses(client, mutationKey, queryKey),
  });
  if (!hasArrived(run) || run.runSource === 'review') return null;
  const press = (rating: 1 | -1): void => mutate(run.rating === rating ? 0 : rating);
  return (
    <span role="group" aria-label={RUN_THUMBS.label} className={cx(css({ display: 'inline-flex', gap: '1' }), className)}>
      <IconButton size="sm" label={RUN_THUMBS.thumbsUpLabel} aria-pressed={run.rating === 1} className={pressed} onClick={() => press(1)}><ThumbsUp aria-hidden /></IconButton>
      <IconButton size="sm" label={RUN_THUMBS.thumbsDownLabel} aria-pressed={run.rating === -1} className={pressed} onClick={() => press(-1)}><ThumbsDown aria-hidden /></IconButton>
    </span>
  );
}

const pressed = css({ '&[aria-pressed=true]': { color: 'brand', '& svg': { fill: 'current' } } });
