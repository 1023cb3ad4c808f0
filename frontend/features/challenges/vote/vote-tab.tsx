import { useInfiniteQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { duelPath } from '#shared/challenges/challenge-address.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { votesToTokenWords } from '../challenge-progress.words.ts';
import { NO_PAIR, VOTE_TAB } from '../challenge-vote.words.ts';
import { noPairsLeft } from '../no-pairs-left.ts';
import { resultsQuery } from '../winners/results.queries.ts';

/** The tab of a challenge about voting: a link to the vote while pairs are left, when voting opens, or after the results the viewer's pairs. */
export function VoteTab({ challenge }: { challenge: ChallengeDetail }) {
  const { now, timeZone } = useReaderClock();
  const moment = (iso: string): string => shortMoment(iso, now, timeZone);
  const { state, you } = challenge;
  const { judged } = useInfiniteQuery({ ...resultsQuery(challenge.id), enabled: state === 'completed' }).data?.pages[0] ?? {};
  const duel = (label: string) => <LinkButton to={duelPath(challenge)} variant="primary" size="lg" icon={<Scale aria-hidden />}>{label}</LinkButton>;
  const none = noPairsLeft(you);
  const votes = you && you.votes > 0 && (none === null ? VOTE_TAB.votesSoFar : VOTE_TAB.votesInAll)(you.votes);
  if (state === 'voting' && none !== null) return <EmptyState level="h2" art={<EarsScene />} title={NO_PAIR[none].title}>{NO_PAIR[none].text(moment(challenge.resultsAt))} {votes}</EmptyState>;
  if (state === 'voting') return <EmptyState level="h2" art={<EarsScene />} title={VOTE_TAB.startTitle} actions={duel(VOTE_TAB.startButton)}>{VOTE_TAB.startText} {votesToTokenWords(you?.votesToToken ?? null)} {votes}</EmptyState>;
  if (state === 'judging') return <EmptyState level="h2" art={<EarsScene />} title={VOTE_TAB.overTitle}>{VOTE_TAB.overText(moment(challenge.resultsAt))}</EmptyState>;
  if (state === 'completed') return <EmptyState level="h2" art={<EarsScene />} title={VOTE_TAB.doneTitle} actions={judged && judged.seen > 0 && duel(VOTE_TAB.doneButton)}>{judged && judged.seen > 0 ? VOTE_TAB.doneText(judged) : VOTE_TAB.doneNone}</EmptyState>;
  if (state === 'cancelled') return <EmptyState level="h2" title={VOTE_TAB.cancelledTitle} />;
  return <EmptyState level="h2" art={<EarsScene />} title={VOTE_TAB.soonTitle}>{VOTE_TAB.soonText(moment(challenge.closesAt))}</EmptyState>;
}
