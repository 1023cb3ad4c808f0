import type { ResponseOf } from '#contracts/endpoint.ts';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import type { nextVotePair } from '#contracts/challenge-votes.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { NO_PAIR } from '../challenge-vote.words.ts';

interface NoPairProps {
  reason: NonNullable<ResponseOf<typeof nextVotePair>['reason']>;
  challenge: Pick<ChallengeDetail, 'closesAt' | 'resultsAt'>;
  /** The server's time in ms since the epoch, from which times in the text are written. */
  now: number;
  onLeave(): void;
}

/** Says why there is no pair of entries to vote on, and what happens next. */
export function NoPair({ reason, challenge, now, onLeave }: NoPairProps) {
  const { timeZone } = useReaderClock();
  const { title, text } = NO_PAIR[reason];
  return (
    <EmptyState level="h1" art={<EarsScene />} title={title} actions={<Button variant="primary" onClick={onLeave}>{NO_PAIR.back}</Button>}>
      {text(shortMoment(reason === 'not_open' ? challenge.closesAt : challenge.resultsAt, now, timeZone))}
    </EmptyState>
  );
}
