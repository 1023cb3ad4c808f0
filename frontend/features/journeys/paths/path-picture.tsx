import { useId } from 'react';
import { css } from '#styled/css';
import { flex } from '#styled/patterns';
import type { PathLink } from '#contracts/journeys.ts';
import { CHART } from '#ui/chart-looks.ts';
import { ScrollBox } from '#ui/scroll-box.tsx';
import { ENDED } from '../event-places.ts';
import { PATHS_WORDS } from '../journeys.words.ts';
import { LABEL_GAP, NODE_WIDTH, pathLayout, WIDTH } from './path-layout.ts';

interface PathPictureProps {
  /** Links from `foldLinks`, whose places have names for readers. */
  links: readonly PathLink[];
  people: number;
  /** Text for the places where visits ended, or began. */
  end: string;
}

/**
 * A diagram of people's paths as flows from left to right. The width is the number of people, and hatched flows end. A table beside it has
 * the same numbers.
 */
export function PathPicture({ links, people, end }: PathPictureProps) {
  const hatch = useId();
  const { nodes, flows, height, labelWidth } = pathLayout(links, people);
  return (
    <ScrollBox label={PATHS_WORDS.picture}>
      <div role="img" data-chart="" aria-label={PATHS_WORDS.pictureText} className={css({ position: 'relative' })} style={{ width: WIDTH, height }}>
        <svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className={css({ display: 'block' })}>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke={CHART.grey} strokeWidth="1" /></pattern>
          {flows.map(({ key, from, to, width, ended }) => {
            const middle = (from.x + to.x) / 2;
            return <path key={key} d={`M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`} fill="none" strokeWidth={width} stroke={ended ? `url(#${hatch})` : CHART.violet} opacity={ended ? 0.5 : 0.28} />;
          })}
          {nodes.map(({ key, x, y, height: tall, place }) => (
            <rect key={key} x={x} y={y} width={NODE_WIDTH} height={tall} rx="2" {...(place === ENDED ? { fill: CHART.ground, stroke: CHART.grey, strokeDasharray: '2 2' } : { fill: CHART.violet })} />
          ))}
        </svg>
        {nodes.map(({ key, x, label, place, people: count }) => (
          <p key={key} className={labelBox} style={{ left: x + NODE_WIDTH + LABEL_GAP, top: label.y, height: label.height, width: labelWidth }}>
            <span className={words}><strong>{count.toLocaleString('en-US')}</strong> {place === ENDED ? end : place}</span>
          </p>
        ))}
      </div>
    </ScrollBox>
  );
}

const labelBox = flex({ position: 'absolute', alignItems: 'center' });
// The background keeps a label readable where flows cross it.
const words = css({ fontSize: '12', lineHeight: 'snug', lineClamp: '2', fontVariantNumeric: 'tabular-nums', borderRadius: 'xs', backgroundColor: '[color-mix(in oklab, {colors.surface}, transparent 25%)]' });
