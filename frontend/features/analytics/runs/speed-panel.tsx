import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { dayWords, momentsOf } from '#lib/day-span.ts';
import { percentWords } from '#lib/percent-words.ts';
import { Day } from '#ui/moment.tsx';
import { trendsQuery } from '../analytics.queries.ts';
import { CHART_WORDS, RUNS_WORDS, SPEED_WORDS } from '../analytics.words.ts';
import { Answered } from '../answered.tsx';
import { dayPeriod } from '../behind/behind.ts';
import type { PanelProps } from '../behind/behind.ts';
import { DayChart } from '../chart/day-chart.tsx';
import { daysOfSpan } from '../chart/day-series.ts';
import { FigureCard } from '../chart/figure-card.tsx';
import { useBefore } from '../chart/use-before.ts';
import { reasonWords } from '../reason-words.ts';
import { secondsWords } from '../share-words.ts';
import { TYPES } from './run-sums.ts';

/** The part of the analytics page on how long runs take and why they fail. */
export function SpeedPanel({ span, compare, onBehind }: PanelProps) {
  const period = momentsOf(span);
  const query = useQuery(trendsQuery(period));
  const before = useBefore(trendsQuery, span, compare);
  const days = daysOfSpan(span);
  return (
    <Answered query={query}>
      {(trends) => {
        const of = (day: string, type: string) => trends.days.find((row) => row.day === day && row.type === type);
        const shown = TYPES.filter((type) => trends.days.some((row) => row.type === type && row.half !== null));
        const timed = [...days].reverse().flatMap((day) => shown.flatMap((type) => {
          const row = of(day, type);
          return row && row.half !== null ? [row] : [];
        }));
        const failed = trends.failures.reduce((sum, { runs }) => sum + runs, 0);
        const earlierOf = (code: string): number => before?.failures.find((each) => each.code === code)?.runs ?? 0;
        return (
          <>
            <FigureCard
              title={SPEED_WORDS.title} definition={SPEED_WORDS.definition} empty={timed.length === 0 ? SPEED_WORDS.none : null}
              table={[[CHART_WORDS.day, RUNS_WORDS.splits.type, RUNS_WORDS.worked, `${SPEED_WORDS.half}, s`, `${SPEED_WORDS.most}, s`], ...timed.map(({ day, type, worked, half, most }) => [day, RUNS_WORDS.types[type], worked, half, most])]}
              words={(cell, column) => (column === 0 ? <Day day={String(cell)} /> : column > 2 ? secondsWords(cell === null ? null : Number(cell)) : typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)}
              onRow={(row) => {
                const each = timed[row];
                if (each) onBehind({ kind: 'runs', what: `${RUNS_WORDS.types[each.type]}, ${dayWords(each.day, true)}`, asked: { ...dayPeriod(each.day), type: each.type, outcome: 'worked' } });
              }}
            >
              <div className={css({ display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[repeat(3, minmax(0, 1fr))]' } })}>
                {shown.map((type) => (
                  <div key={type} className={css({ minWidth: '0' })}>
                    <h3 className={css({ textStyle: 'meta', fontWeight: 'semibold' })}>{RUNS_WORDS.types[type]}</h3>
                    <DayChart
                      small kind="lines" title={`${SPEED_WORDS.title}, ${RUNS_WORDS.types[type]}`} days={days} words={(value) => (value === 0 ? '0' : secondsWords(value))}
                      series={[
                        { key: 'half', label: SPEED_WORDS.half, tone: 'violet', values: days.map((day) => of(day, type)?.half ?? null) },
                        { key: 'most', label: SPEED_WORDS.most, tone: 'dots', values: days.map((day) => of(day, type)?.most ?? null) },
                      ]}
                    />
                  </div>
                ))}
              </div>
            </FigureCard>
            <FigureCard
              title={SPEED_WORDS.failuresTitle} definition={SPEED_WORDS.failures} empty={failed === 0 ? SPEED_WORDS.noFailures : null}
              table={[[SPEED_WORDS.reason, SPEED_WORDS.runs, SPEED_WORDS.share, ...(before ? [SPEED_WORDS.before] : [])], ...trends.failures.map(({ code, runs }) => [reasonWords(code), runs, runs / failed, ...(before ? [earlierOf(code)] : [])])]}
              words={(cell, column) => (column === 2 ? percentWords(Number(cell) * 100) : typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)}
              onRow={(row) => {
                const failure = trends.failures[row];
                if (failure) onBehind({ kind: 'runs', what: reasonWords(failure.code), asked: { ...period, outcome: 'failed', code: failure.code } });
              }}
            />
          </>
        );
      }}
    </Answered>
  );
}
