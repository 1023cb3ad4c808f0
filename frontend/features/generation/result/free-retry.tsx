import { Gift } from 'lucide-react';
import { metaText } from '#styled/patterns';
import type { GenerationDetail } from '#contracts/generation.ts';
import { messageOf } from '#lib/api-error.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useFreeRetry } from '../generation.mutations.ts';
import { minutesLeft } from './status-words.ts';
import { FREE_RETRY } from '../generation.words.ts';

interface FreeRetryProps {
  run: Pick<GenerationDetail, 'id' | 'freeRetryUntil' | 'freeRetriesLeft'>;
  onRetried(runId: string): void;
}

/** The button for a free retry of a run (docs/rules/runs.md#free-retry). It says when the day's free retries are used up. */
export function FreeRetry({ run, onRetried }: FreeRetryProps) {
  const now = useNow(10_000);
  const retry = useFreeRetry();
  const left = minutesLeft(run.freeRetryUntil ?? null, now);
  if (left === null || run.freeRetriesLeft == null) return null;
  if (run.freeRetriesLeft === 0) return <span className={metaText()}>{FREE_RETRY.usedUp}</span>;
  const again = (): void =>
    retry.mutate({ id: run.id, expectedTotal: 0 }, {
      onSuccess: (next) => onRetried(next.id),
      onError: (error) => toast({ tone: 'destructive', title: FREE_RETRY.failedTitle, description: messageOf(error, FREE_RETRY.failed) }),
    });
  return <Button size="sm" icon={<Gift aria-hidden />} busy={retry.isPending} busyLabel={FREE_RETRY.busyLabel} onClick={again}>{FREE_RETRY.button(left)}</Button>;
}
