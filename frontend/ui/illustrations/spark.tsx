import { at, type Place } from './place.ts';
import { tint, type SparkTint } from './tints.ts';

/** Draws a four-pointed spark, 24 units wide, with its middle at its place. */
export const Spark = ({ tone = 'amber', ...place }: Place & { tone?: SparkTint }) => (
  <path transform={at(place)} className={tint[tone]} d="M0-12C1-4.4 4.4-1 12 0 4.4 1 1 4.4 0 12-1 4.4-4.4 1-12 0-4.4-1-1-4.4 0-12Z" />
);

/** Draws small stars in the background of an illustration, each as [x, y, radius]. */
export const Stars = ({ points }: { points: readonly (readonly [number, number, number])[] }) => (
  <g className={tint.white} opacity=".55">{points.map(([x, y, r]) => <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />)}</g>
);
