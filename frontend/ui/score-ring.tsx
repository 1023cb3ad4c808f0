import { css } from '#styled/css';
import { centered, keepSize } from '#styled/patterns';

const RADIUS = 18;
const ROUND = 2 * Math.PI * RADIUS;
/** Lowest score, of 100, that the ring shows in the colour for good. */
const GOOD = 70;

/** A score of 0 to 100 as a ring around its number. */
export const ScoreRing = ({ score, label }: { score: number; label: string }) => (
  <div className={ring} role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={score}>
    <svg viewBox="0 0 44 44" width="48" height="48" aria-hidden>
      <circle cx="22" cy="22" r={RADIUS} fill="none" strokeWidth="4" className={css({ stroke: 'line.soft' })} />
      <circle cx="22" cy="22" r={RADIUS} fill="none" strokeWidth="4" strokeLinecap="round" strokeDasharray={`${(score / 100) * ROUND} ${ROUND}`} transform="rotate(-90 22 22)" className={css({ stroke: score >= GOOD ? 'good' : 'warn', transitionProperty: 'stroke-dasharray', transitionDuration: 'base' })} />
    </svg>
    <span className={centered({ position: 'absolute', inset: '0', fontWeight: 'bold', textStyle: 'meta', tabular: true })}>{score}</span>
  </div>
);

const ring = keepSize({ position: 'relative', width: '12', height: '12' });
