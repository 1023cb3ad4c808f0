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
import { HeatMap, HeatScale } from './heat-squares.tsx';

const WEEKS = 53;

/** Card with a square for each day of the last year, which shows how many creations a person made that day. */
export function ActivityPanel({ personId }: { personId: string }) {
  const { data, error, refetch } = useQuery(activityQuery(personId));
  const [at, setAt] = useState<HeatDay | null>(null);
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <Skeleton radius="lg" className={css({ height: '[220px]' })} />;
  const longest = longestRun(data.days, data.today);
  return (
    <Card radius="lg" className={stack({ gap: '4' })}>
      <div className={hstack({ justifyContent: 'space-between', flexWrap: 'wrap', gap: '2' })}>
        <h3 className={css({ textStyle: 'pane' })}>{ACTIVITY_PANEL.daysText(data.days.length)}</h3>
        {longest.days > 0 && <p className={metaText()}>{ACTIVITY_PANEL.longestText(longest.days, longest.open)}</p>}
      </div>
      <HeatMap weeks={heatWeeks(data.days, data.today, WEEKS)} onPoint={setAt} />
      <div className={hstack({ justifyContent: 'space-between', gap: '3', flexWrap: 'wrap', minHeight: '6' })}>
        <p className={metaText()} aria-hidden="true">{at ? ACTIVITY_PANEL.dayText(at) : ''}</p>
        <HeatScale />
      </div>
    </Card>
  );
}
