import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { hstack, metaText, stack } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { activityQuery } from '../profile.queries.ts';
import { ACTIVITY_PANEL } from '../profile.words.ts';
import { heatWeeks, longestRun } from './heat-map.ts';
import type { HeatDay } from './heat-map.ts';

const WEEKS = 53;

/** What a person made in the last year, a square for each day. */
export function ActivityPanel({ personId }: { personId: string }) {
  const { data, error, refetch } = useQuery(activityQuery(personId));
  const [at, setAt] = useState<HeatDay | null>(null);
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <Skeleton className={css({ height: '[220px]', borderRadius: 'lg' })} />;
  const weeks = heatWeeks(data.days, data.today, WEEKS);
  const longest = longestRun(data.days, data.today);
  return (
    <Card radius="lg" className={stack({ gap: '4' })}>
      <div className={hstack({ justifyContent: 'space-between', flexWrap: 'wrap', gap: '2' })}>
        <h3 className={css({ textStyle: 'pane' })}>{ACTIVITY_PANEL.daysText(data.days.length)}</h3>
        {longest.days > 0 && <p className={metaText()}>{ACTIVITY_PANEL.longestText(longest.days, longest.open)}</p>}
      </div>
      {/* The squares scroll on a phone, with the newest in sight first. */}
      <div className={scroller} tabIndex={0} role="group" aria-label={ACTIVITY_PANEL.mapLabel}>
        <ol className={map}>
          {weeks.map((week) => (
            <li key={week[0]?.day}>
              <ol className={column}>
                {week.map((day) => (
                  <li key={day.day} data-shade={day.shade} className={square} onPointerEnter={() => setAt(day)} onPointerLeave={() => setAt(null)}>
                    <span className={css({ srOnly: true })}>{day.made > 0 ? ACTIVITY_PANEL.dayText(day) : ''}</span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
      <div className={hstack({ justifyContent: 'space-between', gap: '3', flexWrap: 'wrap', minHeight: '6' })}>
        <p className={metaText()} aria-hidden="true">{at ? ACTIVITY_PANEL.dayText(at) : ''}</p>
        <p className={hstack({ gap: '1.5', textStyle: 'micro', color: 'fg.subtle' })} aria-hidden="true">
          {ACTIVITY_PANEL.lessText}{([0, 1, 2, 3, 4] as const).map((shade) => <span key={shade} data-shade={shade} className={square} />)}{ACTIVITY_PANEL.moreText}
        </p>
      </div>
    </Card>
  );
}

// Read from the right: the newest week stands at the end and is in sight without a scroll.
const scroller = css({ overflowX: 'auto', display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end', paddingBlock: '1', _focusVisible: { outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]' } });
const map = css({ display: 'flex', gap: '1', flex: 'none', margin: '0', padding: '0', listStyle: 'none' });
const column = css({ display: 'grid', gap: '1', margin: '0', padding: '0', listStyle: 'none' });
const square = css({
  display: 'block', width: '[14px]', height: '[14px]', borderRadius: 'xs', backgroundColor: 'raised',
  '&[data-shade="1"]': { backgroundColor: '[color-mix(in oklch, {colors.brand}, {colors.surface} 70%)]' }, '&[data-shade="2"]': { backgroundColor: '[color-mix(in oklch, {colors.brand}, {colors.surface} 45%)]' },
  '&[data-shade="3"]': { backgroundColor: '[color-mix(in oklch, {colors.brand}, {colors.surface} 20%)]' }, '&[data-shade="4"]': { backgroundColor: 'brand' },
});
