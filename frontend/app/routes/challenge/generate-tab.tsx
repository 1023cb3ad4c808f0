import type { ChallengeDetail } from '#contracts/challenges.ts';
import { PAGE } from '#features/challenges/challenge-page.words.ts';
import { NoticeButton } from '#features/challenges/hub/notice-button.tsx';
import { useNoPairsLeft } from '#features/challenges/no-pairs-left.ts';
import { SendEarlier } from '#features/challenges/page/send-earlier.tsx';
import { useReaderClock } from '#lib/reader-clock.ts';
import { challengePath, duelPath } from '#shared/challenges/challenge-address.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Bench } from './bench.tsx';

/** The tab of a challenge for making an entry while entries are open. Before and afterwards it says what else there is to do. */
export function GenerateTab({ challenge, now }: { challenge: ChallengeDetail; /** The server's current time in ms since the epoch. */ now: number }) {
  const { timeZone } = useReaderClock();
  const none = useNoPairsLeft(challenge, now);
  const { state, cancelReason, entryFee, prizes } = challenge;
  if (state === 'active') return <><Bench challenge={challenge} /><SendEarlier challenge={challenge} /></>;
  if (state === 'scheduled') return <EmptyState level="h2" art={<EarsScene />} title={PAGE.scheduledTitle} actions={<NoticeButton challenge={challenge} look="button" />}>{PAGE.scheduledText(shortMoment(challenge.opensAt, now, timeZone))}</EmptyState>;
  if (state === 'cancelled') return <Alert tone="warn" title={PAGE.cancelledTitle}>{[cancelReason, prizes.pool !== null || entryFee > 0 ? PAGE.cancelledPaid : PAGE.cancelledFree].filter(Boolean).join(' ')}</Alert>;
  const text = state === 'voting' ? (none ?? PAGE.closedVotingText) : state === 'judging' ? PAGE.closedJudgingText(shortMoment(challenge.resultsAt, now, timeZone)) : PAGE.closedDoneText;
  const action = state === 'voting' ? none === null && <LinkButton variant="primary" to={duelPath(challenge)}>{PAGE.voteButton}</LinkButton> : state === 'completed' ? <LinkButton variant="primary" to={challengePath(challenge, 'winners')}>{PAGE.winnersButton}</LinkButton> : undefined;
  return <EmptyState level="h2" art={<EarsScene />} title={PAGE.closedTitle} actions={action}>{text}</EmptyState>;
}
