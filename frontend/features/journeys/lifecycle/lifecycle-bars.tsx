import { useId } from 'react';
import { css } from '#styled/css';
import { inlineStack, wrap } from '#styled/patterns';
import { dayWords } from '#lib/day-span.ts';
import { axisTicks } from '#ui/axis-ticks.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { CHART, DOTTED, hatched, ofWidth } from '#ui/chart-looks.ts';
import { ChartPatterns } from '#ui/chart-patterns.tsx';
import { LIFECYCLE_WORDS } from '../journeys.words.ts';

interface LifecyclePeriod {
  start: string;
  new: number;
  returning: number;
  resurrected: number;
  dormant: number;
}

/** Height of the drawing in pixels. */
const HEIGHT = 220;
/** Part of a period's column that is free at each side of its bar. */
const GAP = 0.125;
const ABOVE = ['returning', 'resurrected', 'new'] as const;

/**
 * A bar chart of members per period: above the line those who came, below it those who stopped coming. Patterns tell the parts apart without
 * colour. The table beside it has the same numbers.
 */
export function LifecycleBars({ periods }: { periods: readonly LifecyclePeriod[] }) {
  const id = useId();
  const above = Math.max(1, ...periods.map((each) => each.new + each.returning + each.resurrected));
  const below = Math.max(0, ...periods.map(({ dormant }) => dormant));
  const scale = HEIGHT / (above + below);
  const line = above * scale;
  const step = 1 / Math.max(1, periods.length);
  const ticks = axisTicks(above, below, (members) => Math.abs(members).toLocaleString('en-US'));
  return (
    <div>
      <ul aria-label={LIFECYCLE_WORDS.legend} className={wrap({ columnGap: '4', rowGap: '1', textStyle: 'meta', marginBlockEnd: '2' })}>
        {([...ABOVE, 'dormant'] as const).map((state) => <li key={state} className={mark}><span className={chip} style={{ background: CHIPS[state] }} />{LIFECYCLE_WORDS[state]}</li>)}
      </ul>
      <ChartFrame ticks={ticks} columns={periods.map(({ start }) => dayWords(start))}>
        <svg aria-hidden="true" className={css({ width: 'full', height: '[220px]', overflow: 'visible' })}>
          <ChartPatterns id={id} />
          {ticks.map(({ at }) => <line key={at} x2="100%" y1={at * HEIGHT} y2={at * HEIGHT} stroke={CHART.grid} />)}
          {periods.map((each, index) => {
            const column = { x: ofWidth((index + GAP) * step), width: ofWidth(step * (1 - 2 * GAP)) };
            const fallen = { ...column, y: line, height: each.dormant * scale };
            let y = line;
            return (
              <g key={each.start}>
                {ABOVE.map((state) => {
                  const height = each[state] * scale;
                  y -= height;
                  const place = { ...column, y, height };
                  return <g key={state}><rect {...place} fill={INK[state]} />{state !== 'returning' && <rect {...place} fill={`url(#${id}${state === 'new' ? 'lines' : 'dots'})`} />}</g>;
                })}
                <rect {...fallen} fill={INK.dormant} />
                <rect {...fallen} fill={`url(#${id}lines)`} />
              </g>
            );
          })}
        </svg>
      </ChartFrame>
    </div>
  );
}

const INK = { returning: CHART.violet, resurrected: CHART.teal, new: CHART.amber, dormant: CHART.grey };
const CHIPS = { returning: INK.returning, resurrected: `${DOTTED}, ${INK.resurrected}`, new: `${hatched(CHART.ground)}, ${INK.new}`, dormant: `${hatched(CHART.ground)}, ${INK.dormant}` };

const mark = inlineStack({ gap: '1.5' });
const chip = css({ width: '2.5', height: '2.5', borderRadius: 'xs' });
