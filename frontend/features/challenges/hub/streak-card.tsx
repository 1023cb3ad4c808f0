import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check, Flame, Snowflake, X } from 'lucide-react';
import { css, cx } from '#styled/css';
import { centered, hstack, metaText, stack, strongText, visuallyHidden } from '#styled/patterns';
import { dayStart } from '#contracts/utc-days.ts';
import type { ChallengeStreak } from '#contracts/challenge-seasons.ts';
import { dateText } from '#lib/date-text.ts';
import { Card } from '#ui/card.tsx';
import { Coin } from '#ui/coin.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { STREAK } from '../challenges-hub.words.ts';
import { iceNote, iceTile } from '../medals.ts';
import { streakQuery } from './seasons.queries.ts';

type State = ChallengeStreak['week'][number]['state'];

/**
 * The card with the viewer's challenge streak: days in a row with an entry or ten votes. One missed day a week does not end it. The streak of
 * daily claims is another one.
 */
export function StreakCard() {
  const { data, error, refetch } = useQuery(streakQuery);
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true"><Skeleton radius="xl" className={css({ height: '[220px]' })} /></div>;
  return <StreakLook streak={data} />;
}

/** The card of a loaded challenge streak. */
export function StreakLook({ streak: { current, best, week, freezeAvailable, votesToday } }: { streak: ChallengeStreak }) {
  const frozen = week.find(({ state }) => state === 'frozen');
  const open = week.some(({ state }) => state === 'today');
  return (
    <Card as="section" pad="md" aria-labelledby="challenge-streak">
      <header className={hstack({ gap: '3.5' })}>
        <span aria-hidden className={current > 0 ? flame : cold}><Flame size={26} /></span>
        <div className={css({ minWidth: '0' })}>
          <h2 id="challenge-streak" className={css({ textStyle: 'h3' })}>{STREAK.title(current)}</h2>
          <p className={metaText()}>{STREAK.best(best)}</p>
        </div>
      </header>
      <ol aria-label={STREAK.weekLabel} className={days}>
        {week.map(({ day, state }) => (
          <li key={day} className={stack({ gap: '1.5', justifyItems: 'center', textStyle: 'micro', color: 'fg.subtle' })}>
            <span aria-hidden className={cx(tile, LOOKS[state])}>{MARKS[state]}</span>
            <span aria-hidden className={state === 'today' ? strongText() : undefined}>{state === 'today' ? STREAK.today : weekday(day, 'short')}</span>
            <span className={visuallyHidden()}>{weekday(day, 'long')}: {STREAK.states[state]}</span>
          </li>
        ))}
      </ol>
      {frozen && <p className={cx(note, iceNote)}><Snowflake size={16} aria-hidden /><span><b className={strongText()}>{STREAK.frozenStrong(weekday(frozen.day, 'long'))}</b> {STREAK.frozenText}</span></p>}
      <div className={stack({ gap: '2', marginBlockStart: '3.5' })}>
        {open && <ProgressBar tone="amber" label={STREAK.votesText(Math.min(10, votesToday))} value={Math.min(10, votesToday) * 10} />}
        <p className={metaText({ color: 'fg.muted' })}>{open ? STREAK.next(current + 1) : STREAK.doneToday}{freezeAvailable && !frozen && ` ${STREAK.freezeHere}`}</p>
      </div>
    </Card>
  );
}

const weekday = (day: string, length: 'short' | 'long'): string => dateText(new Date(dayStart(day)), { weekday: length, timeZone: 'UTC' });

const MARKS: Record<State, ReactNode> = { done: <Check size={16} />, frozen: <Snowflake size={16} />, missed: <X size={16} />, before: null, today: <Coin size={18} />, ahead: null };
const quiet = css({ border: 'line', color: 'fg.subtle' });
const LOOKS: Record<State, string> = { done: css({ backgroundColor: 'amber.soft', color: 'amber' }), frozen: iceTile, missed: quiet, before: quiet, today: css({ border: '[1.5px dashed {colors.amber}]' }), ahead: quiet };

const flame = centered({ flex: 'none', width: '[52px]', height: '[52px]', borderRadius: 'lg', backgroundColor: 'amber.soft', color: 'amber' });
const cold = centered({ flex: 'none', width: '[52px]', height: '[52px]', borderRadius: 'lg', backgroundColor: 'raised', color: 'fg.subtle' });
const days = css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '[5px]', marginBlockStart: '[18px]' });
const tile = centered({ width: 'full', height: '9', borderRadius: '[10px]' });
const note = css({ display: 'flex', gap: '2.5', alignItems: 'flex-start', marginBlockStart: '3.5', padding: '[10px 12px]', borderRadius: 'md', textStyle: 'meta', color: 'fg.muted' });
