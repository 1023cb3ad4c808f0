import { useQuery } from '@tanstack/react-query';
import type { TokenFlow } from '#contracts/admin-analytics.ts';
import { momentsOf } from '#lib/day-span.ts';
import { Day } from '#ui/moment.tsx';
import { tokensQuery } from '../analytics.queries.ts';
import { CHART_WORDS, TOKEN_WORDS } from '../analytics.words.ts';
import { Answered } from '../answered.tsx';
import type { PanelProps } from '../behind/behind.ts';
import { DayChart } from '../chart/day-chart.tsx';
import { daysOfSpan, sumByDay } from '../chart/day-series.ts';
import { FigureCard } from '../chart/figure-card.tsx';
import { FigureTiles } from '../chart/figure-tiles.tsx';
import { useBefore } from '../chart/use-before.ts';

type Days = TokenFlow['days'];
const given = (days: Days): number => days.reduce((sum, day) => sum + day.given, 0);
const taken = (days: Days): number => days.reduce((sum, day) => sum + day.taken, 0);
const nameOf = (kind: string): string => TOKEN_WORDS.names[kind] ?? kind;

/** The analytics tab about tokens that people received and spent, by kind. */
export function TokensPanel({ span, compare, onBehind }: PanelProps) {
  const period = momentsOf(span);
  const query = useQuery(tokensQuery(period));
  const before = useBefore(tokensQuery, span, compare)?.days;
  const days = daysOfSpan(span);
  return (
    <Answered query={query}>
      {({ days: flow }) => {
        const figure = (name: string, value: number, earlierValue: number | undefined) => ({ name, value, words: value.toLocaleString('en-US'), before: earlierValue });
        const kinds = [...new Set(flow.map(({ kind }) => kind))].map((kind) => ({ kind, rows: flow.filter((row) => row.kind === kind) })).sort((a, b) => given(b.rows) + taken(b.rows) - given(a.rows) - taken(a.rows));
        const [inDays, outDays] = [sumByDay(days, flow, (row) => row.given), sumByDay(days, flow, (row) => row.taken)];
        const empty = flow.length === 0 ? TOKEN_WORDS.none : null;
        return (
          <>
            <FigureTiles figures={[
              figure(TOKEN_WORDS.in, given(flow), before && given(before)), figure(TOKEN_WORDS.out, taken(flow), before && taken(before)),
              figure(TOKEN_WORDS.change, given(flow) - taken(flow), before && given(before) - taken(before)),
            ]}
            />
            <FigureCard
              title={TOKEN_WORDS.title} definition={TOKEN_WORDS.definition} empty={empty}
              table={[[CHART_WORDS.day, TOKEN_WORDS.in, TOKEN_WORDS.out, TOKEN_WORDS.change], ...[...days].reverse().map((day, index) => {
                const at = days.length - 1 - index;
                const [up = 0, down = 0] = [inDays[at], outDays[at]];
                return [day, up, down, up - down];
              })]}
              words={(cell, column) => (column === 0 ? <Day day={String(cell)} /> : (cell ?? 0).toLocaleString('en-US'))}
            >
              <DayChart kind="bars" title={TOKEN_WORDS.title} days={days} series={[{ key: 'in', label: TOKEN_WORDS.in, tone: 'violet', values: inDays }, { key: 'out', label: TOKEN_WORDS.out, tone: 'lost', values: outDays, below: true }]} />
            </FigureCard>
            <FigureCard
              title={TOKEN_WORDS.kinds} definition={TOKEN_WORDS.definition} empty={empty}
              table={[[TOKEN_WORDS.kind, TOKEN_WORDS.in, TOKEN_WORDS.out], ...kinds.map(({ kind, rows }) => [nameOf(kind), given(rows), taken(rows)])]}
              onRow={(row) => {
                const kind = kinds[row]?.kind;
                if (kind !== undefined) onBehind({ kind: 'moves', what: nameOf(kind), asked: { ...period, kind } });
              }}
            />
          </>
        );
      }}
    </Answered>
  );
}
