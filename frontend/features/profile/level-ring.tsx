import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { LEVEL_RING } from './profile.words.ts';

interface LevelRingProps {
  /** The person's level of achievements and progress to the next one; null while unknown, and the ring keeps its space. */
  level: { level: number; progress: number } | null;
  /** The person's picture in the middle of the ring. */
  children: ReactNode;
}

const SIZE = 128;
const RADIUS = 60;
const AROUND = 2 * Math.PI * RADIUS;

/** A person's picture in a ring that shows the progress to the next level, with the level below it. */
export function LevelRing({ level, children }: LevelRingProps) {
  return (
    <span className={frame}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} fill="none" strokeWidth={5} aria-hidden="true" className={ring}>
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} className={css({ stroke: 'raised' })} />
        {level && <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} strokeDasharray={AROUND} strokeDashoffset={AROUND * (1 - level.progress)} strokeLinecap="round" className={css({ stroke: 'brand' })} />}
      </svg>
      {children}
      {level && <span className={pill}>{LEVEL_RING.levelText(level.level)}</span>}
    </span>
  );
}

const frame = css({ position: 'relative', display: 'inline-grid', placeItems: 'center', width: '[128px]', height: '[128px]', borderRadius: 'full', backgroundColor: 'surface', flex: 'none' });
const ring = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', transform: 'rotate(-90deg)' });
const pill = css({ position: 'absolute', insetBlockEnd: '-2', textStyle: 'micro', fontWeight: 'semibold', color: 'fg', backgroundColor: 'surface', border: 'soft', borderRadius: 'full', paddingInline: '3', paddingBlock: '0.5', whiteSpace: 'nowrap' });
