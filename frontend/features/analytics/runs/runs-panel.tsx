import { useQuery } from '@tanstack/react-query';
import { mutedText } from '#styled/patterns';
import type { Trends } from '#contracts/admin-analytics.ts';
import { dayWords, momentsOf, spanBefore } from '#lib/day-span.ts';
import { Day } from '#ui/moment.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { trendsQuery } from '../analytics.queries.ts';
import { CHART_WORDS, RUNS_WORDS } from '../analytics.words.ts';
import { Answered } from '../answered.tsx';
import { dayPeriod } from '../behind/behind.ts';
import type { PanelProps } from '../behind/behind.ts';
import { DayChart } from '../chart/day-chart.tsx';
import { daysOfSpan, sumByDay } from '../chart/day-series.ts';
import { FigureCard } from '../chart/figure-card.tsx';
import { FigureTiles } from '../chart/figure-tiles.tsx';
import { useBefore } from '../chart/use-before.ts';
import { rateOf, rateWords } from '../share-words.ts';
import { judgedOf, sumsOf, TYPES } from './run-sums.ts';
import { RunSplit } from './run-split.tsx';

export const SPLITS = ['type', 'model', 'category'] as const;
export type Split = (typeof SPLITS)[number];

interface RunsPanelProps extends PanelProps {
  split: Split;
  onSplit(split: Split): void;
}

const TONES = { text: 'teal', image: 'lines', video: 'dots' } as const;
const SPLIT_OPTIONS = SPLITS.map((value) => ({ value, label: RUNS_WORDS.splits[value] }));

/** The analytics tab about runs: how many people requested, how many delivered, and with which models. */
export function RunsPanel({ span, compare, split, onSplit, onBehind }: RunsPanelProps) {
  const period = momentsOf(span);
  const query = useQuery(trendsQuery(period));
  const before = useBefore(trendsQuery, span, compare);
  const days = daysOfSpan(span);
  return (
    <Answered query={query}>
      {(trends) => {
        const [sums, sumsBefore] = [sumsOf(trends.days), before && sumsOf(before.days)];
        const values = Object.fromEntries(TYPES.map((type) => [type, sumByDay(days, trends.days.filter((row) => row.type === type), ({ runs }) => runs)]));
        const earlierDays = before && sumByDay(daysOfSpan(spanBefore(span)), before.days, ({ runs }) => runs);
        const open = (what: string, more: object = {}): void => onBehind({ kind: 'runs', what, asked: { ...period, ...more } });
        return (
          <>
            <FigureTiles figures={tiles(trends, sums, before, sumsBefore, open)} />
            <FigureCard
              title={RUNS_WORDS.title} definition={RUNS_WORDS.definition} empty={sums.runs === 0 ? RUNS_WORDS.none : null}
              table={[[CHART_WORDS.day, ...TYPES.map((type) => RUNS_WORDS.types[type]), RUNS_WORDS.all], ...[...days].reverse().map((day, index) => {
                const at = days.length - 1 - index;
                const counts = TYPES.map((type) => values[type]?.[at] ?? 0);
                return [day, ...counts, counts.reduce((sum, count) => sum + count, 0)];
              })]}
              words={(cell, column) => (column === 0 ? <Day day={String(cell)} /> : (cell ?? 0).toLocaleString('en-US'))}
              onRow={(row) => {
                const day = days.at(-1 - row);
                if (day !== undefined) open(dayWords(day, true), dayPeriod(day));
              }}
            >
              <DayChart kind="bars" title={RUNS_WORDS.title} days={days} series={TYPES.map((type) => ({ key: type, label: RUNS_WORDS.types[type], tone: TONES[type], values: values[type] ?? [] }))} before={earlierDays} />
            </FigureCard>
            {sums.runs > 0 && <SegmentedControl label={RUNS_WORDS.by} options={SPLIT_OPTIONS} value={split} onValueChange={onSplit} />}
            {sums.runs > 0 && <RunSplit trends={trends} split={split} onOpen={open} />}
            <p className={mutedText({ textStyle: 'meta' })}>{RUNS_WORDS.worksDefinition}</p>
          </>
        );
      }}
    </Answered>
  );
}

type Sums = ReturnType<typeof sumsOf>;

function tiles(trends: Trends, sums: Sums, before: Trends | undefined, sumsBefore: Sums | undefined, open: (what: string, more?: object) => void) {
  const rate = (of: Sums): number | undefined => rateOf(of.worked, judgedOf(of));
  const works = rate(sums);
  const count = (name: string, value: number, earlier: number | undefined) => ({ name, value, words: value.toLocaleString('en-US'), before: earlier });
  return [
    { ...count(RUNS_WORDS.total, sums.runs, sumsBefore?.runs), onOpen: () => open(RUNS_WORDS.all) },
    count(RUNS_WORDS.people, trends.people, before?.people),
    { ...count(RUNS_WORDS.works, works ?? 0, works === undefined ? undefined : sumsBefore && rate(sumsBefore)), words: rateWords(sums.worked, judgedOf(sums)), onOpen: () => open(RUNS_WORDS.worked, { outcome: 'worked' }) },
    { ...count(RUNS_WORDS.failed, sums.failed, sumsBefore?.failed), less: true, onOpen: () => open(RUNS_WORDS.failed, { outcome: 'failed' }) },
    { ...count(RUNS_WORDS.stopped, sums.stopped, sumsBefore?.stopped), less: true, onOpen: () => open(RUNS_WORDS.stopped, { outcome: 'stopped' }) },
    count(RUNS_WORDS.tokens, sums.tokens, sumsBefore?.tokens),
  ];
}
