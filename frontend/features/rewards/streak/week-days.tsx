import { Check, Snowflake, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayStart } from '#contracts/utc-days.ts';
import { css, cx } from '#styled/css';
import { centered, stack, strongText, visuallyHidden } from '#styled/patterns';
import type { Streak, StreakDayState } from '#contracts/rewards.ts';
import { dateText } from '#lib/date-text.ts';
import { Coin } from '#ui/coin.tsx';
import { WEEK_DAYS } from '../rewards.words.ts';

const SPOKEN: Record<StreakDayState, string> = { claimed: 'claimed', frozen: WEEK_DAYS.frozen, missed: 'missed', before: WEEK_DAYS.before, today: WEEK_DAYS.today, ahead: WEEK_DAYS.ahead };
const MARK: Record<StreakDayState, ReactNode> = { claimed: <Check size={18} />, frozen: <Snowflake size={16} />, missed: <X size={16} />, before: null, today: <Coin size={18} />, ahead: null };

const box = centered({ width: 'full', height: '10', borderRadius: 'sm' });
const quiet = css({ backgroundColor: 'raised' });
const LOOK: Record<StreakDayState, string> = {
  claimed: css({ backgroundColor: 'amber.soft', color: 'amber' }), frozen: css({ backgroundColor: 'brand.soft', color: 'brand' }), missed: quiet, before: quiet, today: css({ border: 'dashed' }), ahead: quiet,
};

const named = (day: string, weekday: 'short' | 'long'): string => dateText(new Date(dayStart(day)), { weekday, timeZone: 'UTC' });

interface WeekDaysProps {
  week: Streak['week'];
  /** Today's UTC day, because daily claims follow UTC. */
  today: string;
}

/** Row of the week's daily claims: Monday to Sunday as seven boxes, each with an icon and a text for screen readers besides its colour. */
export const WeekDays = ({ week, today }: WeekDaysProps) => (
  <ol aria-label={WEEK_DAYS.label} className={css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '1.5' })}>
    {week.map(({ day, state }) => (
      <li key={day} className={stack({ gap: '1.5', justifyItems: 'center', textStyle: 'micro', color: 'fg.subtle' })}>
        <span aria-hidden className={cx(box, LOOK[state])}>{MARK[state]}</span>
        <span aria-hidden className={day === today ? strongText() : undefined}>{day === today ? 'Today' : named(day, 'short')}</span>
        <span className={visuallyHidden()}>{day === today ? 'Today' : named(day, 'long')}: {SPOKEN[state]}</span>
      </li>
    ))}
  </ol>
);
