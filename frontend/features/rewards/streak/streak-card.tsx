import { Flame, Gift } from 'lucide-react';
import { utcDay } from '#contracts/utc-days.ts';
import { css, cx } from '#styled/css';
import { centered, column, hstack, metaText, mutedText, stack } from '#styled/patterns';
import type { Rewards } from '#contracts/rewards.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { freezeWords, nextClaimWords, streakTitle } from '../claim-words.ts';
import { ClaimButton } from '../claim-button.tsx';
import { localTime, timeUntil } from '../reset-words.ts';
import { useRewards } from '../use-rewards.ts';
import { WeekDays } from './week-days.tsx';
import { STREAK_CARD } from '../rewards.words.ts';

/** Keeps space for the local time of the daily reset, which the server cannot render, because only the browser knows the time zone. */
const RESET_ROOM = STREAK_CARD.resetsMinTimeText;

/** Card with the streak of daily claims, the week's seven days, and the button for today. `wide` is true where the card has a full row. */
export function StreakCard({ wide = false }: { wide?: boolean }) {
  const { rewards: { data, error, refetch }, now } = useRewards();
  const hydrated = useHydrated();
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true"><Skeleton radius="xl" className={css({ height: '[360px]' })} /></div>;
  const { claim } = data;
  const until = timeUntil(claim.nextResetAt, now);
  const at = localTime(claim.nextResetAt);
  return (
    <Card as="section" pad="lg" aria-labelledby="streak-title" className={cx(card, wide && inRow)}>
      <div className={part}>
        <header className={hstack({ gap: '3' })}>
          <span aria-hidden className={cx(flame, claim.streak.current > 0 ? css({ backgroundColor: 'amber.soft', color: 'amber' }) : css({ backgroundColor: 'raised', color: 'fg.subtle' }))}><Flame size={24} /></span>
          <div className={css({ minWidth: '0' })}>
            <h2 id="streak-title" className={css({ textStyle: 'h3' })}>{streakTitle(claim.streak.current)}</h2>
            <p className={metaText()}>{freezeWords(claim.streak.freezeAvailable)}</p>
          </div>
        </header>
        <WeekDays week={claim.streak.week} today={dayOf(claim.nextResetAt)} />
      </div>
      <div className={part}>
        <Words rewards={data} />
        <ClaimButton claimed={claim.claimedToday} icon={<Gift aria-hidden />} size="lg" block />
        <p className={metaText({ textAlign: 'center', textWrap: '[balance]' })}>
          {hydrated ? STREAK_CARD.resetText(claim.claimedToday, until, at) : <span aria-hidden className={css({ visibility: 'hidden' })}>{RESET_ROOM}</span>} {STREAK_CARD.boughtEarnedTokensText}
        </p>
      </div>
    </Card>
  );
}

function Words({ rewards }: { rewards: Rewards }) {
  const { before, strong, after } = nextClaimWords(rewards);
  return <p className={mutedText()}>{before}<strong className={css({ color: 'amber' })}>{strong}</strong>{after}</p>;
}

/** Returns the UTC day that ends at the next daily reset. */
const dayOf = (nextResetAt: string): string => utcDay(Date.parse(nextResetAt) - 1);

const card = stack({ columnGap: '10', rowGap: '4', alignContent: 'start' });
const inRow = css({ gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' } });
const part = column({ gap: '4', alignContent: 'start' });
const flame = centered({ flex: 'none', width: '12', height: '12', borderRadius: 'md' });
