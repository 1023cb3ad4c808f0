import { Gift } from 'lucide-react';
import { metaText } from '#styled/patterns';
import type { GenerationDetail } from '#contracts/generation.ts';
import { Button } from '#ui/button.tsx';
import { FREE_RETRY } from '../generation.words.ts';
import { notOnPhones } from './phone-looks.ts';
import { useFreeRetryOf } from './use-free-retry-of.ts';

interface FreeRetryProps {
  run: Pick<GenerationDetail, 'id' | 'freeRetryUntil' | 'freeRetriesLeft'>;
  onRetried(runId: string): void;
}

/** The button for a free retry of a run. It says when the day's free retries are used up. On phones a menu has its entry. */
export function FreeRetry({ run, onRetried }: FreeRetryProps) {
  const free = useFreeRetryOf(run, onRetried);
  if (free === null) return null;
  if (free.usedUp) return <span className={metaText({ hideBelow: 'md' })}>{FREE_RETRY.usedUp}</span>;
  return <Button size="sm" className={notOnPhones} icon={<Gift aria-hidden />} busy={free.busy} busyLabel={FREE_RETRY.busyLabel} onClick={free.start}>{FREE_RETRY.button(free.minutes)}</Button>;
}
