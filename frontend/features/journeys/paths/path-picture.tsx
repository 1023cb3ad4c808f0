import { useId } from 'react';
import { css } from '#styled/css';
import type { PathLink } from '#contracts/journeys.ts';
import { CHART } from '#ui/chart-looks.ts';
import { wordsOf } from '../event-places.ts';
import { HEIGHT, NODE_WIDTH, pathLayout, WIDTH } from './path-layout.ts';

/**
 * A diagram of people's paths as flows from left to right. The width is the number of people, and hatched flows end. A table beside it has
 * the same numbers.
 */
export function PathPicture({ links, people }: { links: readonly PathLink[]; people: number }) {
  const hatch = useId();
  const { nodes, flows } = pathLayout(links, people);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={css({ width: 'full', height: 'auto', color: 'fg' })}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke={CHART.grey} strokeWidth="1" /></pattern>
      {flows.map(({ key, from, to, width, ended }) => {
        const middle = (from.x + to.x) / 2;
        return <path key={key} d={`M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`} fill="none" strokeWidth={width} stroke={ended ? `url(#${hatch})` : CHART.violet} opacity={ended ? 0.5 : 0.28} />;
      })}
      {nodes.map(({ key, x, y, height, place, people: count }) => (
        <g key={key}>
          <rect x={x} y={y} width={NODE_WIDTH} height={height} rx="2" {...(place === 'ended' ? { fill: CHART.ground, stroke: CHART.grey, strokeDasharray: '2 2' } : { fill: CHART.violet })} />
          <text x={x + NODE_WIDTH + 5} y={y + Math.max(10, height / 2 + 4)} fontSize="12" fill={CHART.text} stroke={CHART.ground} strokeWidth="3" paintOrder="stroke">{wordsOf(place)} {count.toLocaleString('en-US')}</text>
        </g>
      ))}
    </svg>
  );
}
