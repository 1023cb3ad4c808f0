import type { GenerationDetail } from '#contracts/generation.ts';
import { messageOf } from '#lib/api-error.ts';
import { useNow } from '#lib/use-now.ts';
import { toast } from '#ui/toast.tsx';
import { useFreeRetry } from '../generation.mutations.ts';
import { FREE_RETRY } from '../generation.words.ts';
import { minutesLeft } from './status-words.ts';

interface FreeRetryOfRun {
  /** Minutes in which the run can still be retried for free. */
  minutes: number;
  /** Whether the user has no free retry left today. */
  usedUp: boolean;
  busy: boolean;
  start(): void;
}

/** Returns the free retry of a run (docs/rules/runs.md#free-retry), and null when there is none or its time has passed. */
export function useFreeRetryOf(run: Pick<GenerationDetail, 'id' | 'freeRetryUntil' | 'freeRetriesLeft'>, onRetried: ((runId: string) => void) | undefined): FreeRetryOfRun | null {
  const now = useNow(10_000);
  const retry = useFreeRetry();
  const minutes = minutesLeft(run.freeRetryUntil ?? null, now);
  if (!onRetried || minutes === null || run.freeRetriesLeft == null) return null;
  const start = (): void =>
    retry.mutate({ id: run.id, expectedTotal: 0 }, {
      onSuccess: (next) => onRetried(next.id),
      onError: (error) => toast({ tone: 'destructive', title: FREE_RETRY.failedTitle, description: messageOf(error, FREE_RETRY.failed) }),
    });
  return { minutes, usedUp: run.freeRetriesLeft === 0, busy: retry.isPending, start };
}
