import type { ReactNode } from 'react';
import { Flame, ListChecks, Trophy, Vote } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { css } from '#styled/css';
import { centered, column, mutedText, stack, wrap } from '#styled/patterns';
import { VOTES_PER_TOKEN } from '#contracts/challenge-votes.ts';
import type { RewardAmounts, Rewards } from '#contracts/rewards.ts';
import { confirmWords } from '#shared/rewards/reward-words.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { StepList } from '../checklist/checklist-card.tsx';
import { ClaimButton } from '../claim-button.tsx';
import { streakTitle } from '../claim-words.ts';
import { useRewards } from '../use-rewards.ts';
import { EARN_WAYS } from '../rewards.words.ts';

/**
 * Lists every action that pays tokens, what waits for the email confirmation, what is left of the daily cap, and when the next day begins.
 * `achievements` is the address of the list of achievements.
 */
export function EarnWays({ achievements }: { achievements: string }) {
  const { rewards: { data, error, refetch }, now } = useRewards();
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[360px]' })} /></div>;
  const { claim, checklist, amounts } = data;
  return (
    <Card as="section" radius="lg" pad="lg" aria-labelledby="ways-title" className={column({ gap: '5' })}>
      <Today rewards={data} reset={EARN_WAYS.resetTime(claim.nextResetAt, now)} />
      <ul className={css({ display: 'grid' })}>
        <Way icon={Flame} title={EARN_WAYS.dailyTokenTitle} note={`${streakTitle(claim.streak.current)}. ${dailyWords(amounts)}`} action={<ClaimButton claimed={claim.claimedToday} size="sm" />} />
        <Way icon={Trophy} title={EARN_WAYS.achievementsTitle} note={EARN_WAYS.achievementsNote(amounts.bronze, amounts.silver, amounts.gold)} action={<TextLink to={achievements}>{EARN_WAYS.link}</TextLink>} />
        <Way icon={Vote} title={EARN_WAYS.votesTitle} note={EARN_WAYS.votesNote(VOTES_PER_TOKEN)} action={<TextLink to="/challenges">{EARN_WAYS.votesLink}</TextLink>} />
        <Way icon={ListChecks} title={EARN_WAYS.firstStepsTitle} note={EARN_WAYS.checklistNote(amounts.checklistStep)} />
      </ul>
      <StepList steps={checklist.steps} />
    </Card>
  );
}

function Today({ rewards: { waiting, today: { earned, cap } }, reset }: { rewards: Rewards; reset: string }) {
  return (
    <header className={stack({ gap: '2' })}>
      <h2 id="ways-title" className={css({ textStyle: 'h4' })}>{EARN_WAYS.heading}</h2>
      <p className={mutedText()}><Sentence text={EARN_WAYS.todayText(cap)} parts={{ left: <strong className={css({ color: 'fg' })}>{EARN_WAYS.leftToday(Math.max(0, cap - earned))}</strong>, reset }} /></p>
      {waiting && <Alert tone="warn" title={EARN_WAYS.waitingTitle(waiting.tokens)}>{confirmWords(waiting)}</Alert>}
    </header>
  );
}

const dailyWords = ({ dailyClaim, seventhDay }: RewardAmounts): string =>
  EARN_WAYS.dailyNote(dailyClaim, seventhDay);

const Way = ({ icon: Icon, title, note, action }: { icon: LucideIcon; title: string; note: string; action?: ReactNode }) => (
  <li className={wrap({ alignItems: 'center', gap: '3', paddingBlock: '3', borderTop: 'soft' })}>
    <span aria-hidden className={centered({ flex: 'none', width: '9', height: '9', borderRadius: 'md', backgroundColor: 'amber.soft', color: 'amber' })}><Icon size={18} /></span>
    <div className={css({ flex: '[1 1 170px]', minWidth: '0' })}>
      <h3 className={css({ textStyle: 'pane' })}>{title}</h3>
      <p className={mutedText({ textStyle: 'meta' })}>{note}</p>
    </div>
    {action}
  </li>
);
