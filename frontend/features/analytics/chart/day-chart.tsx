import { useId } from 'react';
import { css } from '#styled/css';
import { inlineStack, wrap } from '#styled/patterns';
import { dayWords } from '#lib/day-span.ts';
import { axisTicks } from '#ui/axis-ticks.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { CHART, DASHED, DOTTED, hatched, ofWidth } from '#ui/chart-looks.ts';
import { ChartPatterns } from '#ui/chart-patterns.tsx';
import { CHART_WORDS } from '../analytics.words.ts';
import { reachOf } from './day-series.ts';
import type { DaySeries, Tone } from './day-series.ts';

interface DayChartProps {
  title: string;
  kind: 'bars' | 'lines';
  days: readonly string[];
  series: readonly DaySeries[];
  /** For each day of the chart, the sum of all series on the matching day of the period before. */
  before?: readonly (number | null)[] | undefined;
  /** Formats a value for the chart's axis. */
  words?(value: number): string;
  small?: boolean;
}

const PATTERNS = { lines: true, dots: true, lost: true };
/** Width of the drawing of lines, which is stretched to the width of the chart. */
const WIDTH = 600;
/** Heights of a chart in pixels. */
const HEIGHTS = { normal: 200, small: 96 };
const GAP = 0.24;

/**
 * A chart of figures per day. Each series has a pattern besides its colour, and the period before is a dashed line. Screen readers use the
 * table with the same numbers.
 */
export function DayChart({ title, kind, days, series, before, words = (value) => value.toLocaleString('en-US', { maximumFractionDigits: 1 }), small = false }: DayChartProps) {
  const id = useId();
  const { above, below } = reachOf(series, kind === 'bars', before);
  const whole = HEIGHTS[small ? 'small' : 'normal'];
  const scale = whole / (above + below);
  const zero = above * scale;
  const step = WIDTH / Math.max(1, days.length);
  // Makes the path of a series as an SVG line. A day between two days without values becomes a point: a line of length zero with round ends.
  const lineOf = (values: readonly (number | null)[]): string => values.map((value, index) => (value === null ? '' : `${values[index - 1] === null || index === 0 ? 'M' : 'L'}${((index + 0.5) * step).toFixed(1)} ${(zero - value * scale).toFixed(1)}h0`)).join('');
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <figure role="img" aria-label={CHART_WORDS.chart(title, dayWords(first, true), dayWords(last, true))} className={css({ minWidth: '0' })}>
      {(series.length > 1 || before) && (
        <ul className={wrap({ columnGap: '4', rowGap: '1', textStyle: 'meta', marginBlockEnd: '2' })}>
          {series.map(({ key, label, tone }) => <Mark key={key} tone={tone}>{label}</Mark>)}
          {before && <Mark tone="before">{CHART_WORDS.before}</Mark>}
        </ul>
      )}
      <ChartFrame ticks={axisTicks(above, below, words)} columns={days.map((day) => dayWords(day))}>
        <svg aria-hidden="true" className={css({ width: 'full', height: small ? '[96px]' : '[200px]', overflow: 'visible' })}>
          <ChartPatterns id={id} />
          {[0, above / 2, above].map((value) => <line key={value} x2="100%" y1={zero - value * scale} y2={zero - value * scale} stroke={CHART.grid} />)}
          {kind === 'bars' && days.map((day, index) => {
            let [up, down] = [zero, zero];
            return (
              <g key={day}>
                {series.map(({ key, tone, values, below: falls = false }) => {
                  const height = (values[index] ?? 0) * scale;
                  if (!falls) up -= height;
                  const place = { x: ofWidth((index + GAP / 2) / days.length), y: falls ? down : up, width: ofWidth((1 - GAP) / days.length), height };
                  if (falls) down += height;
                  return <g key={key}><rect {...place} fill={INK[tone]} />{tone in PATTERNS && <rect {...place} fill={`url(#${id}${tone === 'dots' ? 'dots' : 'lines'})`} />}</g>;
                })}
              </g>
            );
          })}
          <svg viewBox={`0 0 ${WIDTH} ${whole}`} preserveAspectRatio="none" width="100%" height={whole} overflow="visible">
            {kind === 'lines' && series.map(({ key, tone, values }) => (
              <path key={key} d={lineOf(values)} fill="none" stroke={INK[tone]} strokeWidth="2" strokeDasharray={tone === 'dots' ? '2 3' : undefined} strokeLinecap="round" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
            ))}
            {before && <path d={lineOf(before)} fill="none" strokeWidth="1.5" strokeDasharray="4 4" vectorEffect="non-scaling-stroke" stroke={CHART.grey} />}
          </svg>
        </svg>
      </ChartFrame>
    </figure>
  );
}

const mark = inlineStack({ gap: '1.5' });
const chip = css({ width: '2.5', height: '2.5', borderRadius: 'xs' });

const INK: Readonly<Record<Tone, string>> = { violet: CHART.violet, teal: CHART.teal, lines: CHART.violet, dots: CHART.coral, lost: CHART.grey };
const CHIPS: Readonly<Record<Tone | 'before', string>> = {
  violet: CHART.violet, teal: CHART.teal, lines: `${hatched(CHART.ground)}, ${CHART.violet}`, dots: `${DOTTED}, ${CHART.coral}`, lost: `${hatched(CHART.ground)}, ${CHART.grey}`,
  before: DASHED,
};

const Mark = ({ tone, children }: { tone: Tone | 'before'; children: string }) => <li className={mark}><span className={chip} style={{ background: CHIPS[tone] }} />{children}</li>;
