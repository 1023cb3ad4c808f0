import { css } from '#styled/css';

const WIDTH = 100;
const HEIGHT = 28;

/** Small line chart of a sales figure without axes. It is hidden from screen readers, which read the number beside it. */
export function SparkLine({ values }: { values: readonly number[] }) {
  if (values.length < 2 || values.every((value) => value === values[0])) return <span className={css({ height: '7' })} />;
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const points = values.map((value, index) => `${((index * WIDTH) / (values.length - 1)).toFixed(2)} ${(1 + ((high - value) * (HEIGHT - 2)) / (high - low)).toFixed(2)}`);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={css({ display: 'block', width: 'full', height: '7', overflow: 'visible', color: 'chart.2' })}>
      <path d={`M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`} className={css({ fill: 'current', opacity: '[0.14]' })} />
      <path d={`M${points.join('L')}`} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
