import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { mutedText } from '#styled/patterns';
import type { PeopleDay } from '#contracts/admin-analytics.ts';
import { dayWords, momentsOf, spanBefore } from '#lib/day-span.ts';
import { percentWords } from '#lib/percent-words.ts';
import { Day, Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { overviewQuery } from '../analytics.queries.ts';
import { CHART_WORDS, PEOPLE_WORDS } from '../analytics.words.ts';
import { Answered } from '../answered.tsx';
import { dayPeriod } from '../behind/behind.ts';
import type { PanelProps } from '../behind/behind.ts';
import { DayChart } from '../chart/day-chart.tsx';
import { daysOfSpan, sumByDay } from '../chart/day-series.ts';
import { FigureCard } from '../chart/figure-card.tsx';
import { FigureTiles } from '../chart/figure-tiles.tsx';
import { useBefore } from '../chart/use-before.ts';

const average = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length));
const sticky = ({ active, month }: PeopleDay): number => (month === 0 ? 0 : Math.round((active / month) * 1_000) / 10);
const sum = (days: readonly PeopleDay[], valueOf: (day: PeopleDay) => number): number => days.reduce((total, day) => total + valueOf(day), 0);
const returningOf = ({ active, signedUp }: PeopleDay): number => active - signedUp;

/** The analytics tab about people: active members, new members, and how often they come. */
export function PeoplePanel({ span, compare, onBehind }: PanelProps) {
  const query = useQuery(overviewQuery(momentsOf(span)));
  const before = useBefore(overviewQuery, span, compare)?.days;
  const days = daysOfSpan(span);
  return (
    <Answered query={query}>
      {({ days: counted, countedAt }) => {
        const beforeOf = (valueOf: (day: PeopleDay) => number): number[] | undefined => before && sumByDay(daysOfSpan(spanBefore(span)), before, valueOf);
        const openAll = (only?: 'signed_up'): void => onBehind({ kind: 'people', what: only ? PEOPLE_WORDS.signedUp : PEOPLE_WORDS.active, asked: { ...momentsOf(span), ...(only && { only }) } });
        const last = counted.at(-1);
        const lastBefore = before?.at(-1);
        const tile = (name: string, value: number, earlierValue: number | undefined, onOpen?: () => void) => ({ name, value, words: value.toLocaleString('en-US'), before: earlierValue, ...(onOpen && { onOpen }) });
        const charts = [
          { title: PEOPLE_WORDS.active, valueOf: (day: PeopleDay) => day.active }, { title: PEOPLE_WORDS.week, valueOf: (day: PeopleDay) => day.week },
          { title: PEOPLE_WORDS.month, valueOf: (day: PeopleDay) => day.month }, { title: PEOPLE_WORDS.sticky, valueOf: sticky },
        ];
        return (
          <>
            <FigureTiles
              figures={[
                tile(PEOPLE_WORDS.active, average(counted.map(({ active }) => active)), before && average(before.map(({ active }) => active)), () => openAll()),
                tile(PEOPLE_WORDS.week, last?.week ?? 0, before && (lastBefore?.week ?? 0)),
                tile(PEOPLE_WORDS.month, last?.month ?? 0, before && (lastBefore?.month ?? 0)),
                { ...tile(PEOPLE_WORDS.sticky, average(counted.map(sticky)), before && average(before.map(sticky))), words: percentWords(average(counted.map(sticky))) },
                tile(PEOPLE_WORDS.signedUp, sum(counted, ({ signedUp }) => signedUp), before && sum(before, ({ signedUp }) => signedUp), () => openAll('signed_up')),
                tile(PEOPLE_WORDS.returning, average(counted.map(returningOf)), before && average(before.map(returningOf))),
              ]}
            />
            <FigureCard
              title={PEOPLE_WORDS.title} definition={PEOPLE_WORDS.definition} empty={sum(counted, ({ active }) => active) === 0 ? PEOPLE_WORDS.none : null}
              table={[[CHART_WORDS.day, PEOPLE_WORDS.active, PEOPLE_WORDS.week, PEOPLE_WORDS.month, `${PEOPLE_WORDS.sticky}, %`, PEOPLE_WORDS.signedUp, PEOPLE_WORDS.returning],
                ...[...counted].reverse().map((day) => [day.day, day.active, day.week, day.month, sticky(day), day.signedUp, returningOf(day)])]}
              words={(cell, column) => (column === 0 ? <Day day={String(cell)} /> : (cell ?? 0).toLocaleString('en-US'))}
              onRow={(row) => {
                const day = counted.at(-1 - row)?.day;
                if (day !== undefined) onBehind({ kind: 'people', what: dayWords(day, true), asked: dayPeriod(day) });
              }}
            >
              <div className={css({ display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[repeat(2, minmax(0, 1fr))]' } })}>
                {charts.map(({ title, valueOf }) => (
                  <div key={title} className={css({ minWidth: '0' })}>
                    <h3 className={css({ textStyle: 'meta', fontWeight: 'semibold' })}>{title}</h3>
                    <DayChart small kind="lines" title={title} days={days} series={[{ key: title, label: title, tone: 'violet', values: sumByDay(days, counted, valueOf) }]} before={beforeOf(valueOf)} />
                  </div>
                ))}
              </div>
            </FigureCard>
            <p className={mutedText({ textStyle: 'meta' })}>
              {PEOPLE_WORDS.missing}{countedAt !== null && <> <Sentence text={PEOPLE_WORDS.counted} parts={{ when: <Moment at={countedAt} /> }} /></>}
            </p>
          </>
        );
      }}
    </Answered>
  );
}
