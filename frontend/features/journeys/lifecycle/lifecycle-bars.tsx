import { useId } from 'react';
import { css } from '#styled/css';
import { inlineStack, wrap } from '#styled/patterns';
import { dayWords } from '#lib/day-span.ts';
import { axisTicks } from '#ui/axis-ticks.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { CHART, DOTTED, hatched } from '#ui/chart-looks.ts';
import { LIFECYCLE_WORDS } from '../journeys.words.ts';

interface LifecyclePeriod {
  start: string;
  new: number;
  returning: number;
  resurrected: number;
  dormant: number;
}

const HEIGHT = 220;
const STEP = 24;
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
  const ticks = axisTicks(above, below, (members) => Math.abs(members).toLocaleString('en-US'));
  return (
    <div>
      <ul aria-label={LIFECYCLE_WORDS.legend} className={wrap({ columnGap: '4', rowGap: '1', textStyle: 'meta', marginBlockEnd: '2' })}>
        {([...ABOVE, 'dormant'] as const).map((state) => <li key={state} className={mark}><span className={chip} style={{ background: CHIPS[state] }} />{LIFECYCLE_WORDS[state]}</li>)}
      </ul>
      <ChartFrame ticks={ticks} columns={periods.map(({ start }) => dayWords(start))}>
        <svg viewBox={`0 0 ${periods.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={css({ width: 'full', height: '[220px]', overflow: 'visible' })}>
          <pattern id={`${id}dots`} width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1" fill={CHART.ground} opacity="0.6" /></pattern>
          <pattern id={`${id}lines`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" strokeWidth="2" stroke={CHART.ground} opacity="0.5" /></pattern>
          {ticks.map(({ at }) => <path key={at} d={`M0 ${at * HEIGHT}H${periods.length * STEP}`} vectorEffect="non-scaling-stroke" stroke={CHART.grid} />)}
          {periods.map((each, index) => {
            let y = line;
            return (
              <g key={each.start}>
                {ABOVE.map((state) => {
                  const height = each[state] * scale;
                  y -= height;
                  const place = { x: index * STEP + 3, y, width: STEP - 6, height };
                  return <g key={state}><rect {...place} fill={INK[state]} />{state !== 'returning' && <rect {...place} fill={`url(#${id}${state === 'new' ? 'lines' : 'dots'})`} />}</g>;
                })}
                <rect x={index * STEP + 3} y={line} width={STEP - 6} height={each.dormant * scale} fill={INK.dormant} />
                <rect x={index * STEP + 3} y={line} width={STEP - 6} height={each.dormant * scale} fill={`url(#${id}lines)`} />
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
